import { expect, test } from 'vitest';
import { exportNames, type ExportedFile } from './export-name.ts';

const file = (fileId: string, role: ExportedFile['role'], name: string, kind = 'scan'): ExportedFile => ({
  fileId,
  kind,
  role,
  name,
});
const FILES = [
  file('a', 'upper', 'Amelia Hart upper.PLY'),
  file('b', 'lower', 'lower.stl'),
  file('c', 'bite1', 'bite.stl'),
  file('d', 'upper', 'again.ply'),
  file('e', 'other', 'Letter of Amelia.pdf', 'attachment'),
];
const named = (patientName: string) => [
  ...exportNames(FILES, { patientName, caseCode: 'C-261111-7K3QM' }).values(),
];

test('files are named by patient, case and role, and several of one role are numbered', () => {
  expect(named('Amelia Hart')).toEqual([
    'Amelia-Hart_C-261111-7K3QM_UpperJaw.ply',
    'Amelia-Hart_C-261111-7K3QM_LowerJaw.stl',
    'Amelia-Hart_C-261111-7K3QM_Bite1.stl',
    'Amelia-Hart_C-261111-7K3QM_UpperJaw-2.ply',
    'Letter of Amelia.pdf',
  ]);
});

test('a name that is not told leaves no prefix', () => {
  for (const hidden of ['--', '', '  ']) expect(named(hidden)[0]).toBe('C-261111-7K3QM_UpperJaw.ply');
});

test('letters of every script stay, what file systems refuse does not', () => {
  expect(named('高橋 美咲')[0]).toBe('高橋-美咲_C-261111-7K3QM_UpperJaw.ply');
  expect(named('../O’Neil: "Zoë"/_x')[0]).toBe('O-Neil-Zoë-x_C-261111-7K3QM_UpperJaw.ply');
});
