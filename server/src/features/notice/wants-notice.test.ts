import { update } from '@archway/contract/account/calls';
import { saveReceiveConfig } from '@archway/contract/notice/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { makeOrganization, signIn } from '../../testing/people.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';
import { wantsNotice } from './public.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('a sender learns what was chosen, and the default of the rest', async () => {
  const [person, colleague] = (await makeOrganization(site)).people;
  const accessToken = await signIn(site, person);
  const changes = { newDevice: { email: false }, message: { email: true } };
  await site.call(saveReceiveConfig, { changes }, { accessToken });
  const wants = (
    owner: typeof person,
    ...what: ['newDevice' | 'message', 'stationLetter' | 'email' | 'sms']
  ) => inTransaction(site.db, { orgId: owner.orgId }, (tx) => wantsNotice(tx, owner, ...what));
  expect(await wants(person, 'newDevice', 'email')).toBe(false);
  expect(await wants(person, 'message', 'email')).toBe(true);
  expect(await wants(person, 'message', 'stationLetter')).toBe(true);
  expect(await wants(person, 'message', 'sms')).toBe(false);
  expect(await wants(colleague, 'newDevice', 'email')).toBe(true);
  await site.call(update, { messageReceivingType: 'sms' }, { accessToken });
  expect(await wants(person, 'message', 'sms')).toBe(true);
});
