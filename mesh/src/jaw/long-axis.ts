import { add, anyAcross, cross, dot, normalize, scale, subtract, type Vector } from '../core/vector.ts';

/** The direction at right angles to `axis` in which the points are spread the most. */
export function longAxisAcross(points: Vector[], center: Vector, axis: Vector): Vector {
  const first = anyAcross(axis);
  const second = cross(axis, first);
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const point of points) {
    const x = dot(subtract(point, center), first);
    const y = dot(subtract(point, center), second);
    xx += x * x;
    xy += x * y;
    yy += y * y;
  }
  // Half the angle, because a spread looks the same when it is turned round.
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return normalize(add(scale(first, Math.cos(angle)), scale(second, Math.sin(angle))));
}
