import type { FileRow } from './file.repository.ts';
import { isParted } from './kinds.ts';

/** How much of the organization's storage a file takes: set aside while it is on its way, used from then on. */
export const roomOf = ({
  takes_room,
  kind,
  size,
  from_archive,
}: Pick<FileRow, 'takes_room' | 'kind' | 'size' | 'from_archive'>): number =>
  // Null for files of before everything was counted.
  takes_room === null ? (isParted(kind) && from_archive === null ? size : 0) : Number(takes_room);
