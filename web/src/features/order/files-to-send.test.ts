import type { CaseFile } from '@archway/contract/case/model';
import { expect, test } from 'vitest';
import { filesToSend, sendable, whyNotReady } from './files-to-send.ts';

const file = (fileId: string, more: Partial<CaseFile> = {}): CaseFile =>
  ({ fileId, kind: 'scan', role: 'upper', tag: 'finished', problem: null, ...more }) as CaseFile;

const files = [
  file('zip', { kind: 'archive', role: 'other' }),
  file('photo', { kind: 'photo', role: 'photo' }),
  file('paper', { kind: 'attachment', role: 'other' }),
  file('lower', { role: 'lower' }),
  file('bite', { role: 'bite1', tag: 'uploaded' }),
  file('upper'),
];

test('at first all scans and attachments go that are finished, jaws before the others', () => {
  expect(filesToSend(files, null)).toEqual(['upper', 'lower', 'paper']);
});

test('what was chosen goes, whether it is finished or not, and no archive', () => {
  expect(filesToSend(files, ['photo', 'bite', 'zip', 'gone'])).toEqual(['bite', 'photo']);
  expect(sendable(files).map(({ fileId }) => fileId)).not.toContain('zip');
});

test('why a file is not ready', () => {
  expect(whyNotReady({ tag: 'finished', problem: null })).toBeNull();
  expect(whyNotReady({ tag: 'uploading', problem: null })).toBe('uploading');
  expect(whyNotReady({ tag: 'uploaded', problem: null })).toBe('checking');
  expect(whyNotReady({ tag: 'uploaded', problem: 'unreadable' })).toBe('failed');
  expect(whyNotReady({ tag: 'uploadFail', problem: null })).toBe('failed');
});
