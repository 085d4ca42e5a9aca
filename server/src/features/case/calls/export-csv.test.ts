import { exportCases, saveCase } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { savePatient } from '@archway/contract/patient/calls';
import { MOST_CSV_ROWS } from '@archway/rules/csv';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { makeCase } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [administrator] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
});

const ask = (more: { ids?: string[]; keyword?: string; warranty?: boolean } = {}) =>
  site.call(exportCases, { warranty: true, ...more }, { accessToken });

test('a list is written with its patients, in ISO dates, safe against formulas, and noted each time', async () => {
  const patient = { name: '=HYPERLINK("x")', birthDate: '1984-03-12', patientCode: 'HS-1' };
  const { patientId } = (await site.call(savePatient, patient, { accessToken })).data;
  const input = { name: 'Crown, 24', patientId, scanDate: '2026-11-09', memo: 'one\ntwo' };
  const { caseCode, createdAt } = (await site.call(saveCase, input, { accessToken })).data;
  await makeCase(site, accessToken, 'Not asked for');
  const { data } = await ask({ keyword: 'crown' });
  const head = 'caseId,caseName,patientName,patientId,birthDate,dentist,scanDate,status,memo,createdAt';
  const line = `${caseCode},"Crown, 24","'=HYPERLINK(""x"")",HS-1,1984-03-12,,2026-11-09,registered,"one\ntwo",${createdAt}`;
  expect(data).toEqual({ csv: `${head}\r\n${line}\r\n`, rows: 1 });
  await ask();
  const audits = await rowsAs(
    site.owner,
    administrator.orgId,
    `select detail from audit where call = 'case/exportCsv' order by at`,
  );
  expect(audits).toEqual([{ detail: { rows: 1 } }, { detail: { rows: 2 } }]);
});

test('those that were selected, and no others', async () => {
  const caseId = await makeCase(site, accessToken, 'Selected');
  await makeCase(site, accessToken, 'Other');
  const { csv } = (await ask({ ids: [caseId] })).data;
  expect([csv.includes('Selected'), csv.includes('Other')]).toEqual([true, false]);
});

test('nothing without the warranty', async () => {
  expect((await ask({ warranty: false })).code).toBe(CODES.invalidInput);
});

test('nothing for an organization that has not told all it must', async () => {
  await rowsAs(
    site.owner,
    administrator.orgId,
    `update organization set representative_name = '' where org_id = app_org()`,
  );
  expect((await ask()).code).toBe(CODES.organizationIncomplete);
});

test('not more than ten thousand', async () => {
  await rowsAs(
    site.owner,
    administrator.orgId,
    `insert into patient_case (org_id, id, code, name, created_by)
     select app_org(), gen_random_uuid(), 'N-' || n, 'N', $1 from generate_series(1, $2::integer) n`,
    [administrator.userCode, MOST_CSV_ROWS + 1],
  );
  expect((await ask()).code).toBe(CODES.tooManyToExport);
  await rowsAs(site.owner, administrator.orgId, `delete from patient_case where code = 'N-1'`);
  expect((await ask()).data.rows).toBe(MOST_CSV_ROWS);
});
