import { checkUsernameExist } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let me: TestPerson;
let stranger: TestPerson;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
  [me] = (await makeOrganization(site)).people;
  [stranger] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, me);
});
afterAll(() => site.close());

const check = (username: string, token = accessToken) =>
  site.call(checkUsernameExist, { username }, { accessToken: token });

test("tells of names of the whole site, not of one's own, and of no addresses", async () => {
  expect((await check(stranger.account.toUpperCase())).data).toEqual({ exists: true });
  expect((await check(stranger.email)).code).toBe(CODES.invalidInput);
  expect((await check('nobody.here')).data).toEqual({ exists: false });
  expect((await check(me.account)).data).toEqual({ exists: false });
});

test('needs a session, takes what could be a name, ten an hour', async () => {
  expect((await check(stranger.account, '')).code).toBe(CODES.sessionUnknown);
  const token = await signIn(site, stranger);
  expect((await check('a b', token)).code).toBe(CODES.invalidInput);
  for (let i = 0; i < 9; i += 1) expect((await check(`name${i}`, token)).code).toBe(CODES.ok);
  expect((await check('name10', token)).code).toBe(CODES.tooMany);
});
