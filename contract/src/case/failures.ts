import type { FailureRange } from '../core/failures.ts';

export const RANGES: readonly FailureRange[] = [[22_100, 22_199]];

export const caseFailures = {
  tooManyToExport: 22_100,
  /** Somebody else has changed the case since the form was filled. */
  caseIsNewer: 22_101,
  tooManyAttachments: 22_102,
  /** A case has one voice memo: another one replaces it. */
  hasVoiceMemo: 22_103,
  /** A lab works on it, or was asked to. */
  caseHasOpenOrder: 22_104,
} as const;
