import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { revokeAllSessions, verifyIdentity } from '@archway/contract/session/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, TEST_PASSWORD } from '../../../testing/people.ts';

const site = await openSite();
const [administrator, dentist] = (await makeOrganization(site)).people;

const codeFor = async (accessToken: string) => (await site.call(info, {}, { accessToken })).code;

test('needs the password first, the own one is enough, and ends all sessions but this one', async () => {
  const [accessToken, second, third] = [
    await signIn(site, dentist),
    await signIn(site, dentist),
    await signIn(site, dentist),
  ];
  const colleague = await signIn(site, administrator);
  const refused = await site.call(revokeAllSessions, {}, { accessToken });
  expect(refused).toMatchObject({ code: CODES.resetPasswordNeedVerify, data: { group: 'own' } });
  expect(await codeFor(second)).toBe(CODES.ok);

  await site.call(verifyIdentity, { password: TEST_PASSWORD }, { accessToken });
  const { code, data } = await site.call(revokeAllSessions, {}, { accessToken });
  expect({ code, data }).toEqual({ code: CODES.ok, data: { ended: 2 } });
  expect([await codeFor(second), await codeFor(third)]).toEqual([CODES.sessionEnded, CODES.sessionEnded]);
  expect([await codeFor(accessToken), await codeFor(colleague)]).toEqual([CODES.ok, CODES.ok]);
});
