import { expect, test } from 'vitest';
import { chosenFiles, droppedFiles } from './dropped-files.ts';

const file = (name: string): FileSystemEntry =>
  ({
    name,
    isFile: true,
    file: (resolve: (file: File) => void) => resolve(new File(['x'], name)),
  }) as unknown as FileSystemEntry;

/** Hands its children over in pairs, as a browser does by a hundred. */
const folder = (name: string, children: FileSystemEntry[]): FileSystemEntry =>
  ({
    name,
    isFile: false,
    createReader: () => {
      const left = [...children];
      return { readEntries: (resolve: (some: FileSystemEntry[]) => void) => resolve(left.splice(0, 2)) };
    },
  }) as unknown as FileSystemEntry;

const drop = (...entries: (FileSystemEntry | File)[]) =>
  droppedFiles({
    items: [
      { kind: 'string' },
      ...entries.map((entry) => ({
        kind: 'file',
        webkitGetAsEntry: () => (entry instanceof File ? null : entry),
        getAsFile: () => (entry instanceof File ? entry : null),
      })),
    ] as unknown as DataTransferItemList,
  });
const namesOf = ({ files }: { files: File[] }) => files.map(({ name }) => name);

test('folders are walked to their ends, and what systems put there is passed over', async () => {
  const dropped = await drop(
    file('bite.stl'),
    folder('Amelia', [
      file('upper.ply'),
      file('.DS_Store'),
      file('lower.ply'),
      folder('photos', [file('smile.jpg'), file('Thumbs.db')]),
      folder('__MACOSX', [file('upper.ply')]),
    ]),
  );
  expect(namesOf(dropped)).toEqual(['bite.stl', 'upper.ply', 'lower.ply', 'smile.jpg']);
  expect(dropped.isCut).toBe(false);
});

test('a file that has no entry is taken as it is', async () => {
  expect(namesOf(await drop(new File(['x'], 'upper.stl'), new File(['x'], '.hidden')))).toEqual([
    'upper.stl',
  ]);
});

test('after two thousand entries it says that there was more', async () => {
  const many = Array.from({ length: 2_001 }, (_, i) => file(`${i}.stl`));
  const dropped = await drop(folder('all', many));
  expect(dropped.isCut).toBe(true);
  expect(dropped.files).toHaveLength(1_999);
});

test('of a chosen folder, hidden folders are left out too', () => {
  const at = (path: string): File =>
    Object.defineProperty(new File(['x'], path.split('/').at(-1) ?? ''), 'webkitRelativePath', {
      value: path,
    });
  const chosen = chosenFiles([at('Amelia/upper.stl'), at('Amelia/.git/x.stl'), at('Amelia/.DS_Store')]);
  expect(namesOf(chosen)).toEqual(['upper.stl']);
});
