import type { CaseFile } from '@archway/contract/case/model';
import { expect, test } from 'vitest';
import type { UploadShown } from '../../platform/upload/large/upload-shown.ts';
import { caseFile, uploadShown } from './case.fixtures.ts';
import { fileState } from './file-state.ts';
import { resumable } from './resumable.ts';

const stateOf = (file: Partial<CaseFile>, upload: UploadShown | null = null) =>
  fileState({ id: '', name: '', size: 0, file: caseFile(file), upload, inside: [] });

test('on its way, this page knows more than the server', () => {
  const upload = uploadShown({ fileId: 'upper' });
  expect(stateOf({ tag: 'uploading' }, upload)).toEqual({ kind: 'sending', upload });
  expect(stateOf({ tag: 'uploaded', step: 'waiting' }, upload).kind).toBe('working');
});

test('an upload that was left is told from one of somebody else', () => {
  expect(stateOf({ tag: 'uploading', step: null }).kind).toBe('left');
  expect(stateOf({ tag: 'uploading', step: null, isOwnUpload: false }).kind).toBe('byOther');
});

test.each([
  ['waiting', 'cases.step.waiting', null],
  ['checking', 'cases.step.checking', { n: 1, all: 3 }],
  ['reading', 'cases.step.reading', { n: 2, all: 3 }],
  ['preparing', 'cases.step.preparing', { n: 3, all: 3 }],
] as const)('the worker is %s', (step, text, share) => {
  expect(stateOf({ tag: 'uploaded', step })).toEqual({ kind: 'working', text, share });
});

test('an archive is unpacked, in fewer steps', () => {
  expect(stateOf({ kind: 'archive', tag: 'uploaded', step: 'reading' })).toEqual({
    kind: 'working',
    text: 'cases.step.readingArchive',
    share: { n: 2, all: 2 },
  });
});

test.each(['blocked', 'differs', 'unreadable', 'tooLarge', 'empty'] as const)('%s has words', (problem) => {
  expect(stateOf({ tag: 'uploaded', step: 'failed', problem })).toEqual({
    kind: 'problem',
    text: `cases.problem.${problem}`,
  });
});

test('ends', () => {
  expect(stateOf({}).kind).toBe('ready');
  expect(stateOf({ tag: 'uploadFail', step: null })).toMatchObject({ text: 'cases.problem.failed' });
  expect(stateOf({ kind: 'photo', step: null }).kind).toBe('ready');
  expect(stateOf({ kind: 'photo', step: null, tag: 'uploaded' })).toMatchObject({ text: 'cases.step.photo' });
  expect(stateOf({ kind: 'photo', step: null, tag: 'uploadFail' })).toMatchObject({
    text: 'cases.problem.photo',
  });
});

test('a file goes on with the own upload of its name and size', () => {
  const left = caseFile({ tag: 'uploading', size: 3 });
  const file = new File(['abc'], 'upper.stl');
  expect(resumable([left], file)).toBe(left);
  expect(resumable([{ ...left, isOwnUpload: false }], file)).toBe(undefined);
  expect(resumable([{ ...left, size: 4 }], file)).toBe(undefined);
  expect(resumable([{ ...left, tag: 'uploaded' }], file)).toBe(undefined);
  expect(resumable([left], new File(['abc'], 'lower.stl'))).toBe(undefined);
});
