import { checkUsernameExist } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [me] = (await makeOrganization(site)).people;
const [stranger] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, me);

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
