import type { JawName, Settings } from '../options.ts';
import type { ToothField } from '../teeth/tooth-field.ts';
import type { Tooth } from '../teeth/tooth.ts';
import type { Row } from './row.ts';
import { gapAfter, midlineGap } from './stages.ts';

type Point = [number, number, number];

/** Near enough to the gap that is wanted. */
const PRECISION = 0.01;
/** Where neighbors do not meet in the direction of the arch, a step closes only part of the gap. */
const STEPS = 8;

/** Slides teeth along the arch until neighbors touch, or stand apart as wanted. Middle incisors share the midline. */
export function closeContacts(row: Row, settings: Settings): void {
  const right = fromMidline(row, 1);
  const left = fromMidline(row, -1);
  const [first, second] = [right[0]!, left[0]!];
  for (let step = 0; step < STEPS; step++) {
    const excess = gapBetween(row.fieldOf(first), row.fieldOf(second)) - midlineGap(settings);
    if (Math.abs(excess) < PRECISION) break;
    first.along -= excess / 2;
    second.along += excess / 2;
  }
  for (const side of [right, left]) closeSide(row, side, settings, row.jaw);
}

/** Missing teeth keep their place too: nothing has drifted into the gap. */
function fromMidline(row: Row, side: 1 | -1): Tooth[] {
  return row.teeth.filter((tooth) => tooth.side === side);
}

function closeSide(row: Row, teeth: readonly Tooth[], settings: Settings, jaw: JawName): void {
  for (let i = 1; i < teeth.length; i++) {
    const [before, tooth] = [row.fieldOf(teeth[i - 1]!), teeth[i]!];
    const wanted = gapAfter(before.tooth.plan, settings, jaw);
    for (let step = 0; step < STEPS; step++) {
      const excess = gapBetween(before, row.fieldOf(tooth)) - wanted;
      if (Math.abs(excess) < PRECISION) break;
      tooth.along -= tooth.side * excess;
    }
  }
}

/** The space between two neighbors; negative if they overlap. Prepared teeth count as they were. */
export function gapBetween(a: ToothField, b: ToothField): number {
  const from = crownMiddle(a);
  const to = crownMiddle(b);
  const way: Point = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(way[0], way[1]);
  const aside: Point = [-way[1] / length, way[0] / length, 0];
  const farther = (share: number, sideways: number, up: number): number => {
    const x = from[0] + way[0] * share + aside[0] * sideways;
    const y = from[1] + way[1] * share + aside[1] * sideways;
    const z = from[2] + way[2] * share + up;
    a.at(x, y, z);
    b.at(x, y, z);
    return Math.max(a.whole, b.whole);
  };
  // At the point where the farther one of both teeth is nearest, each is half the gap away.
  return 2 * least(farther, length);
}

function crownMiddle({ stance, tooth }: ToothField): Point {
  const up = tooth.size.height * 0.6;
  const along = (axis: 0 | 1 | 2): number => stance.origin[axis] + stance.occlusal[axis] * up;
  return [along(0), along(1), along(2)];
}

type Distance = (share: number, sideways: number, up: number) => number;

/** A coarse search over the space between the crowns, then a fine one about the best place. */
function least(distance: Distance, length: number): number {
  let best = Infinity;
  let place: Point = [0.5, 0, 0];
  const look = (share: number, sideways: number, up: number): void => {
    const found = distance(share, sideways, up);
    if (found >= best) return;
    best = found;
    place = [share, sideways, up];
  };
  for (let i = 0.3; i <= 0.7; i += 0.1) {
    for (let j = -3; j <= 3; j += 1.5) for (let k = -3; k <= 3; k += 1.5) look(i, j, k);
  }
  for (let step = 0.75; step > 0.01; step /= 2) {
    const [share, sideways, up] = place;
    for (let i = -1; i <= 1; i++) {
      for (let j = -1; j <= 1; j++) {
        for (let k = -1; k <= 1; k++) look(share + (i * step) / length, sideways + j * step, up + k * step);
      }
    }
  }
  return best;
}
