import { CODES } from '@archway/contract/codes';
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
    url: await (isPicture(row.kind) ? pictureAddress(row, store) : addressOf(row, store)),
  });
}

/** What of a file's row says where it is read. */
export type Readable = Pick<FileRow, 'name' | 'content_key' | 'content_type'>;

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
  'audio/mp4': 'm4a',
};

/** Avatars and logos: they show no patient, and stand in every list. */
const isPicture = (kind: string): boolean => kind === 'avatar' || kind === 'organization';

/**
 * Where a file is read for the next five minutes, or null. Images are shown, since they hold nothing but pixels that we
 * drew; everything else is handed over as a download.
 */
export async function addressOf(file: Readable, store: Addresses): Promise<string | null> {
  const { content_key: key, content_type: contentType } = file;
  if (key === null || contentType === null) return null;
  return contentType.startsWith('image/') ? store.signRead(key, contentType) : downloadAddress(file, store);
}

/** As above, always a download: under the ending of what it really is, or, if it is kept as it came, its own name. */
export async function downloadAddress(file: Readable, store: Addresses): Promise<string | null> {
  const { content_key: key, content_type: contentType, name } = file;
  if (key === null || contentType === null) return null;
  const ending = ENDINGS[contentType];
  const fileName = ending === undefined ? name : `${name.replace(/\.[^.]*$/, '')}.${ending}`;
  return store.signDownload(key, { contentType, fileName });
}

/** Of an avatar or a logo: the same for half an hour, so that browsers cache it. */
export async function pictureAddress(file: Readable, store: Addresses): Promise<string | null> {
  const { content_key: key, content_type: contentType } = file;
  return key === null || contentType === null ? null : store.signPicture(key, contentType);
}
