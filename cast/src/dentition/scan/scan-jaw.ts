import type { Mesh } from '@archway/mesh/mesh';
import type { JawField } from '../gum/jaw-field.ts';
import { gaussian, randomFrom } from '../numbers/random.ts';
import type { Settings } from '../options.ts';
import { projectOnto } from '../surface/project.ts';
import { jawSurface } from './jaw-surface.ts';
import { paint } from './paint.ts';

export interface JawScan {
  mesh: Mesh;
  labels: Uint8Array;
}

/** What a scanner makes of a jaw, in the frame of its row. */
export function scanJaw(field: JawField, settings: Settings): JawScan {
  const { positions, indices, spacing } = jawSurface(field, settings.hasPalate, settings.trianglesPerJaw);
  const surface = projectOnto(field, positions, spacing / 2);
  const { colors, labels } = paint(field, positions, surface);
  if (settings.noise > 0) addNoise(positions, surface.normals, settings);
  return { mesh: { positions, indices, colors }, labels };
}

/** Scanners err along the line of sight, which is about the normal. */
function addNoise(positions: Float32Array, normals: Float32Array, { seed, noise }: Settings): void {
  const random = randomFrom(seed * 104_729 + positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const error = gaussian(random) * noise;
    for (let axis = 0; axis < 3; axis++) positions[at + axis]! += normals[at + axis]! * error;
  }
}
