import { distanceToLine, pointCount, type Polyline } from './polyline.ts';
import { vectorAt, type Vector } from '../core/vector.ts';

/**
 * Those points of an open line that it needs to stay within `error` of itself; its ends are always among them. By the
 * method of Douglas and Peucker.
 */
export function thinLine(line: Polyline, error: number): Vector[] {
  const count = pointCount(line);
  const isNeeded = new Uint8Array(count);
  isNeeded[0] = 1;
  isNeeded[count - 1] = 1;
  const open: [first: number, last: number][] = [[0, count - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [first, last] = span;
    const { at, distance } = farthestFrom(line, first, last);
    if (distance <= error) continue;
    isNeeded[at] = 1;
    open.push([first, at], [at, last]);
  }
  const kept: Vector[] = [];
  for (let at = 0; at < count; at++) if (isNeeded[at] === 1) kept.push(vectorAt(line.points, at));
  return kept;
}

function farthestFrom({ points }: Polyline, first: number, last: number): { at: number; distance: number } {
  const chord = {
    points: Float32Array.of(...vectorAt(points, first), ...vectorAt(points, last)),
    isClosed: false,
  };
  let farthest = { at: first, distance: 0 };
  for (let at = first + 1; at < last; at++) {
    const distance = distanceToLine(chord, vectorAt(points, at));
    if (distance > farthest.distance) farthest = { at, distance };
  }
  return farthest;
}
