import { addCaseFiles, removeCaseFile } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { deleteDentists, saveDentist } from '@archway/contract/dentist/calls';
import { listFirstSteps } from '@archway/contract/first-steps/calls';
import { saveLabSettings } from '@archway/contract/lab-settings/calls';
import { makePartnerCode, terminatePartner, withdrawPartnerCode } from '@archway/contract/partner/calls';
import { DEFAULT_LAB_SETTINGS } from '@archway/rules/lab-settings';
import { ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { addUpload, makeCase, setTag } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { becomePartners, makeSide } from '../../../testing/partners.ts';
import { forgetProfile, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let accessToken: string;
beforeEach(() => registerAs(ORGANIZATION_TYPE.clinic));

/** An organization as its registration leaves it: one administrator, and its name. */
async function registerAs(type: OrganizationType): Promise<void> {
  const { orgId, people } = await makeOrganization(site, type);
  [administrator] = people;
  await rowsAs(
    site.owner,
    orgId,
    'update member set deleted_at = app_now() where org_id = app_org() and user_code <> $1',
    [administrator.userCode],
  );
  await forgetProfile(site, orgId);
  accessToken = await signIn(site, administrator);
}

async function stepsDone(): Promise<string[]> {
  const { list } = (await site.call(listFirstSteps, {}, { accessToken })).data;
  return list.filter(({ isDone }) => isDone).map(({ step }) => step);
}

test('a new clinic and a new lab have four steps before them', async () => {
  const { data } = await site.call(listFirstSteps, {}, { accessToken });
  expect(data.list).toEqual([
    { step: 'organization', isDone: false },
    { step: 'dentist', isDone: false },
    { step: 'colleague', isDone: false },
    { step: 'scan', isDone: false },
  ]);
  await registerAs(ORGANIZATION_TYPE.lab);
  const ofLab = await site.call(listFirstSteps, {}, { accessToken });
  expect(ofLab.data.list).toEqual([
    { step: 'organization', isDone: false },
    { step: 'calendar', isDone: false },
    { step: 'code', isDone: false },
    { step: 'colleague', isDone: false },
  ]);
});

test('the organization is complete once nothing is missing', async () => {
  await rowsAs(
    site.owner,
    administrator.orgId,
    `update organization set country = 'GB', city = 'Bath', street = '1 Test Street', representative_name = 'Nina',
       phone = '+44 20 7946 0000', email = 'nina@test.example' where org_id = app_org()`,
  );
  expect(await stepsDone()).toEqual(['organization']);
});

test('a dentist counts until removed', async () => {
  const { dentistId } = (await site.call(saveDentist, { name: 'Dr. Ford' }, { accessToken })).data;
  expect(await stepsDone()).toEqual(['dentist']);
  await site.call(deleteDentists, { dentistIds: [dentistId] }, { accessToken });
  expect(await stepsDone()).toEqual([]);
});

test('a colleague counts from the invitation on', async () => {
  await rowsAs(
    site.owner,
    administrator.orgId,
    `update member set deleted_at = null, activation = 0
     where org_id = app_org() and user_code = (select user_code from member
       where org_id = app_org() and deleted_at is not null limit 1)`,
  );
  expect(await stepsDone()).toEqual(['colleague']);
});

test('a scan counts once it is processed and in a case, and neither an upload nor a photo before', async () => {
  const caseId = await makeCase(site, accessToken);
  const scan = await addUpload(site, administrator, { tag: 'uploaded' });
  const photo = await addUpload(site, administrator, { kind: 'photo', name: 'face.png', tag: 'finished' });
  await site.call(addCaseFiles, { caseId, fileIds: [scan, photo] }, { accessToken });
  expect(await stepsDone()).toEqual([]);
  await setTag(site, administrator.orgId, scan, 'finished');
  expect(await stepsDone()).toEqual(['scan']);
  await site.call(removeCaseFile, { caseId, fileId: scan }, { accessToken });
  expect(await stepsDone()).toEqual([]);
});

test('the calendar of a lab counts once it is saved', async () => {
  await registerAs(ORGANIZATION_TYPE.lab);
  await site.call(saveLabSettings, { version: 0, ...DEFAULT_LAB_SETTINGS }, { accessToken });
  expect(await stepsDone()).toEqual(['calendar']);
});

test('a code counts while it works, and a partner for as long as it is one', async () => {
  const lab = await makeSide(site, 'lab', 'Kestrel Dental Lab');
  accessToken = lab.accessToken;
  const isShared = async () => (await stepsDone()).includes('code');
  expect(await isShared()).toBe(false);
  const { code, codeId } = (await site.call(makePartnerCode, {}, { accessToken })).data;
  expect(await isShared()).toBe(true);
  await site.call(withdrawPartnerCode, { codeId }, { accessToken });
  expect([code.length, await isShared()]).toEqual([14, false]);
  const clinic = await makeSide(site, 'clinic', 'Harbour Street Dental');
  const { partnershipId, version } = await becomePartners(site, clinic, lab);
  expect(await isShared()).toBe(true);
  await site.call(terminatePartner, { partnershipId, version }, { accessToken });
  expect(await isShared()).toBe(false);
});

test('another organization counts for nothing', async () => {
  const [stranger] = (await makeOrganization(site)).people;
  const strangerToken = await signIn(site, stranger);
  await site.call(saveDentist, { name: 'Dr. Stranger' }, { accessToken: strangerToken });
  const caseId = await makeCase(site, strangerToken);
  const scan = await addUpload(site, stranger, { tag: 'finished' });
  await site.call(addCaseFiles, { caseId, fileIds: [scan] }, { accessToken: strangerToken });
  expect(await stepsDone()).toEqual([]);
});

test('a dealer has no first steps', async () => {
  const [dealer] = (await makeOrganization(site, ORGANIZATION_TYPE.dealer)).people;
  const { code } = await site.call(listFirstSteps, {}, { accessToken: await signIn(site, dealer) });
  expect(code).toBe(CODES.noPerm);
});
