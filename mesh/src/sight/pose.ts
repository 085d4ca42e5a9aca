import { add, cross, scale, type Vector } from '../core/vector.ts';
import type { PatientFrame } from './patient-frame.ts';

/**
 * Camera pose on an orbit around its target: `yaw` from the patient's front towards the left, `pitch` upwards, in
 * radians. There is no roll, so the patient is never upside down, and straight above and below can be reached.
 */
export interface Pose {
  target: Vector;
  yaw: number;
  pitch: number;
  /** From the target to the camera, in millimeters. */
  distance: number;
}

/** Orthonormal axes of the camera. */
export interface Look {
  toViewer: Vector;
  up: Vector;
  right: Vector;
}

export function lookOf({ yaw, pitch }: Pick<Pose, 'yaw' | 'pitch'>, frame: PatientFrame): Look {
  const level = add(scale(frame.front, Math.cos(yaw)), scale(frame.left, Math.sin(yaw)));
  const toViewer = add(scale(level, Math.cos(pitch)), scale(frame.up, Math.sin(pitch)));
  const up = add(scale(level, -Math.sin(pitch)), scale(frame.up, Math.cos(pitch)));
  return { toViewer, up, right: cross(up, toViewer) };
}

export const eyeOf = (pose: Pose, look: Look): Vector =>
  add(pose.target, scale(look.toViewer, pose.distance));

const STEEPEST = Math.PI / 2;
const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** Rotates by radians; the pitch is clamped to straight above and below. */
export const turned = (pose: Pose, yaw: number, pitch: number): Pose => ({
  ...pose,
  yaw: wrapped(pose.yaw + yaw),
  pitch: clamp(-STEEPEST, pose.pitch + pitch, STEEPEST),
});

/** Pans along the image plane, in millimeters to the right and up. */
export const panned = (pose: Pose, look: Look, right: number, up: number): Pose => ({
  ...pose,
  target: add(pose.target, add(scale(look.right, right), scale(look.up, up))),
});

/** Zooms in with a factor below 1. The point `to` keeps its position on screen. */
export function zoomed(pose: Pose, factor: number, to: Vector, limits: { min: number; max: number }): Pose {
  const distance = clamp(limits.min, pose.distance * factor, limits.max);
  const part = distance / pose.distance;
  return { ...pose, distance, target: add(scale(to, 1 - part), scale(pose.target, part)) };
}

/** Wraps an angle to −π to π. */
export function wrapped(angle: number): number {
  const rounds = Math.round(angle / (2 * Math.PI));
  return angle - rounds * 2 * Math.PI;
}

/** Interpolates between two poses along the shorter rotation. */
export function poseBetween(from: Pose, to: Pose, part: number): Pose {
  const mix = (a: number, b: number): number => a + (b - a) * part;
  return {
    target: add(scale(from.target, 1 - part), scale(to.target, part)),
    yaw: wrapped(from.yaw + wrapped(to.yaw - from.yaw) * part),
    pitch: mix(from.pitch, to.pitch),
    distance: from.distance * (to.distance / from.distance) ** part,
  };
}
