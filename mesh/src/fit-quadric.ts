import type { Vector } from './vector.ts';

export interface TangentFrame {
  first: Vector;
  second: Vector;
  normal: Vector;
}

export interface Bend {
  max: number;
  min: number;
  /** Of the direction of `max`, from the frame's first axis towards the second. */
  angle: number;
}

/** Unknowns of z = a x² + b xy + c y² + d x + e y + f. */
const TERMS = 6;
const WIDTH = TERMS + 1;

/**
 * The main bends of the paraboloid that fits the vertices best, as it is above `middle`; null if they do not determine
 * one.
 */
export function fitQuadric(
  positions: Float32Array,
  vertices: readonly number[],
  middle: number,
  frame: TangentFrame,
): Bend | null {
  const matrix = normalEquations(positions, vertices, middle, frame);
  const terms = solve(matrix);
  if (terms === null) return null;
  const [a, b, c, d, e] = terms as [number, number, number, number, number];
  // First and second fundamental form of the graph; a hill bends down, so its sign is turned for convex to be positive.
  const [E, F, G] = [1 + d * d, d * e, 1 + e * e];
  const slope = -Math.sqrt(1 + d * d + e * e);
  const [L, M, N] = [(2 * a) / slope, b / slope, (2 * c) / slope];
  const det = E * G - F * F;
  const mean = (E * N - 2 * F * M + G * L) / (2 * det);
  const gauss = (L * N - M * M) / det;
  const spread = Math.sqrt(Math.max(0, mean * mean - gauss));
  return { max: mean + spread, min: mean - spread, angle: 0.5 * Math.atan2(2 * M, L - N) };
}

function normalEquations(
  positions: Float32Array,
  vertices: readonly number[],
  middle: number,
  { first, second, normal }: TangentFrame,
): Float64Array {
  const matrix = new Float64Array(TERMS * WIDTH);
  const row = new Float64Array(WIDTH);
  const at = middle * 3;
  for (const vertex of vertices) {
    const dx = positions[vertex * 3]! - positions[at]!;
    const dy = positions[vertex * 3 + 1]! - positions[at + 1]!;
    const dz = positions[vertex * 3 + 2]! - positions[at + 2]!;
    const x = dx * first[0] + dy * first[1] + dz * first[2];
    const y = dx * second[0] + dy * second[1] + dz * second[2];
    row[0] = x * x;
    row[1] = x * y;
    row[2] = y * y;
    row[3] = x;
    row[4] = y;
    row[5] = 1;
    row[6] = dx * normal[0] + dy * normal[1] + dz * normal[2];
    for (let i = 0; i < TERMS; i++) {
      for (let j = i; j < WIDTH; j++) matrix[i * WIDTH + j]! += row[i]! * row[j]!;
    }
  }
  for (let i = 0; i < TERMS; i++) {
    for (let j = 0; j < i; j++) matrix[i * WIDTH + j] = matrix[j * WIDTH + i]!;
  }
  return matrix;
}

/** Gauss without exchanging rows, which a positive definite matrix does not need. */
function solve(matrix: Float64Array): number[] | null {
  for (let pivot = 0; pivot < TERMS; pivot++) {
    const size = matrix[pivot * WIDTH + pivot]!;
    if (!(size > 1e-12)) return null;
    for (let row = pivot + 1; row < TERMS; row++) {
      const factor = matrix[row * WIDTH + pivot]! / size;
      for (let at = pivot; at < WIDTH; at++)
        matrix[row * WIDTH + at]! -= factor * matrix[pivot * WIDTH + at]!;
    }
  }
  const terms = Array.from({ length: TERMS }, () => 0);
  for (let row = TERMS - 1; row >= 0; row--) {
    let rest = matrix[row * WIDTH + TERMS]!;
    for (let at = row + 1; at < TERMS; at++) rest -= matrix[row * WIDTH + at]! * terms[at]!;
    terms[row] = rest / matrix[row * WIDTH + row]!;
  }
  return terms;
}
