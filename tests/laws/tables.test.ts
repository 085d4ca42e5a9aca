import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { features } from '@archway/server/main/features';
import { afterAll, expect, it } from 'vitest';
import { OWNERS_BY_LIST, PLATFORM_TABLES } from './table-owners.ts';
import { findBorrowedTables, findForeignSweeps, ownerOf, tablesOf } from './tables.ts';
import { makeWorkspace } from './workspace.ts';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = readdirSync(join(REPOSITORY, 'server/src/features'));

/** Each way in which a repository can name another feature's table. */
const PLANTS = {
  'server/src/features/order/a.repository.ts': `tx.selectFrom('member').selectAll();`,
  'server/src/features/order/b.repository.ts': `tx.updateTable('member').set({});`,
  'server/src/features/order/c.repository.ts': `tx.insertInto('patient_case').values({});`,
  'server/src/features/order/d.repository.ts': `tx.deleteFrom('file').execute();`,
  'server/src/features/order/e.repository.ts': `query.innerJoin('member as maker', 'a', 'b');`,
  'server/src/features/order/f.repository.ts': 'sql`select 1 from organization`;',
  'server/src/features/order/g.repository.ts': 'sql`update role set name = 1`;',
};
const LAWFUL = {
  'server/src/features/member/own.repository.ts': `tx.selectFrom('member').selectAll();`,
  'server/src/features/order/order.test.ts': `tx.selectFrom('member').selectAll();`,
  'server/src/features/order/words.ts': `// what a member sees, from the file to the role`,
};
/** On the list, and names nothing any more. */
const STALE = 'server/src/features/role/role-holders.repository.ts';

const root = makeWorkspace(REPOSITORY, { ...PLANTS, ...LAWFUL, [STALE]: 'export const nothing = 1;' });
afterAll(() => rmSync(root, { recursive: true }));
const filesOf = (planted: object): string[] => Object.keys(planted);
const found = (files: readonly string[]): string[] => findBorrowedTables(root, files).map(({ file }) => file);

it.each(filesOf(PLANTS))('a table of another is caught: %s', (file) => {
  expect(found([file])).toEqual([file]);
});

it('own tables, tests and words are none', () => {
  expect(found(filesOf(LAWFUL))).toEqual([]);
});

it('a reason that is not needed any more is caught', () => {
  expect(found([STALE])).toEqual([STALE]);
});

it('a sweep of another feature’s table is caught, one of an own table is not', () => {
  const line = { what: 'a', overSince: 'created_at', keep: '1 day' };
  const sweeps = ['case_mark', 'member', 'mail', 'no_table'].map((table) => ({ ...line, table }));
  expect(findForeignSweeps([{ name: 'mark', sweeps }]).map(({ detail }) => detail)).toEqual([
    'sweeps member, which belongs to member',
    'sweeps mail, which belongs to platform',
    'sweeps no_table, which belongs to nobody',
  ]);
  const ofPlatform = sweeps.filter(({ table }) => table === 'mail');
  expect(findForeignSweeps([{ name: 'platform', sweeps: ofPlatform }])).toEqual([]);
});

it('every feature sweeps only tables of its own', () => {
  expect(findForeignSweeps(features)).toEqual([]);
});

it('every table has an owner', () => {
  const unowned = tablesOf(REPOSITORY).filter(
    (table) => !PLATFORM_TABLES.has(table) && !FOLDERS.includes(ownerOf(table, FOLDERS) ?? ''),
  );
  expect(unowned).toEqual([]);
});

it('a table belongs to the feature whose name it begins with, the longer one of two', () => {
  expect(ownerOf('order_item', ['order', 'order-item', 'case'])).toBe('order-item');
  expect(ownerOf('ordering', ['order'])).toBeUndefined();
});

it('no table is listed whose name tells', () => {
  const needless = Object.entries(OWNERS_BY_LIST).filter(
    ([table, owner]) => `${table}_`.startsWith(`${owner.replaceAll('-', '_')}_`) && FOLDERS.includes(owner),
  );
  expect(needless).toEqual([]);
});
