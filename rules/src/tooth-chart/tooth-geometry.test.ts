import { placeOf } from '../tooth-numbering.ts';
import { ARCHES } from '../treatment/arch.ts';
import { expect, test } from 'vitest';
import type { Point } from './crown-shapes.ts';
import { CHART_BOX, SHOWN, TEETH, type ToothDrawing } from './tooth-geometry.ts';

const tooth = (fdi: number): ToothDrawing => {
  const found = TEETH.get(fdi);
  if (found === undefined) throw new Error(`no tooth ${fdi}`);
  return found;
};

test('there are 52 teeth, each once; a chart shows those of its set', () => {
  expect(TEETH.size).toBe(52);
  expect(Object.values(SHOWN).map((shown) => new Set(shown.map(({ fdi }) => fdi)).size)).toEqual([
    32, 20, 52,
  ]);
});

test("teeth of the patient's right are on the left, upper teeth above lower ones", () => {
  for (const { fdi, center } of TEETH.values()) {
    const { quadrant } = placeOf(fdi);
    expect(Math.sign(center[0]), String(fdi)).toBe(quadrant === 1 || quadrant === 4 ? -1 : 1);
    expect(center[1] < CHART_BOX.y + CHART_BOX.height / 2, String(fdi)).toBe(quadrant <= 2);
  }
});

test('the sides mirror each other', () => {
  for (const [right, left] of [
    [16, 26],
    [11, 21],
    [48, 38],
    [43, 33],
  ] as const) {
    expect(tooth(right).center[0]).toBeCloseTo(-tooth(left).center[0]);
    expect(tooth(right).center[1]).toBeCloseTo(tooth(left).center[1]);
  }
});

test('the front teeth are at the ends of the chart, the molars in its middle', () => {
  expect(tooth(11).center[1]).toBeLessThan(tooth(18).center[1]);
  expect(tooth(41).center[1]).toBeGreaterThan(tooth(48).center[1]);
});

test('a number stands outside the arch', () => {
  expect(tooth(11).number[1]).toBeLessThan(tooth(11).center[1]);
  expect(tooth(16).number[0]).toBeLessThan(tooth(16).center[0]);
  expect(tooth(41).number[1]).toBeGreaterThan(tooth(41).center[1]);
});

/** How far a point lies inside a polygon; 0 outside. */
function depthInside([x, y]: Point, polygon: readonly Point[]): number {
  let inside = false;
  let nearest = Infinity;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    const along = Math.max(
      0,
      Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)),
    );
    nearest = Math.min(nearest, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)));
  });
  return inside ? nearest : 0;
}

test.each([ARCHES.permanent.upper, ARCHES.permanent.lower])(
  'neighbors touch but do not cover each other',
  (...order) => {
    order.slice(1).forEach((fdi, i) => {
      const [a, b] = [tooth(order[i] ?? 0), tooth(fdi)];
      const deepest = Math.max(
        ...a.corners.map((corner) => depthInside(corner, b.corners)),
        ...b.corners.map((corner) => depthInside(corner, a.corners)),
      );
      expect(deepest, `${a.fdi} and ${b.fdi}`).toBeLessThan(0.6);
    });
  },
);

test('teeth and numbers are within the chart', () => {
  for (const { corners, number } of TEETH.values())
    for (const [x, y] of [...corners, number]) {
      expect(x).toBeGreaterThan(CHART_BOX.x);
      expect(x).toBeLessThan(CHART_BOX.x + CHART_BOX.width);
      expect(y).toBeGreaterThan(CHART_BOX.y);
      expect(y).toBeLessThan(CHART_BOX.y + CHART_BOX.height);
    }
});
