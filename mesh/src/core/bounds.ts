import { add, length, scale, subtract, type Vector } from './vector.ts';

/** The smallest box along the axes that holds all points. */
export interface Bounds {
  min: Vector;
  max: Vector;
}

/** Of no points at all the box is the origin. */
export function boundsOf(positions: Float32Array): Bounds {
  if (positions.length === 0) return { min: [0, 0, 0], max: [0, 0, 0] };
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    for (const axis of [0, 1, 2] as const) {
      const value = positions[i + axis]!;
      if (value < min[axis]) min[axis] = value;
      if (value > max[axis]) max[axis] = value;
    }
  }
  return { min, max };
}

export const sizeOf = ({ min, max }: Bounds): Vector => subtract(max, min);
export const centerOf = ({ min, max }: Bounds): Vector => scale(add(min, max), 0.5);
export const diagonalOf = (bounds: Bounds): number => length(sizeOf(bounds));
export const largestExtentOf = (bounds: Bounds): number => Math.max(...sizeOf(bounds));
