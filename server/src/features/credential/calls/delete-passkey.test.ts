import { CODES } from '@archway/contract/codes';
import { deletePasskey, querySignInMethods } from '@archway/contract/credential/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPasskey, signInVerified } from '../../../testing/credentials.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let person: TestPerson;
let colleague: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  [person, colleague] = (await makeOrganization(site)).people;
  [stranger] = (await makeOrganization(site)).people;
});
afterAll(() => site.close());

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
