import { describe, expect, it } from 'vitest';
import { Animator } from './animator.ts';

/** Frames of 50 ms, from some time on. */
function play(animator: Animator, frames: number, from = 0): { yaw: number; isMoving: boolean } {
  let last = { yaw: 0, isMoving: false };
  let yaw = 0;
  for (let frame = 0; frame < frames; frame++) {
    last = animator.step(from + frame * 50);
    yaw += last.yaw;
  }
  return { yaw, isMoving: last.isMoving };
}

describe('animation', () => {
  it('opens the jaws and closes them again', () => {
    const animator = new Animator(false);
    animator.animation = 'bite';
    play(animator, 37);
    expect(animator.opening).toBeCloseTo(1, 2);
    play(animator, 37, 1_850);
    expect(animator.opening).toBeLessThan(0.02);
  });

  it('closes the jaws when turned off, and then stops', () => {
    const animator = new Animator(false);
    animator.animation = 'bite';
    play(animator, 20);
    animator.animation = 'none';
    expect(animator.step(1_000).isMoving).toBe(true);
    play(animator, 10, 1_050);
    expect(animator.opening).toBe(0);
    expect(animator.step(2_000).isMoving).toBe(false);
  });

  it('stops while paused and continues from there', () => {
    const animator = new Animator(false);
    animator.animation = 'bite';
    play(animator, 20);
    const { opening } = animator;
    animator.isPaused = true;
    expect(play(animator, 20, 1_000).isMoving).toBe(false);
    animator.isPaused = false;
    animator.step(9_000);
    expect(animator.opening).toBeCloseTo(opening, 5);
  });

  it('rotates once in 24 seconds', () => {
    const animator = new Animator(false);
    animator.animation = 'turn';
    expect(play(animator, 481).yaw).toBeCloseTo(2 * Math.PI);
  });
});
