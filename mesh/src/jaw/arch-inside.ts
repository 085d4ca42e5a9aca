/** A place or direction seen from the arch: to the side of its middle, to the front and to the opposing jaw. */
export interface Place {
  side: number;
  front: number;
  height: number;
}

/** What the upper jaw has between its teeth and the lower has not. */
export interface ArchInside {
  /** How much of the room behind the front teeth and between the back ones is covered by a surface, from 0 to 1. */
  covered: number;
  /**
   * How much the gum inside of the arch looks to the opposing jaw, from −1 to 1: a palate slopes, also where its
   * middle was not scanned, while under the tongue the gum goes straight down. Null where no such gum was scanned.
   */
  slope: number | null;
}

export interface ArchShape {
  width: number;
  depth: number;
  /** The last crown's place to the front, which is below zero. */
  back: number;
  /** Of the parabola: front = curve · side². */
  curve: number;
}

export function insideOf(places: Place[], normals: Place[], shape: ArchShape): ArchInside {
  return { covered: coveredPart(places, shape), slope: meanSlope(places, normals, shape) };
}

const CELLS = 12;

function coveredPart(places: Place[], { width, depth, back }: ArchShape): number {
  const halfWidth = 0.14 * width;
  const start = back + 0.2 * depth;
  const end = -0.35 * depth;
  if (end <= start) return 0;
  const seen = new Set<number>();
  for (const { side, front } of places) {
    if (Math.abs(side) >= halfWidth || front <= start || front >= end) continue;
    const column = Math.floor(((side + halfWidth) / (2 * halfWidth)) * CELLS);
    const row = Math.floor(((front - start) / (end - start)) * CELLS);
    seen.add(row * CELLS + column);
  }
  return seen.size / (CELLS * CELLS);
}

/** Gum below the crowns, as parts of the arch's width below the highest places. */
const GUM_TOP = 0.17;
const GUM_BOTTOM = 0.3;
/** Fewer points than this are no gum but its border. */
const LEAST_POINTS = 150;

function meanSlope(
  places: Place[],
  normals: Place[],
  { width, depth, back, curve }: ArchShape,
): number | null {
  let sum = 0;
  let count = 0;
  for (const [i, { side, front, height }] of places.entries()) {
    const isInside =
      front < curve * side * side && front > back + 0.25 * depth && Math.abs(side) < 0.45 * width;
    const isGum = height < -GUM_TOP * width && height > -GUM_BOTTOM * width;
    if (!isInside || !isGum) continue;
    const normal = normals[i]!;
    const looksInside = -side * normal.side + (-0.5 * depth - front) * normal.front > 0;
    if (!looksInside) continue;
    sum += normal.height;
    count++;
  }
  return count < LEAST_POINTS ? null : sum / count;
}
