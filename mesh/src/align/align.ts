import { rigidMatrix, movePoint, turnVector, type Matrix, type Quaternion } from '../core/rigid.ts';
import { symmetricEigen } from '../core/symmetric-eigen.ts';
import { add, cross, length, scale, subtract, type Vector } from '../core/vector.ts';

/** The same spot on the scan that is to be moved and on the one that stays. */
export interface PointPair {
  from: Vector;
  to: Vector;
}

export interface PairAlignment {
  matrix: Matrix;
  /** Mean distance of the pairs after moving. */
  residual: number;
}

/** Spots must lie off a common line by this share of their extent, or the turn about it would be a guess. */
const OFF_LINE = 1e-3;

/**
 * The turn and move that brings three or more points nearest to their partners, by Horn's closed form. Throws a
 * RangeError where the points do not determine it.
 */
export function alignByPairs(pairs: readonly PointPair[]): PairAlignment {
  if (pairs.length < 3) throw new RangeError('Alignment needs three pairs of points.');
  const centerFrom = meanOf(pairs.map(({ from }) => from));
  const centerTo = meanOf(pairs.map(({ to }) => to));
  const centered = pairs.map(({ from, to }) => ({
    from: subtract(from, centerFrom),
    to: subtract(to, centerTo),
  }));
  if (isOnLine(centered.map(({ from }) => from)) || isOnLine(centered.map(({ to }) => to))) {
    throw new RangeError('The points of an alignment must not lie on one line.');
  }
  const turn = rigidMatrix(bestTurn(centered), [0, 0, 0]);
  const shift = subtract(centerTo, turnVector(turn, centerFrom));
  const matrix: Matrix = [...turn.slice(0, 12), ...shift, 1];
  const distances = pairs.map(({ from, to }) => length(subtract(to, movePoint(matrix, from))));
  return { matrix, residual: distances.reduce((sum, distance) => sum + distance, 0) / pairs.length };
}

function meanOf(points: Vector[]): Vector {
  return scale(points.reduce(add, [0, 0, 0]), 1 / points.length);
}

function isOnLine(points: Vector[]): boolean {
  const longest = points.reduce((best, point) => (length(point) > length(best) ? point : best));
  const extent = length(longest);
  if (extent === 0) return true;
  return points.every((point) => length(cross(point, longest)) / extent < OFF_LINE * extent);
}

/** The largest eigenvector of Horn's matrix is the quaternion. */
function bestTurn(pairs: readonly PointPair[]): Quaternion {
  const s = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => pairs.reduce((sum, { from, to }) => sum + from[row]! * to[column]!, 0)),
  );
  const [[xx, xy, xz], [yx, yy, yz], [zx, zy, zz]] = s as [Triple, Triple, Triple];
  const { vectors } = symmetricEigen([
    [xx + yy + zz, yz - zy, zx - xz, xy - yx],
    [yz - zy, xx - yy - zz, xy + yx, zx + xz],
    [zx - xz, xy + yx, yy - xx - zz, yz + zy],
    [xy - yx, zx + xz, yz + zy, zz - xx - yy],
  ]);
  const [w, x, y, z] = vectors[0]!;
  return [w!, x!, y!, z!];
}

type Triple = [number, number, number];
