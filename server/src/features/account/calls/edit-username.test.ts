import { editUsername, info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { login } from '@archway/contract/session/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import {
  addMembers,
  freshAddress,
  makeOrganization,
  signInVerified,
  TEST_PASSWORD,
} from '../../../testing/people.ts';

const site = await openSite();
const colleague = (await makeOrganization(site)).people[0];

/** Access tokens of members who have not changed their name yet. */
async function newcomers(count: number): Promise<string[]> {
  const roles = Array.from({ length: count }, () => 'dentist');
  const people = await addMembers(site, colleague.orgId, roles);
  return Promise.all(people.map((person) => signInVerified(site, person)));
}
const rename = (accessToken: string | undefined, username: string) =>
  site.call(editUsername, { username }, { accessToken: accessToken ?? '' });

test('changes the name once; from then on the new one signs in', async () => {
  const [accessToken] = await newcomers(1);
  expect((await rename(accessToken, 'ada.nordstrom')).code).toBe(CODES.ok);
  const again = await rename(accessToken, 'ada.again');
  expect(again).toMatchObject({ code: CODES.accountAlreadyRenamed, data: null });
  const signedIn = await site.call(
    login,
    { account: 'Ada.Nordstrom', password: TEST_PASSWORD },
    { address: freshAddress() },
  );
  expect(signedIn.code).toBe(CODES.ok);
  const own = await site.call(info, {}, { accessToken: signedIn.data.accessToken });
  expect(own.data.loginAccount).toBe('ada.nordstrom');
});

test('a name somebody has is taken, in whatever organization and case', async () => {
  const stranger = (await makeOrganization(site)).people[0];
  const [accessToken] = await newcomers(1);
  for (const name of [colleague.account, stranger.account.toUpperCase()]) {
    expect(await rename(accessToken, name)).toMatchObject({
      code: CODES.accountNameTaken,
      msg: 'This name is already in use.',
    });
  }
  expect((await rename(accessToken, 'still.free')).code).toBe(CODES.ok);
});

test('of two who want a name at once one gets it', async () => {
  const tokens = await newcomers(2);
  const answers = await Promise.all(tokens.map((token) => rename(token, 'wanted.by.two')));
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    CODES.ok,
    CODES.accountNameTaken,
  ]);
});

test('who asks for two names at once gets one', async () => {
  const [accessToken] = await newcomers(1);
  const answers = await Promise.all(['one.name', 'other.name'].map((name) => rename(accessToken, name)));
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    CODES.ok,
    CODES.accountAlreadyRenamed,
  ]);
});

test.each(['ab', 'someone@elsewhere.example', 'x'.repeat(65), 'with space', 'häuser', ''])(
  '%j is no account name',
  async (name) => {
    const accessToken = await signInVerified(site, colleague);
    expect((await rename(accessToken, name)).code).toBe(CODES.invalidInput);
  },
);
