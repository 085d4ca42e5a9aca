import type { JawField } from '../gum/jaw-field.ts';
import { clamp } from '../numbers/blend.ts';
import type { SurfaceNormals } from '../surface/project.ts';
import { colorAt } from './colors.ts';

/** How far out of the surface to feel for walls around. */
const FEELER = 0.7;

export interface Paint {
  colors: Uint8Array;
  /** FDI number of the tooth that a vertex belongs to, 0 for gum. */
  labels: Uint8Array;
}

/** Colors and labels of vertices on the surface of a jaw. */
export function paint(field: JawField, positions: Float32Array, { normals, slopes }: SurfaceNormals): Paint {
  const colors = new Uint8Array(positions.length);
  const labels = new Uint8Array(positions.length / 3);
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    const above = field.at(
      x + normals[at]! * FEELER,
      y + normals[at + 1]! * FEELER,
      z + normals[at + 2]! * FEELER,
    );
    const hollow = clamp(1 - above / (FEELER * slopes[at / 3]!), 0, 1.2);
    field.at(x, y, z);
    if (field.nearest !== null && field.tooth < field.gum) labels[at / 3] = field.nearest.tooth.fdi;
    colors.set(colorAt(field, x, y, z, hollow), at);
  }
  return { colors, labels };
}
