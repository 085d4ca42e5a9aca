import { CODES } from '@archway/contract/codes';
import { deletePasskey, querySignInMethods } from '@archway/contract/credential/calls';
import { expect, test } from 'vitest';
import { newPasskey, signInVerified } from '../../../testing/credentials.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;
const [stranger] = (await makeOrganization(site)).people;

const list = async (accessToken: string) =>
  (await site.call(querySignInMethods, {}, { accessToken })).data.passkeys;
const remove = (accessToken: string, passkeyId: string) =>
  site.call(deletePasskey, { passkeyId }, { accessToken });

test('takes one away and leaves the others', async () => {
  const accessToken = await signInVerified(site, person);
  await newPasskey(site, accessToken, 'first');
  await newPasskey(site, accessToken, 'second');
  const [first] = await list(accessToken);
  expect(await remove(accessToken, first?.passkeyId ?? '')).toMatchObject({ code: CODES.ok, data: {} });
  expect((await list(accessToken)).map(({ name }) => name)).toEqual(['second']);
  expect((await remove(accessToken, first?.passkeyId ?? '')).code).toBe(CODES.notFound);
});

test("a colleague's passkey and a stranger's are not found, and stay", async () => {
  const accessToken = await signInVerified(site, person);
  for (const other of [colleague, stranger]) {
    const theirs = await signInVerified(site, other);
    await newPasskey(site, theirs);
    const [passkey] = await list(theirs);
    expect((await remove(accessToken, passkey?.passkeyId ?? '')).code).toBe(CODES.notFound);
    expect(await list(theirs)).toHaveLength(1);
  }
});

test('needs the password first', async () => {
  const answer = await remove(await signIn(site, person), person.userCode);
  expect(answer.code).toBe(CODES.resetPasswordNeedVerify);
});
