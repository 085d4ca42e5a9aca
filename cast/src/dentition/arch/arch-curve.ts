import { clamp } from '../numbers/blend.ts';

/** A place on the arch seen from above; the normal points to lips and cheeks. */
export interface ArchPlace {
  x: number;
  y: number;
  /** Length of the way from the midline: positive on the patient's right. */
  along: number;
  tangentX: number;
  tangentY: number;
  normalX: number;
  normalY: number;
}

const SEGMENTS = 1600;
const TAIL = 200;
const EXPONENT = 0.6;
/** Tangents are taken over this many points to either side, or they would shake. */
const SMOOTHING = 22;

/** The outline at a share of the width, from -0.5 to 0.5: a flattened arc of the depth given. */
function outline(depth: number, share: number): number {
  return depth * (4 * Math.max(0, share + 0.5) * Math.max(0, 0.5 - share)) ** EXPONENT;
}

/** The depth of an arch of this width whose halves are as long as a row of teeth. */
export function archDepth(width: number, halfLength: number): number {
  let depth = 40;
  for (let round = 0; round < 40; round++) {
    let length = 0;
    for (let i = 1; i <= 400; i++) {
      const rise = outline(depth, i / 800) - outline(depth, (i - 1) / 800);
      length += Math.hypot(width / 800, rise);
    }
    depth += (halfLength + 0.5 - length) * 0.6;
  }
  return depth;
}

/** The curve the teeth stand on, with its front at the origin and going straight back behind the last tooth. */
export class ArchCurve {
  readonly #places: ArchPlace[];

  constructor(width: number, depth: number) {
    const points: [number, number][] = [];
    for (let i = TAIL; i >= 1; i--) points.push([-width / 2, -i * 0.1]);
    for (let i = 0; i <= SEGMENTS; i++) {
      const share = i / SEGMENTS - 0.5;
      points.push([share * width, outline(depth, share)]);
    }
    for (let i = 1; i <= TAIL; i++) points.push([width / 2, -i * 0.1]);
    const lengths = cumulativeLengths(points);
    const middle = lengths[lengths.length >> 1]!;
    this.#places = points.map(([x, y], i) => {
      const before = points[Math.max(0, i - SMOOTHING)]!;
      const after = points[Math.min(points.length - 1, i + SMOOTHING)]!;
      const chord = Math.hypot(after[0] - before[0], after[1] - before[1]);
      const tangentX = (after[0] - before[0]) / chord;
      const tangentY = (after[1] - before[1]) / chord;
      const along = lengths[i]! - middle;
      return { x, y: y - depth, along, tangentX, tangentY, normalX: -tangentY, normalY: tangentX };
    });
  }

  place(along: number): ArchPlace {
    let low = 0;
    let high = this.#places.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#places[middle]!.along < along) low = middle;
      else high = middle;
    }
    const place = this.#places[low]!;
    const rest = along - place.along;
    return { ...place, along, x: place.x + place.tangentX * rest, y: place.y + place.tangentY * rest };
  }

  /** How far along the arch the nearest place is, and how far outside of it (inside: negative) the point lies. */
  nearest(x: number, y: number): [along: number, outward: number] {
    const places = this.#places;
    let best = Infinity;
    let found = 0;
    const look = (i: number): void => {
      const place = places[i]!;
      const distance = (place.x - x) ** 2 + (place.y - y) ** 2;
      if (distance >= best) return;
      best = distance;
      found = i;
    };
    for (let i = 0; i < places.length; i += 12) look(i);
    const [from, to] = [clamp(found - 12, 0, places.length), clamp(found + 13, 0, places.length)];
    for (let i = from; i < to; i++) look(i);
    const place = places[found]!;
    const dx = x - place.x;
    const dy = y - place.y;
    const isInside = dx * place.normalX + dy * place.normalY < 0;
    const along = place.along + dx * place.tangentX + dy * place.tangentY;
    return [along, (isInside ? -1 : 1) * Math.sqrt(best)];
  }
}

function cumulativeLengths(points: readonly [number, number][]): number[] {
  let length = 0;
  return points.map(([x, y], i) => {
    const [beforeX, beforeY] = points[i - 1] ?? [x, y];
    length += Math.hypot(x - beforeX, y - beforeY);
    return length;
  });
}
