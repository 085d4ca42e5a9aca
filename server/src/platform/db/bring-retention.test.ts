import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../testing/site.ts';
import type { SweepSpec } from '../sweep/sweep-spec.ts';
import { bringRetention } from './bring-retention.ts';

const sweep = { what: 'ticket', table: 'live_ticket', overSince: 'expires_at', keep: '1 hour' };

let site: TestSite;
let owner: Kysely<unknown>;
beforeAll(async () => {
  site = await openTestSite();
  const pool = new pg.Pool({ connectionString: site.owner.options.connectionString, max: 1 });
  owner = new Kysely({ dialect: new PostgresDialect({ pool }) });
  await bringRetention(owner, []);
});
afterAll(async () => {
  await owner.destroy();
  await site.close();
});

async function lines(): Promise<SweepSpec[]> {
  const { rows } = await site.owner.query<SweepSpec>(
    `select what, relation as table, over_since as "overSince", kept::text as keep from retention order by what`,
  );
  return rows;
}

test('retention lines follow the sweeps of the features: added, changed and removed', async () => {
  await bringRetention(owner, [{ name: 'order', sweeps: [sweep] }, { name: 'invoice' }]);
  expect(await lines()).toEqual([{ ...sweep, keep: '01:00:00' }]);
  const changed = { ...sweep, table: 'mail', overSince: 'sent_at', keep: '2 days' };
  const features = [{ name: 'order', sweeps: [changed, { ...changed, what: 'other mail' }] }];
  await bringRetention(owner, features);
  await bringRetention(owner, features);
  expect(await lines()).toEqual([{ ...changed, what: 'other mail' }, changed]);
  await bringRetention(owner, []);
  expect(await lines()).toEqual([]);
});

test.each([
  [{ table: 'no_table' }, 'relation "public.no_table" does not exist'],
  [{ overSince: 'no_column' }, 'column "no_column" does not exist'],
  [{ overSince: 'org_id' }, 'operator does not exist: uuid < timestamp with time zone'],
  [{ keep: 'a while' }, 'invalid input syntax for type interval: "a while"'],
  [{ keep: '-1 days' }, 'violates check constraint'],
  [{ table: 'dentist', overSince: 'created_at' }, 'must grant delete on dentist to archway_definer'],
])(
  'a sweep that could not run is refused with its name and changes no line: %j',
  async (mistake, message) => {
    await bringRetention(owner, [{ name: 'order', sweeps: [sweep] }]);
    const sweeps = [
      { ...sweep, keep: '3 hours' },
      { ...sweep, what: 'broken', ...mistake },
    ];
    const refused = await bringRetention(owner, [{ name: 'order', sweeps }]).catch(String);
    expect(refused).toContain('sweep "broken" of feature order: ');
    expect(refused).toContain(message);
    expect(await lines()).toEqual([{ ...sweep, keep: '01:00:00' }]);
  },
);

test('a table swept by two features is refused, and so is a name used twice', async () => {
  const twoFeatures = [
    { name: 'order', sweeps: [sweep] },
    { name: 'invoice', sweeps: [{ ...sweep, what: 'other' }] },
  ];
  await expect(bringRetention(owner, twoFeatures)).rejects.toThrow(
    'sweep "other" of feature invoice: feature order sweeps table live_ticket already',
  );
  const sameName = [{ name: 'order', sweeps: [sweep, { ...sweep, table: 'mail' }] }];
  await expect(bringRetention(owner, sameName)).rejects.toThrow('feature order has a sweep of this name');
});

test('only the owner of the schema can change retention lines, not the role that sweeps', async () => {
  const { rows } = await site.owner.query<{ role: string }>(
    `select distinct role from unnest(array['archway_app', 'archway_queue', 'archway_definer', 'archway_owner']) role,
       unnest(array['insert', 'update', 'delete', 'truncate']) right_to
     where has_table_privilege(role, 'retention', right_to)`,
  );
  expect(rows).toEqual([{ role: 'archway_owner' }]);
});
