import type { Mesh } from '@archway/mesh/core/mesh';
import { arrangeMouth } from './mouth.ts';
import { settingsFrom, type DentitionOptions } from './options.ts';
import { bareToothColor } from './scan/colors.ts';
import type { JawFrame } from './scan/jaw-frame.ts';
import { trackOutOf } from './scan/jaw-surface.ts';
import { projectOnto } from './surface/project.ts';
import { trackSurface } from './surface/track-surface.ts';
import type { ToothField } from './teeth/tooth-field.ts';

/** With more root than the jaw hides, in crown heights. */
const ROOT_LENGTH = 1.1;

export interface ToothMeshOptions {
  /** FDI numbers; all teeth if left out. */
  teeth?: readonly number[];
  /** About the length of an edge, in millimeters. */
  spacing?: number;
}

/** Teeth out of a mouth, where they stand in it: closed surfaces of the whole crown and a stump of root. By FDI number. */
export function toothMeshes(
  options: DentitionOptions,
  { teeth, spacing = 0.3 }: ToothMeshOptions = {},
): Map<number, Mesh> {
  const { rows, frames } = arrangeMouth(settingsFrom(options));
  const meshes = new Map<number, Mesh>();
  for (const jaw of ['upper', 'lower'] as const) {
    for (const tooth of rows[jaw].standing) {
      if (teeth !== undefined && !teeth.includes(tooth.fdi)) continue;
      meshes.set(tooth.fdi, toothMesh(rows[jaw].fieldOf(tooth), frames[jaw], spacing));
    }
  }
  return meshes;
}

/** One tooth of a row, in the frame of the mouth. */
export function toothMesh(field: ToothField, frame: JawFrame, spacing: number): Mesh {
  field.rootLength = ROOT_LENGTH;
  const { positions, indices } = trackSurface(
    field,
    trackOutOf(field, () => true),
    spacing,
  );
  projectOnto(field, positions, spacing / 2);
  const colors = new Uint8Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    field.at(x, y, z);
    colors.set(bareToothColor(field, x, y, z), at);
  }
  const mesh = { positions, indices, colors };
  frame.meshToMouth(mesh);
  return mesh;
}
