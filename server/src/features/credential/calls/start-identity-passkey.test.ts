import { CODES } from '@archway/contract/codes';
import { startIdentityPasskey } from '@archway/contract/credential/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPasskey, signInVerified } from '../../../testing/credentials.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let person: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  [person, colleague] = (await makeOrganization(site)).people;
});
afterAll(() => site.close());

const start = (accessToken: string) => site.call(startIdentityPasskey, {}, { accessToken });

test("asks for one of the caller's own passkeys; the password is not needed", async () => {
  const { credentialId: id } = await newPasskey(site, await signInVerified(site, person));
  const { code, data } = await start(await signIn(site, person));
  expect(code).toBe(CODES.ok);
  expect(data.question).toMatchObject({
    rpId: new URL(site.config.PUBLIC_ORIGIN).hostname,
    allowCredentials: [{ id, type: 'public-key', transports: ['internal'] }],
    userVerification: 'required',
  });
});

test('who has none is told so', async () => {
  expect((await start(await signIn(site, colleague))).code).toBe(CODES.notFound);
});
