import { insideOf, type ArchInside, type Place } from './arch-inside.ts';
import type { JawSamples } from './jaw-samples.ts';
import { fitLeastSquares } from '../core/least-squares.ts';
import { spanOf, type Plane } from './occlusal-plane.ts';
import { add, cross, dot, scale, type Vector } from '../core/vector.ts';

/** The row of teeth as a parabola in the occlusal plane. Lengths are in the unit of the scan. */
export interface Arch extends ArchInside {
  anterior: Vector;
  /** Of the crowns, from side to side and from the front to the last tooth. */
  width: number;
  depth: number;
  /** How much of the crowns' places the parabola explains, from 0 to 1. */
  fit: number;
  /** How far the shorter side goes from the parabola's middle, as part of the width: 0.5 where both are equal. */
  balance: number;
  /** The foremost place of the parabola along `side` and `anterior`, and how it curves: front = curve · side². */
  line: { side: Vector; middle: number; vertex: number; curve: number };
}

/** Crowns are what is no further below the highest places than this part of the scan's extent. */
const CROWN_DEPTH = 0.07;
const TURN = Math.PI / 60;

export function findArch({ points, normals }: JawSamples, plane: Plane): Arch {
  const extent = Math.max(spanOf(points, plane.right), spanOf(points, plane.ahead));
  const top = at(sorted(points.map((point) => dot(point, plane.normal))), 0.995);
  const crowns = points.filter((point) => dot(point, plane.normal) > top - CROWN_DEPTH * extent);
  const { anterior, middle, vertex, curve, fit } = findParabola(thinned(crowns), plane);
  const side = cross(plane.normal, anterior);
  const placeOf = (point: Vector): Place => ({
    side: dot(point, side) - middle,
    front: dot(point, anterior) - vertex,
    height: dot(point, plane.normal) - top,
  });
  const places = crowns.map(placeOf);
  const sides = sorted(places.map((place) => place.side));
  const fronts = sorted(places.map((place) => place.front));
  const width = at(sides, 0.99) - at(sides, 0.01);
  const depth = at(fronts, 0.99) - at(fronts, 0.01);
  const shape = { width, depth, back: at(fronts, 0.01), curve };
  const slopes = normals.map((normal) => ({
    side: dot(normal, side),
    front: dot(normal, anterior),
    height: dot(normal, plane.normal),
  }));
  return {
    anterior,
    width,
    depth,
    fit,
    balance: Math.min(-at(sides, 0.01), at(sides, 0.99)) / (width || 1),
    line: { side, middle, vertex, curve },
    ...insideOf(points.map(placeOf), slopes, shape),
  };
}

/** Enough for a parabola, which is fitted in many directions. */
const FITTED_POINTS = 1500;

function thinned(points: Vector[]): Vector[] {
  const step = Math.ceil(points.length / FITTED_POINTS);
  return points.filter((_, i) => i % step === 0);
}

interface Parabola {
  anterior: Vector;
  /** Where its foremost point is, to the side and to the front. */
  middle: number;
  vertex: number;
  /** Below zero: how fast it goes back to the sides. */
  curve: number;
  fit: number;
}

/** Of the parabolas in all directions the one nearest to the crowns. */
function findParabola(crowns: Vector[], plane: Plane): Parabola {
  let best = parabolaAlong(crowns, plane, plane.ahead);
  for (let angle = TURN; angle < Math.PI; angle += TURN) {
    const anterior = add(scale(plane.right, Math.sin(angle)), scale(plane.ahead, Math.cos(angle)));
    const parabola = parabolaAlong(crowns, plane, anterior);
    if (parabola.fit > best.fit) best = parabola;
  }
  return best;
}

/** The parabola that opens along a direction or against it; the front is where it does not open to. */
function parabolaAlong(crowns: Vector[], plane: Plane, direction: Vector): Parabola {
  const across = cross(plane.normal, direction);
  const sides = crowns.map((point) => dot(point, across));
  const fronts = crowns.map((point) => dot(point, direction));
  const [a = 0, b = 0, c = 0] = fitLeastSquares(
    sides.map((x) => [1, x, x * x]),
    fronts,
  );
  const mean = fronts.reduce((sum, front) => sum + front, 0) / Math.max(1, fronts.length);
  let off = 0;
  let spread = 0;
  for (const [i, x] of sides.entries()) {
    off += (fronts[i]! - a - b * x - c * x * x) ** 2;
    spread += (fronts[i]! - mean) ** 2;
  }
  const sign = c < 0 ? 1 : -1;
  const middle = c === 0 ? 0 : -b / (2 * c);
  return {
    anterior: scale(direction, sign),
    middle: middle * sign,
    vertex: (a + b * middle + c * middle * middle) * sign,
    curve: c * sign,
    fit: spread === 0 ? 0 : 1 - off / spread,
  };
}

const sorted = (values: number[]): Float64Array => Float64Array.from(values).toSorted();
const at = (values: Float64Array, part: number): number =>
  values[Math.floor((values.length - 1) * part)] ?? 0;
