import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Feature } from '@archway/server/platform/feature';
import type { Finding } from './finding.ts';
import { BORROWED, OWNERS_BY_LIST, PLATFORM_TABLES } from './table-owners.ts';

const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url));
const FEATURE = /^server\/src\/features\/([^/]+)\//;
const NOT_SHIPPED = /\.(test|fixtures)\.ts$/;

/** How a repository names a table: by the query builder, or in SQL. */
const namesTable = (table: string): RegExp =>
  new RegExp(
    `\\b(?:insertInto|updateTable|deleteFrom|selectFrom|innerJoin|leftJoin|from|using)\\(\\s*'${table}(?: as \\w+)?'` +
      `|\\b(?:from|join|into|update|using) ${table}\\b`,
  );

/** Tables of the schema as it is generated from the database. The view `x_found` is what rows of `x` are searched in. */
export function tablesOf(root: string): string[] {
  const schema = readFileSync(join(root, 'server/src/platform/db/schema.generated.ts'), 'utf8');
  const names = /export interface Schema \{(.*?)\n\}/s.exec(schema)?.[1]?.matchAll(/^ {2}(\w+): \{/gm) ?? [];
  return [...new Set([...names].map(([, name = '']) => name.replace(/_found$/, '')))];
}

/** The feature a table belongs to; of two whose names fit, the longer one. */
export function ownerOf(table: string, features: readonly string[]): string | undefined {
  const listed = OWNERS_BY_LIST[table];
  if (listed !== undefined) return listed;
  const fits = (feature: string) => `${table}_`.startsWith(`${feature.replaceAll('-', '_')}_`);
  return features.filter(fits).toSorted((a, b) => b.length - a.length)[0];
}

interface Owned {
  table: string;
  owner: string;
  pattern: RegExp;
}

/** As the checkout has them, wherever the files lie that are judged. */
function ownedTables(): Owned[] {
  const features = readdirSync(join(CHECKOUT, 'server/src/features'));
  return tablesOf(CHECKOUT)
    .filter((table) => !PLATFORM_TABLES.has(table))
    .map((table) => ({ table, owner: ownerOf(table, features) ?? 'nobody', pattern: namesTable(table) }));
}

/** A feature names its own tables. Another's only where `BORROWED` says why, and only as long as it does. */
export function findBorrowedTables(root: string, files: readonly string[]): Finding[] {
  const owned = ownedTables();
  return files
    .filter((file) => FEATURE.test(file) && !NOT_SHIPPED.test(file))
    .flatMap((file) => judge(file, readFileSync(join(root, file), 'utf8'), owned));
}

function judge(file: string, source: string, owned: readonly Owned[]): Finding[] {
  const feature = FEATURE.exec(file)?.[1];
  const named = owned.filter(({ owner, pattern }) => owner !== feature && pattern.test(source));
  const allowed = Object.keys(BORROWED[file] ?? {});
  const finding = (detail: string): Finding => ({ file, rule: 'tables-have-owners', detail });
  return [
    ...named
      .filter(({ table }) => !allowed.includes(table))
      .map(({ table, owner }) => finding(`names ${table}, which belongs to ${owner}`)),
    ...allowed
      .filter((table) => !named.some((one) => one.table === table))
      .map((table) => finding(`does not name ${table} any more: take it off the list`)),
  ];
}

/** A feature sweeps its own tables only. What goes when from another's table is for the other to say. */
export function findForeignSweeps(features: readonly Pick<Feature, 'name' | 'sweeps'>[]): Finding[] {
  const folders = readdirSync(join(CHECKOUT, 'server/src/features'));
  return features.flatMap(({ name, sweeps = [] }) =>
    sweeps
      .map(({ table }) => ({
        table,
        owner: PLATFORM_TABLES.has(table) ? 'platform' : ownerOf(table, folders),
      }))
      .filter(({ owner }) => owner !== name)
      .map(({ table, owner = 'nobody' }) => ({
        file: `server/src/features/${name}/index.ts`,
        rule: 'tables-have-owners',
        detail: `sweeps ${table}, which belongs to ${owner}`,
      })),
  );
}
