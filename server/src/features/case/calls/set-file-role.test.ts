import { randomUUID } from 'node:crypto';
import { addCaseFiles, getCase, removeCaseFile, setCaseFileRole } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import type { ScanRole } from '@archway/rules/scans';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { addUpload, makeCase, narrowScope, setScan } from '../../../testing/cases.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
let caseId: string;
let fileId: string;
beforeEach(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  caseId = await makeCase(site, accessToken);
  fileId = await addUpload(site, administrator, { tag: 'finished' });
  await site.call(addCaseFiles, { caseId, fileIds: [fileId] }, { accessToken });
});

const setRole = (role: ScanRole, { token = accessToken, of = caseId, file = fileId } = {}) =>
  site.call(setCaseFileRole, { caseId: of, fileId: file, role }, { accessToken: token });

test('what somebody says stands, whatever a worker finds out later', async () => {
  const { code, data } = await setRole('scanBody', { token: await signIn(site, dentist) });
  expect([code, data.files[0]?.role, data.files[0]?.roleIsSure]).toEqual([CODES.ok, 'scanBody', true]);
  await setScan(site, administrator.orgId, fileId, { step: 'done', role: 'upper', roleIsSure: true });
  expect((await setRole('lower')).data.files[0]?.role).toBe('lower');
  const left = await rowsAs(
    site.owner,
    administrator.orgId,
    `select actor, object, detail from audit where call = 'case/setFileRole' order by at limit 1`,
  );
  expect(left).toEqual([
    { actor: dentist.userCode, object: caseId, detail: { file: fileId, role: 'scanBody' } },
  ]);
});

test('the second bite is the other side, unless somebody says otherwise', async () => {
  const other = await addUpload(site, administrator, { tag: 'finished' });
  await site.call(addCaseFiles, { caseId, fileIds: [other] }, { accessToken });
  for (const bite of [fileId, other])
    await setScan(site, administrator.orgId, bite, { step: 'done', role: 'bite1', roleIsSure: true });
  const roles = async (): Promise<unknown> => {
    const { data } = await site.call(getCase, { caseId }, { accessToken });
    return data.files.map(({ role, roleIsSure }) => [role, roleIsSure]);
  };
  expect(await roles()).toEqual([
    ['bite1', true],
    ['bite2', false],
  ]);
  await setRole('bite1', { file: other });
  expect(await roles()).toEqual([
    ['bite1', true],
    ['bite1', true],
  ]);
});

test('a file that is not in the case, or not any more, is not there', async () => {
  const free = await addUpload(site, administrator);
  expect((await setRole('upper', { file: free })).code).toBe(CODES.notFound);
  expect((await setRole('upper', { file: randomUUID() })).code).toBe(CODES.notFound);
  const other = await makeCase(site, accessToken);
  expect((await setRole('upper', { of: other })).code).toBe(CODES.notFound);
  await site.call(removeCaseFile, { caseId, fileId }, { accessToken });
  expect((await setRole('upper')).code).toBe(CODES.notFound);
});

test("neither a stranger's case nor one beyond the own scope is there", async () => {
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  expect((await setRole('upper', { token: stranger })).code).toBe(CODES.notFound);
  await narrowScope(site, dentist);
  expect((await setRole('upper', { token: await signIn(site, dentist) })).code).toBe(CODES.notFound);
});

test('a role nobody knows is refused', async () => {
  expect((await setRole('nose' as ScanRole)).code).toBe(CODES.invalidInput);
});
