import type { Row } from '../arch/row.ts';
import { columnsOfRow, FRONT_CLEARANCE, isBack, openingOf } from './close-bite.ts';
import { CELL, type CrownColumns } from './crown-columns.ts';
import { findMeeting } from './meeting.ts';

/** No front tooth is moved farther than this many columns. */
const FARTHEST = 16;

/**
 * Lets lower front teeth pass behind the upper ones when the back teeth are closed: where they would stand in each other,
 * the lower ones go back and the upper ones forward by half of it each. All alike, or a smooth arch would become a
 * ragged one; only in a crowded row every tooth finds its own place. Says whether anything was moved.
 */
export function clearFront(upper: Row, lower: Row, setback: number, areAlike: boolean): boolean {
  const above = columnsOfRow(upper, setback);
  const below = columnsOfRow(lower, setback);
  const opening = openingOf(above, below);
  const front = below.filter(({ tooth }) => !isBack(tooth));
  const moves = front.map((one) => moveNeeded(one, above, opening));
  const most = Math.max(0, ...moves);
  if (most === 0) return false;
  front.forEach(({ tooth }, i) => {
    tooth.pose.facial -= areAlike ? most / 2 : moves[i]!;
  });
  if (!areAlike) return true;
  for (const { tooth } of above) if (!isBack(tooth)) tooth.pose.facial += most / 2;
  return true;
}

/** How far a lower tooth must go towards the tongue to pass all upper ones. */
function moveNeeded(one: CrownColumns, above: readonly CrownColumns[], opening: number): number {
  const [x, y] = one.field.stance.facial;
  for (let steps = 0; steps < FARTHEST; steps++) {
    const meeting = findMeeting(one, above, Math.round(-x * steps), Math.round(-y * steps));
    if (meeting === null || meeting.sum <= opening - FRONT_CLEARANCE) return steps * CELL;
  }
  return FARTHEST * CELL;
}
