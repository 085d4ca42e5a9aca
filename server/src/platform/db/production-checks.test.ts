import { afterAll, beforeAll, expect, test } from 'vitest';
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
});
