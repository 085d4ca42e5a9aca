import { clamp } from '../numbers/blend.ts';
import type { Field } from './field.ts';

const STEP = 0.02;

/** The direction in which a field grows fastest, and how fast: the normal of its surface, left in `x`, `y` and `z`. */
export class Gradient {
  x = 0;
  y = 0;
  z = 0;
  slope = 0;

  find(field: Field, x: number, y: number, z: number, here: number): void {
    const dx = field.at(x + STEP, y, z) - here;
    const dy = field.at(x, y + STEP, z) - here;
    const dz = field.at(x, y, z + STEP) - here;
    const length = Math.hypot(dx, dy, dz) || 1;
    this.slope = length / STEP;
    this.x = dx / length;
    this.y = dy / length;
    this.z = dz / length;
  }
}

export interface SurfaceNormals {
  normals: Float32Array;
  /** How fast the field grows along each normal: 1 where it is a distance. */
  slopes: Float32Array;
}

/** Moves vertices onto the surface of a field, no farther than `most`. */
export function projectOnto(field: Field, positions: Float32Array, most: number): SurfaceNormals {
  const normals = new Float32Array(positions.length);
  const slopes = new Float32Array(positions.length / 3);
  const gradient = new Gradient();
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    const here = field.at(x, y, z);
    gradient.find(field, x, y, z, here);
    const step = clamp(-here / Math.max(gradient.slope, 0.5), -most, most);
    positions[at] = x + gradient.x * step;
    positions[at + 1] = y + gradient.y * step;
    positions[at + 2] = z + gradient.z * step;
    normals[at] = gradient.x;
    normals[at + 1] = gradient.y;
    normals[at + 2] = gradient.z;
    slopes[at / 3] = gradient.slope;
  }
  return { normals, slopes };
}
