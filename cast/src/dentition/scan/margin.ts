import type { Margin } from '../dentition.ts';
import { nearestOnTriangles } from '../surface/nearest-on-triangles.ts';
import type { ToothField } from '../teeth/tooth-field.ts';
import type { JawScan } from './jaw-scan.ts';

/** Distance of two points of the line, before it is laid onto the mesh. */
const SPACING = 0.1;
/** No step may be longer afterwards. */
const LONGEST = 0.18;

/** The outer edge of a preparation's chamfer, laid onto the scan of its jaw. In the frame of the row. */
export function marginOf(field: ToothField, { mesh, labels }: JawScan): Margin {
  const { fdi } = field.tooth;
  const isOfTooth = (triangle: number): boolean =>
    [0, 1, 2].some((corner) => labels[mesh.indices[triangle * 3 + corner]!] === fdi);
  let points = nearestOnTriangles(mesh, isOfTooth, marginLine(field));
  // On a coarse mesh the nearest places of two neighbors can be far apart.
  for (let round = 0; round < 4; round++) {
    const closer = subdivided(points);
    if (closer.length === points.length) break;
    points = nearestOnTriangles(mesh, isOfTooth, closer);
  }
  return { fdi, points };
}

/** With a point in the middle of each step that is too long. */
function subdivided(points: Float32Array): Float32Array {
  const result: number[] = [];
  for (let at = 0; at < points.length; at += 3) {
    const next = (at + 3) % points.length;
    const [a, b] = [points.subarray(at, at + 3), points.subarray(next, next + 3)];
    result.push(...a);
    const step = Math.hypot(b[0]! - a[0]!, b[1]! - a[1]!, b[2]! - a[2]!);
    if (step > LONGEST) result.push(...a.map((value, axis) => (value + b[axis]!) / 2));
  }
  return Float32Array.from(result);
}

function marginLine(field: ToothField): Float32Array {
  const { width, depth } = field.tooth.size;
  const count = Math.ceil((Math.PI * (width + depth)) / 2 / SPACING);
  const points = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI;
    points.set(fromOwnAxes(field, edgeAt(field, Math.cos(angle), Math.sin(angle))), i * 3);
  }
  return points;
}

function fromOwnAxes({ stance }: ToothField, [u, v, w]: Own): number[] {
  const { origin, distal, facial, occlusal } = stance;
  return ([0, 1, 2] as const).map(
    (axis) => origin[axis] + distal[axis] * u + facial[axis] * v + occlusal[axis] * w,
  );
}

type Own = [u: number, v: number, w: number];

/** Goes outwards from the tooth's axis, at the height that the margin has there, until it leaves the walls. */
function edgeAt(field: ToothField, cosine: number, sine: number): Own {
  const { width, depth } = field.tooth.size;
  let [inside, outside] = [0, 1.5];
  let at: Own = [0, 0, 0];
  for (let round = 0; round < 20; round++) {
    const reach = (inside + outside) / 2;
    const [u, v] = [(reach * cosine * width) / 2, (reach * sine * depth) / 2];
    field.atOwn(u, v, 1.7);
    at = [u, v, field.margin];
    field.atOwn(...at);
    if (field.wall < 0) inside = reach;
    else outside = reach;
  }
  return at;
}

/**
 * Moves the outermost vertices of each ledge onto its edge, so that edges of triangles run along the margin and do not
 * cut it off in the steps of the lattice.
 */
export function snapMargins(teeth: readonly ToothField[], positions: Float32Array, spacing: number): void {
  const most = 0.6 * spacing;
  for (const field of teeth) {
    if (!field.tooth.isPrepared) continue;
    const line = marginLine(field);
    for (let at = 0; at < positions.length; at += 3) {
      const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
      if (!field.reaches(x, y, z)) continue;
      const { w } = field;
      field.atOwn(field.u, field.v, w);
      if (field.wall > 0 || field.wall < -most || Math.abs(w - field.margin) > most) continue;
      positions.set(nearestOf(line, x, y, z), at);
    }
  }
}

function nearestOf(line: Float32Array, x: number, y: number, z: number): Float32Array {
  let best = Infinity;
  let found = 0;
  for (let at = 0; at < line.length; at += 3) {
    const distance = (line[at]! - x) ** 2 + (line[at + 1]! - y) ** 2 + (line[at + 2]! - z) ** 2;
    if (distance >= best) continue;
    best = distance;
    found = at;
  }
  return line.subarray(found, found + 3);
}
