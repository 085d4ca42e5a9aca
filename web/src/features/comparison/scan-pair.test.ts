import type { PatientScan } from '@archway/contract/case/model';
import { expect, test } from 'vitest';
import { pairOf } from './scan-pair.ts';

const scan = (fileId: string, jaw: 'upper' | 'lower', caseId: string): PatientScan => ({
  fileId,
  jaw,
  caseId,
  role: jaw,
  caseCode: '',
  caseName: '',
  scannedOn: '2026-01-01',
  thumbnailUrl: '',
});
const SCANS = [
  scan('lower1', 'lower', 'one'),
  scan('lower2', 'lower', 'two'),
  scan('upper2', 'upper', 'two'),
  scan('lower3', 'lower', 'three'),
];
const ids = (a: string | null, b: string | null): string[] | null => {
  const pair = pairOf(SCANS, { a, b });
  return pair && [pair.a.fileId, pair.b.fileId];
};

test('the older of two scans is A, whichever way they are named', () => {
  expect(ids('lower1', 'lower3')).toEqual(['lower1', 'lower3']);
  expect(ids('lower3', 'lower1')).toEqual(['lower1', 'lower3']);
});

test('one scan is compared with the one before it, the first one with the next', () => {
  expect(ids(null, 'lower3')).toEqual(['lower2', 'lower3']);
  expect(ids('lower1', null)).toEqual(['lower1', 'lower2']);
  expect(ids('lower2', 'lower2')).toEqual(['lower1', 'lower2']);
});

test('scans of two jaws are not compared: the newer one gets another partner', () => {
  expect(ids('upper2', 'lower3')).toEqual(['lower2', 'lower3']);
});

test('a scan without a partner leaves the choice to the other jaw of its case', () => {
  expect(ids(null, 'upper2')).toEqual(['lower1', 'lower2']);
});

test('an address without scans shows the latest two, and a patient with one scan has no pair', () => {
  expect(ids(null, 'gone')).toEqual(['lower2', 'lower3']);
  expect(pairOf(SCANS.slice(1, 3), { a: null, b: null })).toBeNull();
});
