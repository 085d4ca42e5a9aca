/** What a file of a case shows. `bite1` and `bite2` are the two sides. */
export const SCAN_ROLES = [
  'upper',
  'lower',
  'bite1',
  'bite2',
  'preOp',
  'scanBody',
  'design',
  'photo',
  'other',
] as const;
export type ScanRole = (typeof SCAN_ROLES)[number];

export const MAX_TRIANGLES = 10_000_000;
/** More is simplified for looking at, within 20 micrometers, and the viewer says so. */
export const MAX_DRAWN_TRIANGLES = 5_000_000;

/** What a zip may be like; anything beyond is taken for an attack, or for a mistake, and refused whole. */
export const ARCHIVE_LIMITS = {
  entries: 2_000,
  /** Unpacked bytes for each packed one, over the whole and for every entry. */
  ratio: 100,
  unpackedBytes: 2 * 1024 ** 3,
} as const;

/** What a worker does with a scan, in this order. `failed` and `done` are ends. */
export const SCAN_STEPS = ['waiting', 'checking', 'reading', 'preparing', 'done', 'failed'] as const;
export type ScanStep = (typeof SCAN_STEPS)[number];

/**
 * Why a file went no further: its bytes are not those that were sent; it holds malware; it is not what its name says or
 * is broken; it is beyond the limits; it holds nothing of use.
 */
export const SCAN_PROBLEMS = ['differs', 'blocked', 'unreadable', 'tooLarge', 'empty', 'noRoom'] as const;
export type ScanProblem = (typeof SCAN_PROBLEMS)[number];
