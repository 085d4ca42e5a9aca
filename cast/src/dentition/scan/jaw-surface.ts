import type { JawField } from '../gum/jaw-field.ts';
import type { Point, Triangles } from '../surface/field.ts';
import { trackSurface, type Track } from '../surface/track-surface.ts';
import type { ToothField } from '../teeth/tooth-field.ts';
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
  const track = trackOutOf(field.teeth[0], (x, y, z) => border.inside(x, y, z) > -BEYOND);
  const surface = (spacing: number): Triangles =>
    trim(trackSurface(field, track, spacing), (x, y, z) => border.inside(x, y, z));
  const coarse = COARSE * field.row.growth;
  const spacing = coarse * Math.sqrt(surface(coarse).indices.length / 3 / triangles);
  const found = surface(spacing);
  smoothBorder(found);
  return { ...found, spacing };
}

/** From the middle of a crown out through its tip. */
export function trackOutOf(tooth: ToothField | undefined, isWithin: Track['isWithin']): Track {
  if (tooth === undefined) throw new Error('A jaw without any tooth is not made here.');
  const { origin, occlusal } = tooth.stance;
  const at = (w: number): Point => [
    origin[0] + occlusal[0] * w,
    origin[1] + occlusal[1] * w,
    origin[2] + occlusal[2] * w,
  ];
  return { inside: at(2), outside: at(tooth.tooth.size.height + 2), isWithin };
}
