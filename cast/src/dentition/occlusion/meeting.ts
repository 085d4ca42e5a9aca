import { columnAt, placeOf, type CrownColumns } from './crown-columns.ts';
import { crownTop } from './crown-top.ts';

const PRECISION = 0.001;

/**
 * Two teeth meet where the sum of their heights is greatest: if the frames of the two rows are farther apart than that
 * sum, they do not touch.
 */
export interface Meeting {
  sum: number;
  column: number;
  other: CrownColumns;
}

/** Where a tooth, moved by whole columns, meets the others first; null if none is over it. */
export function findMeeting(
  one: CrownColumns,
  others: readonly CrownColumns[],
  moveI = 0,
  moveJ = 0,
): Meeting | null {
  const move = columnAt(moveI, moveJ);
  let best: Meeting | null = null;
  for (const other of others) {
    for (const [column, height] of one.heights) {
      const opposite = other.heights.get(column + move);
      if (opposite === undefined) continue;
      const sum = height + one.raised + opposite + other.raised;
      if (best === null || sum > best.sum) best = { sum, column, other };
    }
  }
  return best;
}

/** The same more precisely: climbs from the best column to the place between columns where the two meet. */
export function meetingSum(
  one: CrownColumns,
  others: readonly CrownColumns[],
  setback: number,
): number | null {
  const meeting = findMeeting(one, others);
  if (meeting === null) return null;
  const sumAt = (x: number, y: number): number => {
    const [a, b] = [one, meeting.other].map(
      ({ field, tooth, raised }) =>
        (crownTop(field, x, tooth.isUpper ? y : y + setback, PRECISION) ?? -Infinity) + raised,
    );
    return a! + b!;
  };
  let [x, y] = placeOf(meeting.column);
  let best = sumAt(x, y);
  for (let step = 0.1; step > 0.01; step /= 2) {
    const [fromX, fromY] = [x, y];
    for (const [dx, dy] of [
      [step, 0],
      [-step, 0],
      [0, step],
      [0, -step],
    ] as const) {
      const sum = sumAt(fromX + dx, fromY + dy);
      if (sum > best) [best, x, y] = [sum, fromX + dx, fromY + dy];
    }
  }
  return best;
}
