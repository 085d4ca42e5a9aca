import { MeshError } from './mesh-error.ts';

/** A kilometer in millimeters. What is farther away was never scanned. */
export const MOST_COORDINATE = 1e6;

/** Returns the coordinate, or throws if a point cannot lie there. */
export function checkCoordinate(value: number): number {
  if (Math.abs(value) <= MOST_COORDINATE) return value;
  if (Number.isFinite(value)) throw new MeshError('malformed', 'a coordinate is beyond a million');
  throw new MeshError('notFinite', 'a coordinate is not a finite number');
}
