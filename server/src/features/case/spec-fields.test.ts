import { addCaseFiles, getCase, saveCase } from '@archway/contract/case/calls';
import { saveDentist } from '@archway/contract/dentist/calls';
import { savePatient } from '@archway/contract/patient/calls';
import { SCAN_FORMATS } from '@archway/rules/uploads';
import { expect, test } from 'vitest';
import { addUpload } from '../../testing/cases.ts';
import { openSite } from '../../testing/file-site.ts';
import { makeFile, somePicture } from '../../testing/files.ts';
import { onePage } from '../../testing/pdf.ts';
import { makeOrganization, signIn } from '../../testing/people.ts';
import { someWebm } from '../../testing/voices.ts';

/** Every field of a case that the specification lists, in its order and words, and where it is stored. */
const STORED: Readonly<Record<string, string>> = {
  'case name': 'patient_case.name',
  'case ID': 'patient_case.code',
  'patient name': 'patient.name',
  'patient ID': 'patient.code',
  'birth date': 'patient.birth_date',
  'dentist name': 'dentist.name',
  'scan date': 'patient_case.scan_date',
  memo: 'patient_case.memo',
  'voice memo': 'file.sound',
  attachments: 'case_file.file_id',
  '3D files': 'scan.file_id',
};

const site = await openSite();
const [person] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);

test('every field of a case has its column', async () => {
  const { rows } = await site.owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const columns = new Set(rows.map(({ name }) => name));
  expect(Object.values(STORED).filter((column) => !columns.has(column))).toEqual([]);
});

test('every field of a case is written and read back', async () => {
  const patient = { name: 'Nora Whitfield', patientCode: 'HS-00431', birthDate: '1984-05-03' };
  const { data: saved } = await site.call(savePatient, patient, { accessToken });
  const { data: dentist } = await site.call(saveDentist, { name: 'Dr. Lewis Reid' }, { accessToken });
  const values = { name: 'Bridge 34 to 36', scanDate: '2026-11-09', memo: 'Light contact.' };
  const { data: made } = await site.call(
    saveCase,
    { ...values, patientId: saved.patientId, dentistId: dentist.dentistId },
    { accessToken },
  );
  const fileIds = [
    await makeFile(site, accessToken, { kind: 'voice', name: 'voice-memo.webm', bytes: someWebm() }),
    await makeFile(site, accessToken, { kind: 'attachment', name: 'plan.pdf', bytes: onePage() }),
    await makeFile(site, accessToken, { kind: 'attachment', name: 'smile.png', bytes: await somePicture() }),
    ...(await Promise.all(
      SCAN_FORMATS.map((format) => addUpload(site, person, { name: `upper.${format}` })),
    )),
  ];
  await site.call(addCaseFiles, { caseId: made.caseId, fileIds }, { accessToken });
  const { data } = await site.call(getCase, { caseId: made.caseId }, { accessToken });
  expect(data).toMatchObject({
    ...values,
    patientName: patient.name,
    patientCode: patient.patientCode,
    birthDate: patient.birthDate,
    dentistName: 'Dr. Lewis Reid',
  });
  expect(data.caseCode).toMatch(/^C-\d{6}-\d{3}$/);
  const kinds = data.files.map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'attachment')).toHaveLength(2);
  expect(kinds.filter((kind) => kind === 'scan')).toHaveLength(SCAN_FORMATS.length);
  expect(data.files.find(({ kind }) => kind === 'voice')?.sound?.milliseconds).toBeGreaterThan(2_000);
});
