export type Vector = readonly [x: number, y: number, z: number];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vector): number => Math.hypot(a[0], a[1], a[2]);
export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The same direction with length 1; what has no direction is returned as it is. */
export function normalize(a: Vector): Vector {
  const size = length(a);
  return size === 0 ? a : scale(a, 1 / size);
}

/** The part of `a` that is at right angles to the unit vector `axis`. */
export const acrossTo = (a: Vector, axis: Vector): Vector => subtract(a, scale(axis, dot(a, axis)));

/** Some unit vector at right angles to `a`. */
export function anyAcross(a: Vector): Vector {
  const least = Math.abs(a[0]) < 0.6 ? ([1, 0, 0] as const) : ([0, 1, 0] as const);
  return normalize(cross(a, least));
}

/** The point `at` of an array that holds x, y and z in turn. */
export const vectorAt = (positions: Float32Array, at: number): Vector => [
  positions[at * 3]!,
  positions[at * 3 + 1]!,
  positions[at * 3 + 2]!,
];
