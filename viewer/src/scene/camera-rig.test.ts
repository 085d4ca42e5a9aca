import type { Vector } from '@archway/mesh/core/vector';
import { describe, expect, it } from 'vitest';
import { CameraRig } from './camera-rig.ts';
import { USUAL_FRAME } from '@archway/mesh/sight/frame';

function rigOf({ reducedMotion = false } = {}) {
  const sight = {
    outline: [
      [0, 0, 0],
      [60, 50, 20],
    ] as Vector[],
    working: 'lower',
    occlusal: 'lower',
  } as const;
  const rig = new CameraRig({
    sight: () => sight,
    lens: () => ({ halfAngle: 0.2, aspect: 1 }),
    reducedMotion,
  });
  rig.follow(USUAL_FRAME, 0, true);
  return rig;
}

describe('the camera', () => {
  it('reaches a named view exactly after 320 ms', () => {
    const rig = rigOf();
    rig.setView('left', 1_000);
    expect(rig.step(1_160)).toBe(true);
    expect(rig.poseAt(0).yaw).toBeGreaterThan(0);
    expect(rig.poseAt(0).yaw).toBeLessThan(Math.PI / 2);
    rig.step(1_320);
    expect(rig.poseAt(0).yaw).toBe(Math.PI / 2);
    expect(rig.isMoving).toBe(false);
    expect(rig.step(1_336)).toBe(false);
  });

  it('jumps to a view with reduced motion', () => {
    const rig = rigOf({ reducedMotion: true });
    rig.setView('left', 1_000);
    expect(rig.isMoving).toBe(false);
    expect(rig.poseAt(0).yaw).toBe(Math.PI / 2);
  });

  it('becomes a free view when rotated, which stops a transition', () => {
    const rig = rigOf();
    rig.setView('left', 0);
    rig.turn(0.1, 0);
    expect(rig.view).toBe('free');
    expect(rig.isMoving).toBe(false);
  });

  it('follows loading layers until the user moves it', () => {
    const rig = rigOf();
    rig.turn(0.5, 0);
    const { yaw } = rig.poseAt(0);
    rig.follow(USUAL_FRAME, 0, true);
    expect(rig.poseAt(0).yaw).toBe(yaw);
    rig.setView('free', 0);
    rig.follow(USUAL_FRAME, 0, true);
    expect(rig.poseAt(0).yaw).toBe(0);
  });

  it('has four linked poses in the multiple view', () => {
    const rig = rigOf({ reducedMotion: true });
    rig.setView('multiple', 0);
    const before = rig.poses.map(({ yaw }) => yaw);
    rig.turn(0.2, 0);
    expect(rig.view).toBe('multiple');
    expect(rig.poses).toHaveLength(4);
    for (const [which, { yaw }] of rig.poses.entries()) expect(yaw).toBeCloseTo(before[which]! + 0.2);
    rig.setView('front', 0);
    expect(rig.poses).toHaveLength(1);
  });
});
