import { Plane, Ray, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { seenPart } from './hit-layers.ts';

const ray = new Ray(new Vector3(0, 0, 10), new Vector3(0, 0, -1));

it('begins where the model is cut open before the eye, and ends where it is behind', () => {
  const keepsBelow = new Plane(new Vector3(0, 0, -1), 4);
  const keepsAbove = new Plane(new Vector3(0, 0, 1), -4);
  expect(seenPart(ray, [])).toEqual({ from: 0, to: Infinity });
  expect(seenPart(ray, [keepsBelow])).toEqual({ from: 6, to: Infinity });
  expect(seenPart(ray, [keepsAbove])).toEqual({ from: 0, to: 6 });
});

it('is nothing along a plane on the wrong side', () => {
  const elsewhere = new Plane(new Vector3(1, 0, 0), -5);
  expect(seenPart(ray, [elsewhere]).from).toBe(Infinity);
});
