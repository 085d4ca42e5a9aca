import { expect, test } from 'vitest';
import { freeLens, freePart, NO_INSETS } from './insets.ts';

const SIZE = { width: 1000, height: 800 };

test('the free part of the canvas lies between the panels', () => {
  expect(freePart(SIZE, { left: 100, right: 200, top: 0, bottom: 60 })).toEqual({
    x: 450,
    y: 370,
    width: 700,
    height: 740,
  });
});

test('panels that leave almost no space are ignored', () => {
  expect(freePart(SIZE, { left: 400, right: 400, top: 0, bottom: 0 })).toMatchObject({ x: 500, width: 1000 });
});

test('panels narrow the lens of the camera; without panels it is unchanged', () => {
  const whole = freeLens(SIZE, NO_INSETS, 22);
  expect(whole.halfAngle).toBeCloseTo((11 * Math.PI) / 180);
  expect(whole.aspect).toBeCloseTo(1.25);
  const part = freeLens(SIZE, { ...NO_INSETS, bottom: 400 }, 22);
  expect(Math.tan(part.halfAngle)).toBeCloseTo(Math.tan(whole.halfAngle) / 2);
  expect(part.aspect).toBeCloseTo(2.5);
});
