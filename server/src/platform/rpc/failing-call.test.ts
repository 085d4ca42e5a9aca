import { randomUUID } from 'node:crypto';
import { defineCall } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { rowsAs } from '../../testing/as-tenant.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';
import { SITE_ORG_ID } from '../site-org.ts';
import { defineEvent } from '../events/events.ts';
import { record } from '../events/record.ts';
import { implement } from './implement.ts';

/** Changes three tables and then succeeds or fails, as the test asks. */
const change = defineCall({
  path: 'test/change',
  method: 'POST',
  access: 'public',
  summary: 'Changes something.',
  input: z.strictObject({}),
  output: z.object({ changed: z.boolean() }),
  fails: ['conflict'],
  mutates: true,
});

const changed = defineEvent('test.changed', z.object({ what: z.string() }));

let outcome: 'well' | 'refused' | 'broken' | 'wrongOutput';
const changing = implement(
  change,
  async ({ tx, audit, fail }) => {
    await sql`insert into web_vital (org_id, id, name, value, route, browser, screen, version)
      values (app_org(), gen_random_uuid(), 'LCP', 1, '', '', '', '')`.execute(tx);
    await record(tx, changed, { what: 'all' });
    audit({ object: 'o' });
    if (outcome === 'refused') fail('conflict', { data: { version: 2 } });
    if (outcome === 'broken') await sql`select 1 / 0`.execute(tx);
    return { changed: outcome === 'wrongOutput' ? ('yes' as unknown as boolean) : true };
  },
  { tenant: 'site' },
);

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite([{ name: 'test', calls: [changing] }]);
});
afterAll(() => site.close());
beforeEach(() => {
  outcome = 'well';
});

async function rows(): Promise<unknown> {
  const [counts] = await rowsAs(
    site.owner,
    SITE_ORG_ID,
    `select (select count(*)::int from web_vital) as changes, (select count(*)::int from outbox) as events,
       (select count(*)::int from audit) as audits, (select count(*)::int from idempotency) as keys`,
  );
  return counts;
}

test.each([
  ['refused', CODES.conflict, { version: 2 }],
  ['broken', CODES.internal, null],
  ['wrongOutput', CODES.internal, null],
] as const)(
  'a call that ends %s is rolled back, and its idempotency key can be used again',
  async (bad, code, data) => {
    const before = (await rows()) as Record<string, number>;
    const idempotencyKey = randomUUID();
    outcome = bad;
    expect(await site.call(change, {}, { idempotencyKey })).toMatchObject({ code, data });
    expect(await rows()).toEqual(before);

    outcome = 'well';
    expect(await site.call(change, {}, { idempotencyKey })).toMatchObject({ code: CODES.ok });
    expect(await rows()).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, n]) => [name, n + 1])),
    );
  },
);
