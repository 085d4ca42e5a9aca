import { curveThrough } from '../line/curve-through.ts';
import type { Mesh } from '../core/mesh.ts';
import { distanceToLine, lengthOfLine, pointCount, type Polyline } from '../line/polyline.ts';
import { length, subtract, vectorAt, type Vector } from '../core/vector.ts';

/** So far from a smooth line through the points, and with a share of their gaps, a way counts twice. */
const STRAY = 0.4;
const STRAY_SHARE = 0.08;

/**
 * By how much a way counts for more where it strays. The edge of a neighboring tooth, or of the gum, may be sharper than
 * the margin, and the way around a tooth has a wrong direction too. So a way keeps near that part of a smooth line
 * through the points that is between its ends; the farther the points are apart, the less that line means.
 */
export class Detours {
  readonly #positions: Float32Array;
  /** None for two points alone, which say nothing about how the line between them bends. */
  readonly #curve: Polyline | null;
  readonly #room: number;

  constructor(mesh: Mesh, points: readonly Vector[], isClosed: boolean) {
    this.#positions = mesh.positions;
    this.#curve = points.length === 2 ? null : curveThrough(points, isClosed);
    const gaps = points.length - (isClosed ? 0 : 1);
    this.#room = this.#curve === null ? 1 : STRAY + (STRAY_SHARE * lengthOfLine(this.#curve)) / gaps;
  }

  /** For the vertices of a way between two vertices: 1 on the line, and more beside it. */
  between(from: number, to: number): (vertex: number) => number {
    const part = this.#partBetween(from, to);
    if (part === null) return () => 1;
    const known = new Map<number, number>();
    return (vertex) => {
      const stray = known.get(vertex) ?? distanceToLine(part, vectorAt(this.#positions, vertex));
      known.set(vertex, stray);
      return 1 + (stray / this.#room) ** 4;
    };
  }

  #partBetween(from: number, to: number): Polyline | null {
    const curve = this.#curve;
    if (curve === null) return null;
    const count = pointCount(curve);
    const start = nearestOf(curve, vectorAt(this.#positions, from));
    const ahead = nearestOf(curve, vectorAt(this.#positions, to)) - start;
    const steps = curve.isClosed ? aroundBy(ahead, count) : ahead;
    const points: number[] = [];
    for (let step = Math.min(0, steps); step <= Math.max(0, steps); step++) {
      points.push(...vectorAt(curve.points, (start + step + count) % count));
    }
    // A line needs two points, even where it begins and ends at the same one.
    if (points.length === 3) points.push(...points);
    return { points: Float32Array.from(points), isClosed: false };
  }
}

/** Between two places of a closed line. Those that were found in the wrong order are close, and not once around. */
function aroundBy(ahead: number, count: number): number {
  if (ahead < -count / 4) return ahead + count;
  return ahead > (count * 3) / 4 ? ahead - count : ahead;
}

function nearestOf({ points }: Polyline, place: Vector): number {
  let nearest = 0;
  let least = Infinity;
  for (let i = 0; i * 3 < points.length; i++) {
    const distance = length(subtract(vectorAt(points, i), place));
    if (distance >= least) continue;
    least = distance;
    nearest = i;
  }
  return nearest;
}
