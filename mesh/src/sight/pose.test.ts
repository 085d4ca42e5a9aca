import { add, cross, dot, length, scale, subtract, type Vector } from '../core/vector.ts';
import { describe, expect, it } from 'vitest';
import { USUAL_FRAME } from './frame.ts';
import { eyeOf, lookOf, panned, poseBetween, turned, wrapped, zoomed, type Pose } from './pose.ts';
import { anglesOf } from './views.ts';

const POSE: Pose = { target: [1, 2, 3], yaw: 0.4, pitch: 0.3, distance: 100 };
const { up, front, left } = USUAL_FRAME;
const apart = (a: Vector, b: Vector) => length(subtract(a, b));

describe('the axes of a camera pose', () => {
  it('are orthonormal at all angles', () => {
    for (const yaw of [0, 1, 3, -2]) {
      for (const pitch of [-Math.PI / 2, -0.7, 0, 1.2, Math.PI / 2]) {
        const look = lookOf({ yaw, pitch }, USUAL_FRAME);
        expect(dot(look.up, look.toViewer)).toBeCloseTo(0);
        expect(length(look.right)).toBeCloseTo(1);
        expect(apart(look.right, cross(look.up, look.toViewer))).toBeCloseTo(0);
      }
    }
  });

  it('show the patient face to face, with the left side on the right', () => {
    const look = lookOf(anglesOf('front', 'lower'), USUAL_FRAME);
    expect(apart(look.toViewer, front)).toBeCloseTo(0);
    expect(apart(look.up, up)).toBeCloseTo(0);
    expect(apart(look.right, left)).toBeCloseTo(0);
  });

  it('show profiles facing the right way', () => {
    expect(apart(lookOf(anglesOf('left', 'lower'), USUAL_FRAME).toViewer, left)).toBeCloseTo(0);
    expect(apart(lookOf(anglesOf('right', 'lower'), USUAL_FRAME).right, front)).toBeCloseTo(0);
    expect(apart(lookOf(anglesOf('back', 'lower'), USUAL_FRAME).toViewer, scale(front, -1))).toBeCloseTo(0);
  });

  it('show crowns as dental charts do: front teeth of the lower jaw below, of the upper jaw above', () => {
    const lower = lookOf(anglesOf('occlusal', 'lower'), USUAL_FRAME);
    expect(apart(lower.toViewer, up)).toBeCloseTo(0);
    expect(apart(lower.up, scale(front, -1))).toBeCloseTo(0);
    const upper = lookOf(anglesOf('occlusal', 'upper'), USUAL_FRAME);
    expect(apart(upper.toViewer, scale(up, -1))).toBeCloseTo(0);
    expect(apart(upper.up, front)).toBeCloseTo(0);
  });
});

describe('moving a camera pose', () => {
  it('clamps the pitch at straight above', () => {
    expect(turned(POSE, 0, 9).pitch).toBeCloseTo(Math.PI / 2);
    expect(turned(POSE, 0, -9).pitch).toBeCloseTo(-Math.PI / 2);
  });

  it('keeps the point under the pointer in place while zooming', () => {
    const point: Vector = [10, -4, 20];
    const place = (pose: Pose) => {
      const look = lookOf(pose, USUAL_FRAME);
      const away = subtract(point, eyeOf(pose, look));
      const depth = -dot(away, look.toViewer);
      return [dot(away, look.right) / depth, dot(away, look.up) / depth];
    };
    const nearer = zoomed(POSE, 0.5, point, { min: 1, max: 1000 });
    expect(nearer.distance).toBe(50);
    expect(place(nearer)[0]).toBeCloseTo(place(POSE)[0]!);
    expect(place(nearer)[1]).toBeCloseTo(place(POSE)[1]!);
  });

  it('respects the limits of zooming without drift', () => {
    const nearest = { ...POSE, distance: 10 };
    expect(zoomed(nearest, 0.5, [9, 9, 9], { min: 10, max: 1000 })).toEqual(nearest);
  });

  it('pans along the image plane', () => {
    const look = lookOf(POSE, USUAL_FRAME);
    expect(
      apart(panned(POSE, look, 3, 2).target, add(POSE.target, add(scale(look.right, 3), scale(look.up, 2)))),
    ).toBeCloseTo(0);
  });

  it('interpolates along the shorter rotation', () => {
    const middle = poseBetween({ ...POSE, yaw: 3 }, { ...POSE, yaw: -3 }, 0.5);
    expect(Math.abs(middle.yaw)).toBeCloseTo(Math.PI);
    expect(wrapped(5)).toBeCloseTo(5 - 2 * Math.PI);
  });
});
