import type { CaseFile } from '@archway/contract/case/model';
import { CASE_UPLOADS } from '@archway/rules/uploads';
import { nameOf } from '../../platform/upload/large/upload.ts';

/** The reader's unfinished upload that a file goes on with: the one of its name and size. */
export function resumable(files: readonly CaseFile[], file: File): CaseFile | undefined {
  return files.find(
    ({ tag, isOwnUpload, kind, name, size }) =>
      tag === 'uploading' &&
      isOwnUpload &&
      CASE_UPLOADS[kind].inParts &&
      name === nameOf(file) &&
      size === file.size,
  );
}
