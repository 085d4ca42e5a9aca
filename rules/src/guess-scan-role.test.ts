import { expect, test } from 'vitest';
import { guessRole } from './guess-scan-role.ts';
import type { ScanRole } from './scans.ts';

test.each<[string, ScanRole]>([
  ['UpperJaw.stl', 'upper'],
  ['case-123-upperjaw.stl', 'upper'],
  ['4711_Maxillary.ply', 'upper'],
  ['Oberkiefer Müller.stl', 'upper'],
  ['OK.stl', 'upper'],
  ['Scan_OK_1.stl', 'upper'],
  ['arcade_supérieure.obj', 'upper'],
  ['arcata superiore.stl', 'upper'],
  ['上顎.stl', 'upper'],
  ['上顎スキャン.stl', 'upper'],
  ['患者 上颌.ply', 'upper'],
  ['12_shell_occlusion_u.stl', 'upper'],
  ['12_shell_occlusion_l.stl', 'lower'],
  ['LowerJawScan.stl', 'lower'],
  ['Mandible.ply', 'lower'],
  ['UK.stl', 'lower'],
  ['Unterkiefer.stl', 'lower'],
  ['maxilar inferior.stl', 'lower'],
  ['下顎_scan.stl', 'lower'],
  ['下颌.stl', 'lower'],
  ['Bite.stl', 'bite1'],
  ['Bite1.stl', 'bite1'],
  ['Bite2.stl', 'bite2'],
  ['BiteScan_2.ply', 'bite2'],
  ['Biss rechts.stl', 'bite2'],
  ['Occlusion First.stl', 'bite1'],
  ['咬合.stl', 'bite1'],
  ['Upper-PreOp.stl', 'preOp'],
  ['UpperJaw_pre-preparation.stl', 'preOp'],
  ['lower situ.stl', 'preOp'],
  ['Upper Scan Body.stl', 'scanBody'],
  ['UpperScanbody.ply', 'scanBody'],
  ['SB_36.stl', 'scanBody'],
  ['waxup upper.stl', 'design'],
  ['Crown_11.stl', 'design'],
  ['smile.JPG', 'photo'],
])('%s is %s', (name, role) => {
  expect(guessRole(name)).toEqual({ role, sure: true });
});

test.each(['scan.stl', 'looks ok.stl', 'upper and lower.stl', 'supper.stl', 'abcd1234.ply', 'noextension'])(
  '%s says nothing',
  (name) => {
    expect(guessRole(name)).toEqual({ role: 'other', sure: false });
  },
);

test('where the name says nothing the shape does', () => {
  expect(guessRole('scan1.stl', { jaw: 'lower', sure: true })).toEqual({ role: 'lower', sure: true });
  expect(guessRole('scan1.stl', { jaw: 'bite', sure: true })).toEqual({ role: 'bite1', sure: true });
  expect(guessRole('scan1.stl', { jaw: 'upper', sure: false })).toEqual({ role: 'upper', sure: false });
  expect(guessRole('scan1.stl', { jaw: 'unknown', sure: false })).toEqual({ role: 'other', sure: false });
});

test('where name and shape differ somebody is asked', () => {
  expect(guessRole('upper.stl', { jaw: 'lower', sure: true })).toEqual({ role: 'upper', sure: false });
  expect(guessRole('bite.stl', { jaw: 'upper', sure: true })).toEqual({ role: 'bite1', sure: false });
  expect(guessRole('upper preop.stl', { jaw: 'bite', sure: true })).toEqual({ role: 'preOp', sure: false });
});

test('a shape nobody is sure of does not speak against a name', () => {
  expect(guessRole('upper.stl', { jaw: 'lower', sure: false })).toEqual({ role: 'upper', sure: true });
  expect(guessRole('upper preop.stl', { jaw: 'upper', sure: true })).toEqual({ role: 'preOp', sure: true });
});
