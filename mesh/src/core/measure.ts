import { dot, length, subtract, type Vector } from './vector.ts';

export const distanceBetween = (a: Vector, b: Vector): number => length(subtract(b, a));

/** The angle at `apex` between the lines to two other points, in degrees from 0 to 180; null where two points coincide. */
export function angleAt(apex: Vector, a: Vector, b: Vector): number | null {
  return angleBetween(subtract(a, apex), subtract(b, apex));
}

export type Line = readonly [from: Vector, to: Vector];

/** The smaller angle at which two lines would cross, in degrees from 0 to 90, whichever way each was drawn. */
export function angleBetweenLines(first: Line, second: Line): number | null {
  const angle = angleBetween(subtract(first[1], first[0]), subtract(second[1], second[0]));
  return angle === null ? null : Math.min(angle, 180 - angle);
}

/** By Kahan's formula: unlike the arc cosine it is exact for small angles too. */
function angleBetween(a: Vector, b: Vector): number | null {
  const [sizeA, sizeB] = [length(a), length(b)];
  if (sizeA === 0 || sizeB === 0) return null;
  const apart: number[] = [];
  const along: number[] = [];
  for (const axis of [0, 1, 2] as const) {
    apart.push(a[axis] / sizeA - b[axis] / sizeB);
    along.push(a[axis] / sizeA + b[axis] / sizeB);
  }
  return (2 * Math.atan2(Math.hypot(...apart), Math.hypot(...along)) * 180) / Math.PI;
}

/** How far `to` is from `from` along a direction: what a depth gauge reads. Negative against it. */
export function depthAlong(direction: Vector, from: Vector, to: Vector): number {
  return dot(subtract(to, from), direction) / length(direction);
}
