import { afterAll, beforeAll, expect, test } from 'vitest';
import { asTenant } from '../../testing/as-tenant.ts';
import { makeOrganization } from '../../testing/people.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';
import { refuseTestSettings } from './production-checks.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('production refuses a shifted clock, a test site does not', async () => {
  const production = { ...site.config, NODE_ENV: 'production' as const };
  await refuseTestSettings(production, site.db);
  await site.shiftClock('1 minute');
  await expect(refuseTestSettings(production, site.db)).rejects.toThrow(/clock/);
  await refuseTestSettings(site.config, site.db);
  await site.shiftClock('0');
});

test('production refuses an account of the invented cast, in whatever organization, a test site does not', async () => {
  const production = { ...site.config, NODE_ENV: 'production' as const };
  const { orgId, people } = await makeOrganization(site);
  await refuseTestSettings(production, site.db);
  await asTenant(site.owner, orgId, (client) =>
    client.query('update member set is_cast = true where user_code = $1', [people[1]?.userCode]),
  );
  await expect(refuseTestSettings(production, site.db)).rejects.toThrow(/demonstration/);
  await refuseTestSettings(site.config, site.db);
});
