import { dot, subtract, type Vector } from '../core/vector.ts';
import { describe, expect, it } from 'vitest';
import { fitted, middleOf } from './fit.ts';
import { USUAL_FRAME } from './frame.ts';
import { eyeOf, lookOf } from './pose.ts';
import { anglesOf } from './views.ts';

const LENS = { halfAngle: 0.2, aspect: 1.5 };
const BOX: Vector[] = [-1, 1].flatMap((x) =>
  [-1, 1].flatMap((y) => [-1, 1].map((z): Vector => [30 * x + 5, 25 * y, 10 * z - 7])),
);

/** Where a point is in the picture: 1 is its edge. */
function placeOf(point: Vector, pose: ReturnType<typeof fitted>): [number, number] {
  const look = lookOf(pose, USUAL_FRAME);
  const away = subtract(point, eyeOf(pose, look));
  const height = -dot(away, look.toViewer) * Math.tan(LENS.halfAngle);
  return [dot(away, look.right) / height / LENS.aspect, dot(away, look.up) / height];
}

describe('fitting', () => {
  it('keeps everything in view and touches the edge, from every direction', () => {
    for (const view of ['left', 'front', 'right', 'back', 'occlusal'] as const) {
      const pose = fitted(BOX, anglesOf(view, 'lower'), USUAL_FRAME, LENS);
      const reach = Math.max(...BOX.flatMap((point) => placeOf(point, pose)).map(Math.abs));
      expect(reach, view).toBeLessThanOrEqual(0.8 + 1e-9);
      expect(reach, view).toBeGreaterThan(0.7);
    }
  });

  it('uses the same center in all views', () => {
    expect(middleOf(BOX, USUAL_FRAME)).toEqual([5, 0, -7]);
    expect(fitted(BOX, anglesOf('left', 'lower'), USUAL_FRAME, LENS).target).toEqual([5, 0, -7]);
  });

  it('returns a valid pose for an empty scene', () => {
    expect(fitted([], { yaw: 0, pitch: 0 }, USUAL_FRAME, LENS).distance).toBeGreaterThan(0);
  });
});
