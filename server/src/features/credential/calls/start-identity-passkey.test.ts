import { CODES } from '@archway/contract/codes';
import { startIdentityPasskey } from '@archway/contract/credential/calls';
import { expect, test } from 'vitest';
import { newPasskey, signInVerified } from '../../../testing/credentials.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;

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
