import type { Mesh } from '@archway/mesh/core/mesh';
import type { JawField } from '../gum/jaw-field.ts';
import type { Mouth } from '../mouth.ts';
import type { JawName, Settings } from '../options.ts';
import { Gradient } from '../surface/project.ts';
import { trackSurface } from '../surface/track-surface.ts';
import { trackOutOf } from './jaw-surface.ts';
import { finishScan } from './scan-jaw.ts';
import { smoothBorder } from './smooth-border.ts';
import { trim } from './trim.ts';

/** How deep below the row and how far behind the arch's line the scanner sees, in an adult. */
const DEPTH = 11.5;
const INWARD = -3;
/** How far the strip goes beyond the teeth that it starts and ends with. */
const BEYOND = 1;
/** Surfaces that turn away from the cheek more than this (cosine) are not seen. */
const GRAZING = 0.02;

export type JawFields = Readonly<Record<JawName, JawField>>;

/** The scan of closed teeth from one cheek: from the canine to the first molar, what is seen of both jaws. */
export function scanBite(mouth: Mouth, fields: JawFields, settings: Settings): Mesh {
  return joined([scanSide(mouth, fields, 'upper', settings), scanSide(mouth, fields, 'lower', settings)]);
}

function scanSide(mouth: Mouth, fields: JawFields, jaw: JawName, settings: Settings): Mesh {
  const field = fields[jaw];
  const side = settings.biteSide === 'right' ? 1 : -1;
  const teeth = field.teeth.filter(({ tooth }) => tooth.side === side && isInStrip(tooth.plan.position));
  const strip = stripOf(
    field,
    teeth.map(({ tooth }) => tooth),
    side,
  );
  const hidden = hiddenBy(mouth, fields, jaw);
  const gradient = new Gradient();
  const isSeen = (x: number, y: number, z: number): boolean => {
    gradient.find(field, x, y, z, field.at(x, y, z));
    const { normalX, normalY } = field.row.curve.place(field.arch.along);
    return gradient.x * normalX + gradient.y * normalY > GRAZING && !hidden(x, y, z, normalX, normalY);
  };
  const spacing = Math.sqrt(9000 / settings.trianglesPerJaw) * field.row.growth;
  const track = trackOutOf(teeth[0], (x, y, z) => strip(x, y, z) > -BEYOND);
  const surface = trim(trackSurface(field, track, spacing), (x, y, z) => {
    const inside = strip(x, y, z);
    return inside > 0 && isSeen(x, y, z) ? inside : -1;
  });
  smoothBorder(surface);
  const { mesh } = finishScan(field, { ...surface, spacing }, settings);
  mouth.frames[jaw].meshToMouth(mesh);
  return mesh;
}

const isInStrip = (position: number): boolean => position >= 3 && position <= 6;

interface Extent {
  along: number;
  size: { width: number };
}

/** How far inside of the strip a point is: by its place along the arch, by its depth, and from the cheek's side. */
function stripOf(
  field: JawField,
  teeth: readonly Extent[],
  side: 1 | -1,
): (x: number, y: number, z: number) => number {
  const { arch, row } = field;
  const from = Math.min(...teeth.map(({ along, size }) => Math.abs(along) - size.width / 2)) - BEYOND;
  const to = Math.max(...teeth.map(({ along, size }) => Math.abs(along) + size.width / 2)) + BEYOND;
  return (x, y, z) => {
    arch.find(x, y);
    const along = arch.along * side;
    const depth = row.level(arch.along) - z;
    const inward = arch.outward - INWARD * row.growth;
    return Math.min(along - from, to - along, DEPTH * row.growth - depth, inward);
  };
}

/** Whether the other jaw stands between a point and the cheek: upper teeth overlap the lower ones. */
function hiddenBy(
  mouth: Mouth,
  fields: JawFields,
  jaw: JawName,
): (x: number, y: number, z: number, normalX: number, normalY: number) => boolean {
  const other = jaw === 'upper' ? 'lower' : 'upper';
  const point = new Float32Array(3);
  return (x, y, z, normalX, normalY) => {
    for (let way = 0.3; way < 6; way += 0.4) {
      point.set([x + normalX * way, y + normalY * way, z]);
      mouth.frames[jaw].toMouth(point);
      const [a, b, c] = mouth.frames[other].fromMouth(point[0]!, point[1]!, point[2]!);
      if (fields[other].at(a, b, c) < 0) return true;
    }
    return false;
  };
}

function joined(meshes: readonly Mesh[]): Mesh {
  const counts = meshes.map(({ positions }) => positions.length / 3);
  return {
    positions: Float32Array.from(meshes.flatMap(({ positions }) => [...positions])),
    indices: Uint32Array.from(
      meshes.flatMap(({ indices }, i) => {
        const first = counts.slice(0, i).reduce((sum, count) => sum + count, 0);
        return [...indices].map((index) => index + first);
      }),
    ),
    colors: Uint8Array.from(meshes.flatMap(({ colors }) => [...(colors ?? [])])),
  };
}
