import { CODES } from '@archway/contract/codes';
import { querySignInMethods, stopTotp } from '@archway/contract/credential/calls';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import {
  secondStepTicket,
  recoveryCodes,
  signInVerified,
  startCodes,
  StepClock,
} from '../../../testing/credentials.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const clock = new StepClock(site);
const [person, colleague] = (await makeOrganization(site)).people;
beforeEach(() => clock.go(0));

test('log-in is plain again, secret and recovery codes are gone, those of others are not', async () => {
  const { accessToken } = await startCodes(site, clock, person);
  await startCodes(site, clock, colleague);
  await recoveryCodes(site, accessToken);
  expect(await site.call(stopTotp, {}, { accessToken })).toMatchObject({ code: CODES.ok, data: {} });
  await signIn(site, person);
  expect((await site.call(querySignInMethods, {}, { accessToken })).data).toEqual({
    passkeys: [],
    totpSince: null,
    recoveryCodesLeft: 0,
  });
  const left = await rowsAs(site.owner, person.orgId, 'select user_code from totp');
  expect(left).toEqual([{ user_code: colleague.userCode }]);
  expect(await secondStepTicket(site, colleague)).toMatch(/^[\w-]{22}$/);
  const audit = await rowsAs(
    site.owner,
    person.orgId,
    `select object from audit where call = 'user/stopTotp' and actor = $1`,
    [person.userCode],
  );
  expect(audit).toEqual([{ object: person.userCode }]);
});

test('where there is none to stop it stays so; the password is needed first', async () => {
  const [someone] = (await makeOrganization(site)).people;
  const accessToken = await signInVerified(site, someone);
  expect((await site.call(stopTotp, {}, { accessToken })).code).toBe(CODES.ok);
  const unverified = await signIn(site, someone);
  expect((await site.call(stopTotp, {}, { accessToken: unverified })).code).toBe(
    CODES.resetPasswordNeedVerify,
  );
});
