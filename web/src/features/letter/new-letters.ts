import type { Letter } from '@archway/contract/letter/model';

/** Of a page that was long away, the newest are enough: the counter has the number. */
const MOST_NOTED = 3;

/** Unread letters that have come since the page before, the oldest first, as they are shown one after the other. */
export function newLetters(before: readonly Letter[], now: readonly Letter[]): Letter[] {
  const known = new Set(before.map(({ letterId }) => letterId));
  const since = before[0]?.createdAt ?? '';
  return now
    .filter(({ letterId, createdAt, isRead }) => !isRead && !known.has(letterId) && createdAt >= since)
    .slice(0, MOST_NOTED)
    .toReversed();
}
