import { vertexCount, type Mesh } from '../core/mesh.ts';
import { dot, vectorAt, type Vector } from '../core/vector.ts';
import { findArch } from './arch.ts';
import { sampleJaw } from './jaw-samples.ts';
import { findOcclusalPlane } from './occlusal-plane.ts';
import { recognizeJaw } from './recognize-jaw.ts';

export type WholeJaw = 'upper' | 'lower';

/** Beyond all teeth: palate, floor of the mouth, cheek. */
export const NO_SEXTANT = 0;

/**
 * By the FDI numbers of sextants: 1 is the upper right, 2 the upper front, 3 the upper left, 4 the lower left, 5 the
 * lower front and 6 the lower right, of the patient.
 */
const SEXTANTS = {
  upper: { right: 1, front: 2, left: 3 },
  lower: { right: 6, front: 5, left: 4 },
} as const;

/** From the midline to the far side of the canine along the arch's line, in millimeters, which is shorter than three teeth are wide. */
const FRONT_LENGTH = { upper: 19.3, lower: 15.7 } as const;
/** How far to the side of the arch's line teeth reach, with the gum beside them, in millimeters. */
const BESIDE = 9;

/** The sextant of each vertex; null where the scan has no whole arch, which leaves open where its front is. */
export function sextantsOf(mesh: Mesh, jaw: WholeJaw): Uint8Array | null {
  if (!recognizeJaw(mesh).isWholeArch) return null;
  const samples = sampleJaw(mesh);
  const plane = findOcclusalPlane(samples.points, samples.facing);
  const { anterior, line } = findArch(samples, plane);
  // Seen from the opposing jaw, the patient's left is on the other side for the upper jaw.
  const toLeft = jaw === 'upper' ? -1 : 1;
  const arch = archPoints(line.curve);
  const names = SEXTANTS[jaw];
  const sextants = new Uint8Array(vertexCount(mesh));
  for (let vertex = 0; vertex < sextants.length; vertex++) {
    const point = vectorAt(mesh.positions, vertex);
    const place = placeOn(arch, placeIn(point, line, anterior));
    if (place.beside > BESIDE) continue;
    const isFront = place.along < FRONT_LENGTH[jaw];
    sextants[vertex] = isFront ? names.front : place.side * toLeft > 0 ? names.left : names.right;
  }
  return sextants;
}

interface ArchPoint {
  side: number;
  front: number;
  along: number;
}

const STEP = 0.5;
const REACH = 45;

/** One side of the parabola front = curve · side², point by point from its foremost place. */
function archPoints(curve: number): ArchPoint[] {
  const points: ArchPoint[] = [{ side: 0, front: 0, along: 0 }];
  for (let side = STEP; side <= REACH; side += STEP) {
    const before = points.at(-1)!;
    const front = curve * side * side;
    points.push({ side, front, along: before.along + Math.hypot(STEP, front - before.front) });
  }
  return points;
}

function placeIn(
  point: Vector,
  { side, middle, vertex }: { side: Vector; middle: number; vertex: number },
  anterior: Vector,
): { side: number; front: number } {
  return { side: dot(point, side) - middle, front: dot(point, anterior) - vertex };
}

/** How far along the arch the nearest point of it is, how far from it, and on which side. */
function placeOn(
  arch: readonly ArchPoint[],
  { side, front }: { side: number; front: number },
): { along: number; beside: number; side: number } {
  const width = Math.abs(side);
  let along = 0;
  let nearest = Infinity;
  for (const point of arch) {
    const distance = (point.side - width) ** 2 + (point.front - front) ** 2;
    if (distance >= nearest) continue;
    nearest = distance;
    along = point.along;
  }
  return { along, beside: Math.sqrt(nearest), side };
}
