import type { JawField } from '../gum/jaw-field.ts';
import { Gradient } from '../surface/project.ts';

/** Vertices nearer to the seam than this share of the spacing move onto it. */
const REACH = 0.6;

/**
 * Moves the first vertices of the gum onto the line where tooth and gum meet, so that edges of triangles run along it.
 * Otherwise that line would go up and down in the steps of the lattice. Only from one side, or triangles would vanish.
 */
export function snapSeam(field: JawField, positions: Float32Array, spacing: number): void {
  const above = { at: (x: number, y: number, z: number): number => aboveGum(field, x, y, z) };
  const gradient = new Gradient();
  const most = REACH * spacing;
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    const here = aboveGum(field, x, y, z);
    if (here <= 0 || here > most) continue;
    gradient.find(above, x, y, z, here);
    const step = here / gradient.slope;
    if (step > most) continue;
    positions[at] = x - gradient.x * step;
    positions[at + 1] = y - gradient.y * step;
    positions[at + 2] = z - gradient.z * step;
  }
}

/** Zero on the seam, positive on the gum, negative on the tooth. */
function aboveGum(field: JawField, x: number, y: number, z: number): number {
  field.at(x, y, z);
  return field.nearest === null ? Infinity : field.tooth - field.gum;
}
