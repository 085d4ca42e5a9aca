import type { JawField } from '../gum/jaw-field.ts';
import { gaussian, randomFrom } from '../numbers/random.ts';
import type { Settings } from '../options.ts';
import { projectOnto } from '../surface/project.ts';
import type { JawScan } from './jaw-scan.ts';
import { jawSurface, type JawSurface } from './jaw-surface.ts';
import { snapMargins } from './margin.ts';
import { paint } from './paint.ts';
import { snapSeam } from './snap-seam.ts';
import { LOST, unevenly } from './unevenness.ts';

/** What a scanner makes of a jaw, in the frame of its row. */
export function scanJaw(field: JawField, settings: Settings): JawScan {
  const triangles = settings.trianglesPerJaw / (settings.noise > 0 ? 1 - LOST : 1);
  return finishScan(field, jawSurface(field, settings.hasPalate, triangles), settings);
}

/** Puts vertices exactly onto the field's surface and colors them; with the errors of a scanner, if wanted. */
export function finishScan(field: JawField, surface: JawSurface, settings: Settings): JawScan {
  const random = randomFrom(settings.seed * 104_729 + surface.positions.length);
  const { noise } = settings;
  const { positions, indices } = noise > 0 ? unevenly(surface, surface.spacing, random) : surface;
  snapSeam(field, positions, surface.spacing);
  snapMargins(field.teeth, positions, surface.spacing);
  const found = projectOnto(field, positions, surface.spacing / 2);
  const { colors, labels } = paint(field, positions, found);
  if (noise > 0) {
    for (let at = 0; at < positions.length; at += 3) {
      // Scanners err along the line of sight, which is about the normal.
      const error = gaussian(random) * noise;
      for (let axis = 0; axis < 3; axis++) positions[at + axis]! += found.normals[at + axis]! * error;
    }
  }
  return { mesh: { positions, indices, colors }, labels };
}
