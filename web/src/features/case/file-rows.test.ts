import { expect, test } from 'vitest';
import { caseFile, uploadShown } from './case.fixtures.ts';
import { fileRows, type FileRow } from './file-rows.ts';

const namesOf = (rows: readonly FileRow[]): unknown[] =>
  rows.map(({ name, inside }) => (inside.length === 0 ? name : [name, namesOf(inside)]));

test('what came out of an archive stands below it, jaws first', () => {
  const files = [
    caseFile({ fileId: 'lower', name: 'lower.stl', role: 'lower', fromArchive: 'zip' }),
    caseFile({ fileId: 'zip', name: 'case.zip', kind: 'archive' }),
    caseFile({ fileId: 'upper', name: 'upper.stl', fromArchive: 'zip' }),
    caseFile({ fileId: 'bite', name: 'bite.stl' }),
  ];
  expect(namesOf(fileRows(files, []))).toEqual([['case.zip', ['upper.stl', 'lower.stl']], 'bite.stl']);
});

test('and by itself once the archive is gone', () => {
  const files = [caseFile({ fromArchive: 'zip' })];
  expect(namesOf(fileRows(files, []))).toEqual(['upper.stl']);
});

test('an upload that the server knows has one row, with both', () => {
  const upload = uploadShown({ fileId: 'upper' });
  const [row, ...others] = fileRows([caseFile({ tag: 'uploading' })], [upload]);
  expect(row?.upload).toBe(upload);
  expect(others).toEqual([]);
});

test('one that it does not know yet comes last; one that is done waits for the server', () => {
  const rows = fileRows(
    [caseFile()],
    [uploadShown({ id: 'a', name: 'new.stl' }), uploadShown({ id: 'b', fileId: 'x', phase: 'done' })],
  );
  expect(namesOf(rows)).toEqual(['upper.stl', 'new.stl']);
});
