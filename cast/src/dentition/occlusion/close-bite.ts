import type { Row } from '../arch/row.ts';
import type { Tooth } from '../teeth/tooth.ts';
import { columnsOf, type CrownColumns } from './crown-columns.ts';
import { findMeeting, meetingSum } from './meeting.ts';

/** Teeth in contact overlap by a trace: what the mesh loses at the tips of cusps. */
const CONTACT = -0.02;
/** Front teeth guide and do not carry: they pass each other at this distance. */
export const FRONT_CLEARANCE = 0.08;
/** A tooth farther from its opponents has none: it stays where it is. */
const FARTHEST = 2.5;

export const isBack = ({ plan }: Tooth): boolean => plan.position > 3;

export function columnsOfRow(row: Row, setback: number): CrownColumns[] {
  return row.standing.map((tooth) => columnsOf(row.fieldOf(tooth), row.jaw === 'lower' ? setback : 0));
}

/**
 * How far apart the frames of the two rows are when back teeth meet: the middle of what each of them would like. Half of
 * them then overlap and half are short of contact, by little.
 */
export function openingOf(upper: readonly CrownColumns[], lower: readonly CrownColumns[]): number {
  const back = upper.filter(({ tooth }) => isBack(tooth));
  const sums = lower
    .filter(({ tooth }) => isBack(tooth))
    .map((one) => findMeeting(one, back)?.sum)
    .filter((sum) => sum !== undefined)
    .toSorted((a, b) => a - b);
  return sums[sums.length >> 1] ?? 0;
}

/**
 * Brings every back tooth into contact by moving it up or down a little: first the lower ones, then those upper ones
 * that none of them reached. Returns the opening between the frames of the rows.
 */
export function closeBite(upper: Row, lower: Row, setback: number): number {
  const above = columnsOfRow(upper, setback);
  const below = columnsOfRow(lower, setback);
  const opening = openingOf(above, below);
  for (const one of below) moveToContact(one, opening, meetingSum(one, above, setback));
  for (const one of above) {
    if (isBack(one.tooth)) moveToContact(one, opening, meetingSum(one, below, setback));
  }
  return opening;
}

function moveToContact(one: CrownColumns, opening: number, sum: number | null): void {
  if (sum === null || Math.abs(opening - sum) > FARTHEST) return;
  const room = opening - sum;
  one.raised = isBack(one.tooth) ? room - CONTACT : Math.min(0, room - FRONT_CLEARANCE);
  one.tooth.pose.occlusal += one.raised;
}
