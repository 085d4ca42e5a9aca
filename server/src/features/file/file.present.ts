import { CODES } from '@archway/contract/core/codes';
import { UploadedFile } from '@archway/contract/file/model';
import type { UploadTag } from '@archway/rules/uploads';
import type { Addresses } from '../../platform/object-store/addresses.ts';
import type { FileRow } from './file.repository.ts';

/** What is said about a file that cannot be read. */
const CODE_OF: Record<UploadTag, UploadedFile['code']> = {
  uploading: CODES.uploading,
  uploaded: CODES.calculating,
  uploadFail: CODES.processingFailed,
  finished: null,
};

export async function presentFile(row: FileRow, store: Addresses): Promise<UploadedFile> {
  const tag = UploadedFile.shape.tag.parse(row.tag);
  return UploadedFile.parse({
    fileId: row.id,
    kind: row.kind,
    name: row.name,
    size: row.size,
    tag,
    // A scan that cannot be processed is kept as `uploaded`, and still has an address.
    code: row.code === null ? CODE_OF[tag] : CODES.processingFailed,
    url: await addressOf(row, store),
  });
}

/** What of a file's row says where it is read. */
export type Readable = Pick<FileRow, 'name' | 'content_key' | 'content_type'>;

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};

/**
 * Where a file is read, or null. Pictures are shown, since they hold nothing but pixels that we drew; everything else is
 * handed over as a download, under the ending of what it really is, or, if we keep it as it came, the name it had.
 */
export async function addressOf(file: Readable, store: Addresses): Promise<string | null> {
  const { content_key: key, content_type: contentType, name } = file;
  if (key === null || contentType === null) return null;
  if (contentType.startsWith('image/')) return store.signView(key, { contentType });
  const ending = ENDINGS[contentType];
  const downloadAs = ending === undefined ? name : `${name.replace(/\.[^.]*$/, '')}.${ending}`;
  return store.signView(key, { contentType, downloadAs });
}
