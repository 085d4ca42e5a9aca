import type { JawField } from '../gum/jaw-field.ts';
import type { Point, Triangles } from '../surface/field.ts';
import { trackSurface } from '../surface/track-surface.ts';
import { ScanBorder } from './scan-border.ts';
import { smoothBorder } from './smooth-border.ts';
import { trim } from './trim.ts';

/** The surface is followed this far beyond the border, so that the cut meets whole triangles. */
const BEYOND = 1.5;
/** Spacing of a first, coarse look that tells how many triangles there will be. */
const COARSE = 0.8;

export interface JawSurface extends Triangles {
  /** Distance of the lattice's points: about the length of an edge. */
  spacing: number;
}

/** The surface of a jaw as far as a scanner sees it, with about as many triangles as wanted. */
export function jawSurface(field: JawField, hasPalate: boolean, triangles: number): JawSurface {
  const border = new ScanBorder(field, hasPalate);
  const start = insideOfTooth(field);
  const surface = (spacing: number): Triangles => {
    const whole = trackSurface(field, start, spacing, (x, y, z) => border.inside(x, y, z) > -BEYOND);
    return trim(whole, (x, y, z) => border.inside(x, y, z));
  };
  const coarse = COARSE * field.row.growth;
  const spacing = coarse * Math.sqrt(surface(coarse).indices.length / 3 / triangles);
  const found = surface(spacing);
  smoothBorder(found);
  return { ...found, spacing };
}

function insideOfTooth({ teeth }: JawField): Point {
  const first = teeth[0];
  if (first === undefined) throw new Error('A jaw without any tooth is not made here.');
  const { origin, occlusal } = first.stance;
  return [origin[0] + occlusal[0] * 2, origin[1] + occlusal[1] * 2, origin[2] + occlusal[2] * 2];
}
