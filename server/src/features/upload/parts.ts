import type { PartedUpload } from '@archway/contract/file/model';
import { PART_BYTES } from '@archway/rules/uploads';
import type { StoredPart } from '../../platform/object-store/multipart.ts';
import type { FileRow } from '../file/public.ts';

export const partCount = (size: number): number => Math.ceil(size / PART_BYTES);

/** How long a part must be; all are alike but the last. */
export const partBytes = (size: number, partNumber: number): number =>
  partNumber < partCount(size) ? PART_BYTES : size - (partCount(size) - 1) * PART_BYTES;

/** Those that need not be sent again. */
export const rightParts = (size: number, stored: readonly StoredPart[]): StoredPart[] =>
  stored.filter(
    (part) => part.partNumber <= partCount(size) && part.size === partBytes(size, part.partNumber),
  );

export const presentParts = ({
  id,
  size,
  upload_key,
}: Pick<FileRow, 'id' | 'size' | 'upload_key'>): PartedUpload => ({
  fileId: id,
  partSize: PART_BYTES,
  parts: partCount(size),
  key: upload_key,
});
