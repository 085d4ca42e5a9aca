import type { Taken } from '../../platform/upload/large/take-files.ts';

/** Files that become one case. */
export interface ImportGroup {
  name: string;
  files: readonly Taken[];
}

const NAME_LIMIT = 64;

/** Each archive and each folder becomes a case of its name, and all loose files together one. */
export function importGroups(taken: readonly Taken[], folderOf: (file: File) => string): ImportGroup[] {
  const archives = taken.filter(({ kind }) => kind === 'archive');
  const others = Map.groupBy(
    taken.filter(({ kind }) => kind !== 'archive'),
    ({ file }) => folderOf(file),
  );
  return [
    ...archives.map((archive) => ({ name: nameOf(archive.file.name), files: [archive] })),
    ...[...others].map(([folder, files]) => ({
      name: folder === '' ? nameOf(files[0]?.file.name ?? '') : folder.slice(0, NAME_LIMIT),
      files,
    })),
  ];
}

/** Without its ending. */
const nameOf = (fileName: string): string => fileName.replace(/\.[^.]+$/, '').slice(0, NAME_LIMIT);
