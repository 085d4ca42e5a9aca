import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { listColleagues, saveDentist, saveDeputies } from '@archway/contract/dentist/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import {
  addMembers,
  changeMember,
  makeOrganization,
  signIn,
  signInVerified,
  type TestPerson,
} from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let assistant: TestPerson;
let accessToken: string;
let dentistId: string;
beforeEach(async () => {
  const made = await makeOrganization(site);
  [administrator, dentist] = made.people;
  [assistant] = (await addMembers(site, made.orgId, ['assistant'])) as [TestPerson];
  const input = { name: 'Dr. Reid', userCode: dentist.userCode };
  const token = await signIn(site, administrator);
  dentistId = (await site.call(saveDentist, input, { accessToken: token })).data.dentistId;
  accessToken = await signInVerified(site, dentist);
});

const save = (deputies: string[], token = accessToken) =>
  site.call(saveDeputies, { deputies }, { accessToken: token });
const personOf = ({ userCode, account }: TestPerson) => ({ userCode, displayName: `The ${account}` });

test('a dentist names deputies, each once, and takes them back', async () => {
  const { code, data } = await save([assistant.userCode, assistant.userCode]);
  expect(code).toBe(CODES.ok);
  expect(data).toMatchObject({ dentistId, shown: 'signatures', deputies: [personOf(assistant)] });
  const left = await rowsAs(
    site.owner,
    dentist.orgId,
    `select actor, object, detail from audit where org_id = app_org() and call = 'dentist/saveDeputies'`,
  );
  expect(left).toEqual([
    { actor: dentist.userCode, object: dentistId, detail: { deputies: assistant.userCode } },
  ]);
  expect((await save([])).data.deputies).toEqual([]);
});

test('it takes the own password, and that of an administrator does not do', async () => {
  const unverified = await signIn(site, dentist);
  expect((await save([assistant.userCode], unverified)).code).toBe(CODES.resetPasswordNeedVerify);
  const byAdministrator = await signInVerified(site, dentist, administrator);
  expect((await save([assistant.userCode], byAdministrator)).code).toBe(CODES.resetPasswordNeedVerify);
});

test('an administrator who is no dentist names nobody', async () => {
  const token = await signInVerified(site, administrator);
  expect((await save([administrator.userCode], token)).code).toBe(CODES.dentistMissing);
});

test('members of other clinics are as unknown as nobody, and the deputies stay', async () => {
  await save([assistant.userCode]);
  const stranger = (await makeOrganization(site)).people[1];
  const [theirs, nobody] = [await save([stranger.userCode]), await save([randomUUID()])];
  expect(nobody.code).toBe(CODES.notFound);
  expect(theirs).toEqual(nobody);
  const rows = await rowsAs(site.owner, dentist.orgId, 'select user_code from dentist_deputy');
  expect(rows).toEqual([{ user_code: assistant.userCode }]);
});

test('dentists choose from the members of their clinic who are not disabled', async () => {
  const names = async () =>
    (await site.call(listColleagues, {}, { accessToken })).data.colleagues.map(({ userCode }) => userCode);
  const before = await names();
  expect(before).toEqual(expect.arrayContaining([administrator.userCode, assistant.userCode]));
  expect(before).not.toContain(dentist.userCode);
  await changeMember(site, assistant, 'activation = 2');
  expect(await names()).toEqual(before.filter((userCode) => userCode !== assistant.userCode));
});

test('whoever is no dentist is not shown the colleagues', async () => {
  const codeFor = async (person: TestPerson) =>
    (await site.call(listColleagues, {}, { accessToken: await signIn(site, person) })).code;
  expect(await codeFor(assistant)).toBe(CODES.dentistMissing);
  const [lab] = (await makeOrganization(site, ORGANIZATION_TYPE.lab)).people;
  expect(await codeFor(lab)).toBe(CODES.noPerm);
});
