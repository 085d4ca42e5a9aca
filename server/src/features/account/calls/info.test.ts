import { DEFAULT_PREFERENCE } from '@archway/contract/account/preference';
import { confirmEmail, editEmail, editUsername, info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { signMailedTo } from '../../../testing/mails.ts';
import { grant, makeOrganization, signIn, signInVerified, type TestPerson } from '../../../testing/people.ts';
import { DENTIST_MAY } from '../../../testing/seeded-rights.ts';

const site = await openSite();

test('tells an administrator who they are and where', async () => {
  const { orgId, people } = await makeOrganization(site, ORGANIZATION_TYPE.lab, 'Lab of this test');
  const [administrator] = people;
  const { code, data } = await site.call(info, {}, { accessToken: await signIn(site, administrator) });
  expect(code).toBe(CODES.ok);
  expect(Math.abs(Date.parse(data.createdAt) - Date.now())).toBeLessThan(60_000);
  expect(data).toEqual({
    userCode: administrator.userCode,
    loginAccount: administrator.account,
    displayName: `The ${administrator.account}`,
    nickname: '',
    avatar: null,
    gender: null,
    phone: '',
    email: administrator.email,
    emailVerified: true,
    accountRenamed: false,
    pendingEmail: null,
    organization: { companyCode: orgId, name: 'Lab of this test', type: ORGANIZATION_TYPE.lab },
    userType: 3,
    status: 1,
    createdAt: data.createdAt,
    updatedAt: data.updatedAt,
    role: { code: 'lab-admin', name: 'lab-admin', isAdministrator: true },
    messageReceivingType: 'stationLetter',
    toothNumberingSystem: 'fdi',
    language: 'en',
    theme: null,
    preference: DEFAULT_PREFERENCE,
    forceChangePassword: false,
    reviewPasskeys: false,
    dentistSignature: null,
    improvementPlan: null,
    features: ['TREATMENTS', 'ORAL_HEALTH_REPORT'],
    permissions: ['*:*:*'],
  });
});

test('a member has the permissions and features that role and organization have at the moment', async () => {
  const { orgId, people } = await makeOrganization(site);
  const [, dentist] = people;
  const accessToken = await signIn(site, dentist);
  const read = async () => (await site.call(info, {}, { accessToken })).data;
  const atFirst = await read();
  expect(atFirst.role).toMatchObject({ code: 'dentist', isAdministrator: false });
  expect(atFirst.permissions.toSorted()).toEqual(DENTIST_MAY);

  await grant(site, dentist, 'userManagement', 'userManagement.enable');
  await rowsAs(
    site.owner,
    orgId,
    `update organization set features = '{THIRD_PRINT}' where org_id = app_org()`,
  );
  const { permissions, features } = await read();
  // Templates go with their feature.
  const kept = atFirst.permissions.filter((code) => code !== 'case:template:save');
  expect(permissions.toSorted()).toEqual([...kept, 'member:record:enable', 'member:record:read'].toSorted());
  expect(features).toEqual(['THIRD_PRINT']);
});

test('tells whether the account name was changed, and which address waits to be confirmed', async () => {
  const { orgId, people } = await makeOrganization(site);
  const [, dentist, colleague] = people as readonly [TestPerson, TestPerson, TestPerson];
  const accessToken = await signInVerified(site, dentist);
  const read = async () => (await site.call(info, {}, { accessToken })).data;
  const email = `new.${dentist.email}`;
  await site.call(editUsername, { username: `new.${dentist.account}` }, { accessToken });
  await site.call(editEmail, { email }, { accessToken });
  expect(await read()).toMatchObject({ accountRenamed: true, pendingEmail: email, email: dentist.email });
  const other = await signIn(site, colleague);
  expect((await site.call(info, {}, { accessToken: other })).data).toMatchObject({
    accountRenamed: false,
    pendingEmail: null,
  });
  // It can be sent again after its time, so it still waits.
  await site.shiftClock('25 hours');
  const again = await signInVerified(site, { ...dentist, account: dentist.email });
  expect((await site.call(info, {}, { accessToken: again })).data.pendingEmail).toBe(email);
  await site.call(editEmail, { email }, { accessToken: again });
  const sign = await signMailedTo(site, orgId, { template: 'confirmEmail', to: email });
  await site.call(confirmEmail, { sign });
  expect((await site.call(info, {}, { accessToken: again })).data).toMatchObject({
    pendingEmail: null,
    email,
  });
});
