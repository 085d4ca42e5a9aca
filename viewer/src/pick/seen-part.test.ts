import { Plane, Ray, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { seenPart } from './hit-layers.ts';

const ray = new Ray(new Vector3(0, 0, 10), new Vector3(0, 0, -1));

it('the visible part of a ray begins and ends at the clip planes', () => {
  const keepsBelow = new Plane(new Vector3(0, 0, -1), 4);
  const keepsAbove = new Plane(new Vector3(0, 0, 1), -4);
  expect(seenPart(ray, [])).toEqual({ from: 0, to: Infinity });
  expect(seenPart(ray, [keepsBelow])).toEqual({ from: 6, to: Infinity });
  expect(seenPart(ray, [keepsAbove])).toEqual({ from: 0, to: 6 });
});

it('a ray along a clip plane on its clipped side has no visible part', () => {
  const elsewhere = new Plane(new Vector3(1, 0, 0), -5);
  expect(seenPart(ray, [elsewhere]).from).toBe(Infinity);
});
