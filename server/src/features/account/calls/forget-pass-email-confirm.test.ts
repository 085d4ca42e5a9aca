import { forgetPass, forgetPassEmailConfirm } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { afterEach, expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { signMailedTo } from '../../../testing/mails.ts';
import { freshAddress, makeOrganization } from '../../../testing/people.ts';

const site = await openSite();
const [person] = (await makeOrganization(site)).people;
afterEach(() => site.shiftClock('0'));

const look = async (sign: string) => (await site.call(forgetPassEmailConfirm, { sign })).code;

async function mailedSign(): Promise<string> {
  await site.call(forgetPass, { account: person.account }, { address: freshAddress() });
  return signMailedTo(site, person.orgId, { template: 'resetPassword', to: person.email });
}

test('looking uses nothing up', async () => {
  const sign = await mailedSign();
  expect([await look(sign), await look(sign), await look(sign)]).toEqual([CODES.ok, CODES.ok, CODES.ok]);
});

test('a sign holds for 30 minutes', async () => {
  const sign = await mailedSign();
  await site.shiftClock('29 minutes');
  expect(await look(sign)).toBe(CODES.ok);
  await site.shiftClock('31 minutes');
  expect(await look(sign)).toBe(CODES.linkExpire);
});

test('a newer mail takes the place of an older one, and what nobody was sent has expired', async () => {
  const [older, newer] = [await mailedSign(), await mailedSign()];
  expect([await look(older), await look(newer)]).toEqual([CODES.linkExpire, CODES.ok]);
  expect(await look('A'.repeat(22))).toBe(CODES.linkExpire);
});
