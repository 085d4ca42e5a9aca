import { expect, test } from 'vitest';
import { sidesFrom } from './reveal.ts';

test('directions are ordered by the smallest rotation', () => {
  const [first, second] = sidesFrom({ yaw: Math.PI - 0.1, pitch: 0 });
  expect(Math.abs(first!.yaw)).toBeCloseTo(Math.PI);
  expect(first!.pitch).toBe(0);
  expect(Math.abs(second!.yaw)).toBeCloseTo((Math.PI * 5) / 6);
});

test('every direction is listed once', () => {
  const sides = sidesFrom({ yaw: 0, pitch: 0 });
  expect(new Set(sides.map(({ yaw, pitch }) => `${yaw} ${pitch}`)).size).toBe(60);
});
