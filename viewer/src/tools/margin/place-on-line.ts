import { length, subtract, type Vector } from '@archway/mesh/core/vector';

/** Of the points of a line, the number of the one nearest to a place. */
export function nearestOf(line: readonly Vector[], place: Vector): number {
  const away = line.map((point) => length(subtract(point, place)));
  return away.indexOf(Math.min(...away));
}

/**
 * Before which of the points a new one belongs that lies on their line at `at`. On a closed line, what lies behind the
 * last point lies before the first.
 */
export function insertionAt(line: readonly Vector[], points: readonly Vector[], at: number): number {
  const places = points.map((point) => nearestOf(line, point));
  const next = places
    .map((place, which) => ({ which, ahead: (place - at + line.length) % line.length }))
    .toSorted((one, other) => one.ahead - other.ahead)[0];
  return next === undefined || next.which === 0 ? points.length : next.which;
}
