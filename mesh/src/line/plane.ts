import type { Polyline } from './polyline.ts';
import {
  acrossTo,
  add,
  anyAcross,
  cross,
  dot,
  normalize,
  scale,
  subtract,
  type Vector,
} from '../core/vector.ts';

export interface Plane {
  point: Vector;
  /** Of any length but zero. */
  normal: Vector;
}

/** How to draw what lies in a plane on paper: `right` and `up` are unit vectors, seen against the plane's normal. */
export interface PlaneFrame {
  origin: Vector;
  right: Vector;
  up: Vector;
  normal: Vector;
}

/** `above` shall point upwards on the paper. Where the plane is at right angles to it, +y does. */
export function planeFrame({ point, normal }: Plane, above: Vector = [0, 0, 1]): PlaneFrame {
  const axis = normalize(normal);
  const up = [above, [0, 1, 0] as const, anyAcross(axis)]
    .map((wish) => acrossTo(normalize(wish), axis))
    .find((wish) => dot(wish, wish) > 1e-6)!;
  const upright = normalize(up);
  return { origin: point, right: cross(upright, axis), up: upright, normal: axis };
}

export function toPlane({ origin, right, up }: PlaneFrame, point: Vector): [x: number, y: number] {
  const from = subtract(point, origin);
  return [dot(from, right), dot(from, up)];
}

export function fromPlane({ origin, right, up }: PlaneFrame, x: number, y: number): Vector {
  return add(origin, add(scale(right, x), scale(up, y)));
}

/** x and y of each point of a line, on the paper. */
export function flatten(frame: PlaneFrame, { points }: Polyline): Float32Array {
  const flat = new Float32Array((points.length / 3) * 2);
  for (let i = 0; i * 3 < points.length; i++) {
    flat.set(toPlane(frame, [points[i * 3]!, points[i * 3 + 1]!, points[i * 3 + 2]!]), i * 2);
  }
  return flat;
}

/**
 * The area within a closed line, or null if it is open. Positive where the line goes counter-clockwise on the paper: so
 * go sections around what is solid, while those around holes count as negative.
 */
export function areaWithin(frame: PlaneFrame, line: Polyline): number | null {
  if (!line.isClosed) return null;
  const flat = flatten(frame, line);
  let double = 0;
  for (let at = 0; at < flat.length; at += 2) {
    const next = (at + 2) % flat.length;
    double += flat[at]! * flat[next + 1]! - flat[next]! * flat[at + 1]!;
  }
  return double / 2;
}
