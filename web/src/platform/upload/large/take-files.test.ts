import { MAX_SCAN_BYTES, MAX_UPLOAD_BYTES } from '@archway/rules/uploads';
import { expect, test } from 'vitest';
import { takeFiles } from './take-files.ts';

function fileOf(name: string, size = 1): File {
  const file = new File([], name);
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

test('each file is what its name says, and what cannot be used stays with its reason', () => {
  const { taken, left } = takeFiles([
    fileOf('Upper.STL'),
    fileOf('case.zip', MAX_SCAN_BYTES + 1),
    fileOf('smile.jpeg'),
    fileOf('notes.docx'),
    fileOf('lower.ply', 0),
    fileOf('huge.obj', MAX_SCAN_BYTES + 1),
    fileOf('huge.png', MAX_UPLOAD_BYTES + 1),
  ]);
  expect(taken.map(({ file, kind }) => [file.name, kind])).toEqual([
    ['Upper.STL', 'scan'],
    ['case.zip', 'archive'],
    ['smile.jpeg', 'photo'],
  ]);
  expect(left).toEqual([
    { name: 'notes.docx', why: 'format' },
    { name: 'lower.ply', why: 'empty' },
    { name: 'huge.obj', why: 'tooLarge' },
    { name: 'huge.png', why: 'tooLarge' },
  ]);
});
