import { angleAt, distanceBetween } from '@archway/mesh/core/measure';
import type { Anchor, Angle, Distance, SurfaceDistance } from '@archway/rules/marks';

export const MEASURE_MODES = ['distance', 'surface', 'angle'] as const;
export type MeasureMode = (typeof MEASURE_MODES)[number];
export type Measurement = Distance | SurfaceDistance | Angle;

/** Number of points of each kind. */
export const POINTS_NEEDED = { distance: 2, surface: 2, angle: 3 } as const satisfies Record<
  MeasureMode,
  number
>;

/** A distance or an angle; null if points coincide. The second point of an angle is its vertex. */
export function measurementOf(
  mode: 'distance' | 'angle',
  points: readonly Anchor[],
): Distance | Angle | null {
  const [first, second, third] = points;
  if (first === undefined || second === undefined) return null;
  if (mode === 'distance') {
    const millimeters = distanceBetween(first.point, second.point);
    return millimeters === 0 ? null : { kind: 'distance', from: first, to: second, millimeters };
  }
  if (third === undefined) return null;
  const degrees = angleAt(second.point, first.point, third.point);
  return degrees === null ? null : { kind: 'angle', from: first, apex: second, to: third, degrees };
}
