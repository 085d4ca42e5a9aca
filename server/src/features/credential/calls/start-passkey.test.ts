import { CODES } from '@archway/contract/codes';
import { startPasskey } from '@archway/contract/credential/calls';
import { MOST_PASSKEYS } from '@archway/contract/credential/model';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { newPasskey, signInVerified } from '../../../testing/credentials.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;

const start = (accessToken: string) => site.call(startPasskey, {}, { accessToken });

test('asks for a passkey of this site that asks for its user and is found without a name', async () => {
  const { code, data } = await start(await signInVerified(site, person));
  expect(code).toBe(CODES.ok);
  expect(data.question['challenge']).toMatch(/^[\w-]{43}$/);
  expect(data.question).toMatchObject({
    rp: { id: new URL(site.config.PUBLIC_ORIGIN).hostname, name: 'Archway' },
    user: {
      id: Buffer.from(person.userCode.replaceAll('-', ''), 'hex').toString('base64url'),
      name: person.account,
      displayName: `The ${person.account}`,
    },
    attestation: 'none',
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
    timeout: 300_000,
  });
});

test("names the member's own passkeys, so that no device makes a second one", async () => {
  const accessToken = await signInVerified(site, person);
  const { credentialId: id } = await newPasskey(site, accessToken);
  await newPasskey(site, await signInVerified(site, colleague));
  const { question } = (await start(accessToken)).data;
  expect(question['excludeCredentials']).toEqual([{ id, type: 'public-key', transports: ['internal'] }]);
});

test('asks for none beyond the most that are kept', async () => {
  const [someone] = (await makeOrganization(site)).people;
  const accessToken = await signInVerified(site, someone);
  await rowsAs(
    site.owner,
    someone.orgId,
    `insert into passkey (org_id, id, user_code, credential_id, public_key, counter, transports, name)
     select $1, gen_random_uuid(), $2, gen_random_uuid()::text, '', 0, '{}', 'kept' from generate_series(1, $3)`,
    [someone.orgId, someone.userCode, MOST_PASSKEYS],
  );
  expect((await start(accessToken)).code).toBe(CODES.passkeyRefused);
});

test('needs the password first', async () => {
  expect((await start(await signIn(site, person))).code).toBe(CODES.resetPasswordNeedVerify);
});
