import type { CaseFile } from '@archway/contract/case/model';
import { SCAN_ROLES } from '@archway/rules/scans';
import type { UploadShown } from '../../platform/upload/large/upload-shown.ts';

/** One line of a case's files: what the server has, what this page is sending, or both. */
export interface FileRow {
  id: string;
  name: string;
  size: number;
  file: CaseFile | null;
  upload: UploadShown | null;
  /** What came out of it, for an archive. */
  inside: FileRow[];
}

/**
 * The files of a case and the uploads for it, each once, in the order in which they came. What came out of an archive
 * stands below it, unless the archive was taken out of the case.
 */
export function fileRows(files: readonly CaseFile[], uploads: readonly UploadShown[]): FileRow[] {
  const here = new Map(files.map((file) => [file.fileId, file]));
  const rowOf = (file: CaseFile): FileRow => ({
    id: file.fileId,
    name: file.name,
    size: file.size,
    file,
    upload: uploads.find(({ fileId }) => fileId === file.fileId) ?? null,
    inside: byRole(files.filter(({ fromArchive }) => fromArchive === file.fileId)).map(rowOf),
  });
  const isOnTop = ({ fromArchive }: CaseFile): boolean => fromArchive === null || !here.has(fromArchive);
  const isNew = ({ fileId, phase }: UploadShown): boolean =>
    phase !== 'done' && (fileId === null || !here.has(fileId));
  return [...files.filter(isOnTop).map(rowOf), ...uploads.filter(isNew).map(localRow)];
}

const localRow = (upload: UploadShown): FileRow => ({
  id: upload.id,
  name: upload.name,
  size: upload.size,
  file: null,
  upload,
  inside: [],
});

/** What it is, or will be once the server has heard of it. */
export const kindOfRow = ({ file, upload }: FileRow): CaseFile['kind'] =>
  file?.kind ?? upload?.kind ?? 'scan';

/** Jaws first, in the order in which people speak of them. */
export const byRole = (files: readonly CaseFile[]): CaseFile[] =>
  files.toSorted((a, b) => SCAN_ROLES.indexOf(a.role) - SCAN_ROLES.indexOf(b.role));
