import type { Mesh } from './mesh.ts';
import type { Vector } from './vector.ts';

/** Four columns of four numbers, as graphics libraries have them. */
export type Matrix = readonly number[];

export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

export function movePoint(m: Matrix, [x, y, z]: Vector): Vector {
  return [
    m[0]! * x + m[4]! * y + m[8]! * z + m[12]!,
    m[1]! * x + m[5]! * y + m[9]! * z + m[13]!,
    m[2]! * x + m[6]! * y + m[10]! * z + m[14]!,
  ];
}

/** Turns without moving. */
export function turnVector(m: Matrix, [x, y, z]: Vector): Vector {
  return [
    m[0]! * x + m[4]! * y + m[8]! * z,
    m[1]! * x + m[5]! * y + m[9]! * z,
    m[2]! * x + m[6]! * y + m[10]! * z,
  ];
}

/** First `second`, then `first`, as one. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  return Array.from({ length: 16 }, (_, at) => {
    const [row, column] = [at % 4, at - (at % 4)];
    let sum = 0;
    for (let i = 0; i < 4; i++) sum += first[i * 4 + row]! * second[column + i]!;
    return sum;
  });
}

/** The way back of a turn and move. */
export function inverseOf(m: Matrix): Matrix {
  const turn = [m[0]!, m[4]!, m[8]!, 0, m[1]!, m[5]!, m[9]!, 0, m[2]!, m[6]!, m[10]!, 0, 0, 0, 0, 1];
  const [x, y, z] = turnVector(turn, [m[12]!, m[13]!, m[14]!]);
  return [...turn.slice(0, 12), -x, -y, -z, 1];
}

export function movedMesh(mesh: Mesh, matrix: Matrix): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const point: Vector = [mesh.positions[at]!, mesh.positions[at + 1]!, mesh.positions[at + 2]!];
    positions.set(movePoint(matrix, point), at);
  }
  return { ...mesh, positions };
}

export type Quaternion = readonly [w: number, x: number, y: number, z: number];

/** Turns by a unit quaternion, then moves. */
export function rigidMatrix([w, x, y, z]: Quaternion, shift: Vector): Matrix {
  const first = [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y), 0];
  const second = [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x), 0];
  const third = [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y), 0];
  return [...first, ...second, ...third, ...shift, 1];
}

/** A turn by the length of `axis`, in radians, about its direction. */
export function quaternionAbout(axis: Vector): Quaternion {
  const angle = Math.hypot(...axis);
  const factor = angle === 0 ? 0.5 : Math.sin(angle / 2) / angle;
  return [Math.cos(angle / 2), axis[0] * factor, axis[1] * factor, axis[2] * factor];
}
