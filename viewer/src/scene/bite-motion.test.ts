import { Vector3 } from 'three';
import { expect, it } from 'vitest';
import { openingAt, openJaw } from './bite-motion.ts';
import { USUAL_FRAME } from '@archway/mesh/sight/frame';

it('opening the jaws moves the front teeth down and back, and the back teeth less', () => {
  const open = openJaw(1, [0, 0, 0], USUAL_FRAME);
  const incisors = new Vector3(0, 0, 0).applyMatrix4(open);
  const molars = new Vector3(0, 40, 0).applyMatrix4(open);
  expect(incisors.z).toBeLessThan(-20);
  expect(incisors.y).toBeGreaterThan(0);
  expect(molars.z).toBeLessThan(0);
  expect(molars.z).toBeGreaterThan(incisors.z);
  expect(openJaw(0, [0, 0, 0], USUAL_FRAME).elements).toEqual(openJaw(0, [9, 9, 9], USUAL_FRAME).elements);
});

it('the jaws are closed at the start of each cycle', () => {
  expect(openingAt(0)).toBe(0);
  expect(openingAt(1_800)).toBeCloseTo(1);
  expect(openingAt(3_600)).toBeCloseTo(0);
});
