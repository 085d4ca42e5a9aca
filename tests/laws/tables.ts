import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature } from '@archway/server/platform/feature';
import type { Finding } from './finding.ts';
import { BORROWED, OWNERS, PLATFORM_TABLES } from './table-owners.ts';

const FEATURE = /^server\/src\/features\/([^/]+)\//;
const NOT_SHIPPED = /\.(test|fixtures)\.ts$/;

/** How a repository names a table: by the query builder, or in SQL. */
const namesTable = (table: string): RegExp =>
  new RegExp(
    `\\b(?:insertInto|updateTable|deleteFrom|selectFrom|innerJoin|leftJoin|from|using)\\(\\s*'${table}(?: as \\w+)?'` +
      `|\\b(?:from|join|into|update|using) ${table}\\b`,
  );
const PATTERNS = Object.entries(OWNERS).map(([table, owner]) => ({
  table,
  owner,
  pattern: namesTable(table),
}));

/** A feature names its own tables. Another's only where `BORROWED` says why, and only as long as it does. */
export function findBorrowedTables(root: string, files: readonly string[]): Finding[] {
  return files
    .filter((file) => FEATURE.test(file) && !NOT_SHIPPED.test(file))
    .flatMap((file) => judge(file, readFileSync(join(root, file), 'utf8')));
}

function judge(file: string, source: string): Finding[] {
  const feature = FEATURE.exec(file)?.[1];
  const named = PATTERNS.filter(({ owner, pattern }) => owner !== feature && pattern.test(source));
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
  return features.flatMap(({ name, sweeps = [] }) =>
    sweeps
      .map(({ table }) => ({ table, owner: PLATFORM_TABLES.has(table) ? 'platform' : OWNERS[table] }))
      .filter(({ owner }) => owner !== name)
      .map(({ table, owner = 'nobody' }) => ({
        file: `server/src/features/${name}/index.ts`,
        rule: 'tables-have-owners',
        detail: `sweeps ${table}, which belongs to ${owner}`,
      })),
  );
}
