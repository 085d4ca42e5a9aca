import { ARCHIVE_LIMITS } from '@archway/rules/scans';
import { caseUploadKind, CASE_UPLOADS } from '@archway/rules/uploads';
import type { Entry, ZipFile } from 'yauzl';
import { FileRefused } from './file-refused.ts';

/** The least that stands before the bytes of an entry, beside its name. */
const LOCAL_HEADER_BYTES = 30;
const DEFLATE = 8;
const STORED = 0;
/** Of the mode that Unix keeps in the upper half of an entry's attributes. */
const FILE_TYPE = 0o170000;
const REGULAR_FILE = 0o100000;
const FOLDER = 0o040000;

/**
 * Everything that an archive says it holds, if that is within the limits: nothing has been unpacked yet. What it says is
 * held against what comes out later.
 */
export async function listEntries(zip: ZipFile): Promise<Entry[]> {
  // From the record at the end, before any entry is looked at.
  if (zip.entryCount > ARCHIVE_LIMITS.entries) throw new FileRefused('tooLarge');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    refuseOddities(entry);
    entries.push(entry);
  }
  refuseBombs(entries, zip.fileSize);
  refuseOverlaps(entries);
  return entries;
}

/** Names that lead elsewhere, and strong encryption, have been refused by the library. */
function refuseOddities(entry: Entry): void {
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE;
  const isPlain = type === 0 || type === REGULAR_FILE || type === FOLDER;
  const canBeUnpacked = entry.compressionMethod === DEFLATE || entry.compressionMethod === STORED;
  if (!isPlain || !canBeUnpacked || entry.isEncrypted()) throw new FileRefused('unreadable');
}

function refuseBombs(entries: readonly Entry[], archiveBytes: number): void {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const isBomb =
    unpacked > ARCHIVE_LIMITS.unpackedBytes ||
    unpacked > archiveBytes * ARCHIVE_LIMITS.ratio ||
    entries.some((entry) => entry.uncompressedSize > entry.compressedSize * ARCHIVE_LIMITS.ratio);
  if (isBomb) throw new FileRefused('tooLarge');
}

/** Entries that share bytes make much out of little; no honest program writes them. */
function refuseOverlaps(entries: readonly Entry[]): void {
  const byPlace = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  let end = 0;
  for (const { relativeOffsetOfLocalHeader: start, fileNameLength, compressedSize } of byPlace) {
    if (start < end) throw new FileRefused('unreadable');
    end = start + LOCAL_HEADER_BYTES + fileNameLength + compressedSize;
  }
}

export interface Wanted {
  entry: Entry;
  /** Where it stands in the archive: two runs give it the same. */
  index: number;
  kind: 'scan' | 'photo';
}

export interface Sorted {
  wanted: Wanted[];
  /** Names of what is left where it is; an archive within the archive, for instance. */
  passedOver: string[];
}

/** The last part of a name, and no more of it than anybody reads; its ending decides what it is. */
export const shownName = (name: string): string => (name.split('/').at(-1) ?? '').slice(-128);

export function sortEntries(entries: readonly Entry[]): Sorted {
  const sorted: Sorted = { wanted: [], passedOver: [] };
  for (const [index, entry] of entries.entries()) {
    const { fileName, uncompressedSize: size } = entry;
    if (isClutter(fileName)) continue;
    const kind = caseUploadKind(fileName);
    const isWanted = (kind === 'scan' || kind === 'photo') && size > 0 && size <= CASE_UPLOADS[kind].maxBytes;
    if (isWanted) sorted.wanted.push({ entry, index, kind });
    else sorted.passedOver.push(shownName(fileName));
  }
  return sorted;
}

/** Folders, and what operating systems leave behind. */
const isClutter = (name: string): boolean =>
  name.endsWith('/') || /(^|\/)(__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i.test(name);
