import { CODES } from '@archway/contract/codes';
import { freeLogin, makeLoginSign, queryLoginSign } from '@archway/contract/session/calls';
import { afterEach, expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [person] = (await makeOrganization(site)).people;
afterEach(() => site.shiftClock('0'));

async function newToken(): Promise<string> {
  const accessToken = await signIn(site, person);
  const { data } = await site.call(makeLoginSign, {}, { accessToken });
  return data?.sign ?? '';
}
const look = (sign: string) => site.call(queryLoginSign, { sign });

test('tells whom the sign is for, as often as it is asked, and uses nothing up', async () => {
  const sign = await newToken();
  for (let i = 0; i < 3; i += 1)
    expect((await look(sign)).data).toMatchObject({ userCode: person.userCode, account: person.account });
  expect((await site.call(freeLogin, { sign })).code).toBe(CODES.ok);
  expect((await look(sign)).code).toBe(CODES.linkExpire);
});

test('tells nothing of an old sign and of none', async () => {
  const sign = await newToken();
  await site.shiftClock('61 seconds');
  const [old, none] = [await look(sign), await look('A'.repeat(22))];
  expect(old).toEqual(none);
  expect(old.code).toBe(CODES.linkExpire);
});
