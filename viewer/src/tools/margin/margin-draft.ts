import type { MarginLine } from '@archway/rules/marks';
import type { Vector } from '@archway/mesh/core/vector';

export interface DraftPoint {
  at: Vector;
  /** Whether the line must pass here; otherwise the point only says which edge is meant. */
  isPinned: boolean;
}

/** What was set by hand, in its order. Never changed, so that undoing is going back to the one before. */
export interface MarginDraft {
  readonly points: readonly DraftPoint[];
  readonly isClosed: boolean;
}

/** Fewer do not go around anything. */
export const LEAST_TO_CLOSE = 3;

export const EMPTY: MarginDraft = { points: [], isClosed: false };

/** What was kept has been looked at, so it stays where it is until somebody moves it. */
export const draftOf = ({ points, isClosed }: MarginLine): MarginDraft => ({
  points: points.map((at) => ({ at, isPinned: true })),
  isClosed,
});

export const withPoint = ({ points, isClosed }: MarginDraft, at: Vector): MarginDraft => ({
  points: [...points, { at, isPinned: false }],
  isClosed,
});

/** On the line already, so that nothing changes until it is moved. */
export const withPointBetween = (
  { points, isClosed }: MarginDraft,
  before: number,
  at: Vector,
): MarginDraft => ({ points: points.toSpliced(before, 0, { at, isPinned: true }), isClosed });

/** Who drags a point knows better than the edge. */
export const withPointMoved = (
  { points, isClosed }: MarginDraft,
  which: number,
  at: Vector,
): MarginDraft => ({
  points: points.with(which, { at, isPinned: true }),
  isClosed,
});

export function withoutPoint({ points, isClosed }: MarginDraft, which: number): MarginDraft {
  const left = points.toSpliced(which, 1);
  return { points: left, isClosed: isClosed && left.length >= LEAST_TO_CLOSE };
}

export const closed = (draft: MarginDraft): MarginDraft => ({
  ...draft,
  isClosed: draft.points.length >= LEAST_TO_CLOSE,
});
