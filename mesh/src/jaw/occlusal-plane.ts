import { fitLeastSquares } from '../core/least-squares.ts';
import { anyAcross, cross, dot, normalize, scale, subtract, add, type Vector } from '../core/vector.ts';

/** A plane with two directions in it; its normal looks to the opposing jaw. */
export interface Plane {
  normal: Vector;
  right: Vector;
  ahead: Vector;
}

/** Part of the cells that is taken for crowns while the plane is sought: teeth cover a quarter of an upper scan. */
const CROWN_SHARE = 0.25;
const ROUNDS = 6;
const CELLS = 40;
/** Cosine of 15°: further from the mean direction the fit has followed something else, as where back teeth are gone. */
const TRUSTED = 0.966;

/**
 * The plane that lies on the crowns. The mean direction of the surface comes near it, but leans where the border of the
 * scan is uneven; the highest places, fitted again and again, do not.
 */
export function findOcclusalPlane(points: Vector[], facing: Vector): Plane {
  let plane = planeAcross(facing);
  for (let round = 0; round < ROUNDS; round++) {
    const tops = topsOf(points, plane);
    const heights = tops.map((point) => dot(point, plane.normal)).toSorted((a, b) => a - b);
    const least = heights[Math.floor(heights.length * (1 - CROWN_SHARE))] ?? 0;
    const crowns = tops.filter((point) => dot(point, plane.normal) >= least);
    const [a = 0, b = 0] = fitLeastSquares(
      crowns.map((point) => [dot(point, plane.right), dot(point, plane.ahead), 1]),
      crowns.map((point) => dot(point, plane.normal)),
    );
    const lean = add(scale(plane.right, a), scale(plane.ahead, b));
    plane = planeAcross(normalize(subtract(plane.normal, lean)));
  }
  return dot(plane.normal, facing) > TRUSTED ? plane : planeAcross(facing);
}

function planeAcross(normal: Vector): Plane {
  const right = anyAcross(normal);
  return { normal, right, ahead: cross(normal, right) };
}

/** The highest point of each cell of a grid in the plane. */
function topsOf(points: Vector[], { normal, right, ahead }: Plane): Vector[] {
  const width = spanOf(points, right);
  const cell = Math.max(width, spanOf(points, ahead)) / CELLS || 1;
  const tops = new Map<number, Vector>();
  for (const point of points) {
    const key = Math.floor(dot(point, right) / cell) * 65536 + Math.floor(dot(point, ahead) / cell);
    const top = tops.get(key);
    if (top === undefined || dot(point, normal) > dot(top, normal)) tops.set(key, point);
  }
  return [...tops.values()];
}

export function spanOf(points: Vector[], axis: Vector): number {
  let min = Infinity;
  let max = -Infinity;
  for (const point of points) {
    const value = dot(point, axis);
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return points.length === 0 ? 0 : max - min;
}
