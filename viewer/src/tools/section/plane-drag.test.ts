import type { Vector } from '@archway/mesh/core/vector';
import { expect, it } from 'vitest';
import { USUAL_FRAME } from '@archway/mesh/sight/frame';
import { PlaneDrag } from './plane-drag.ts';
import { handleAt, rectangleAround } from './plane-handles.ts';
import { paperOf } from './section-plane.ts';

/** A picture from the front, ten pixels a millimeter: x to the right, z up. */
const fromFront = {
  worldToScreen: ([x, , z]: Vector) => ({ x: 500 + 10 * x, y: 300 - 10 * z, hidden: false }),
  pixelSize: () => 0.1,
};
const box: Vector[] = [
  [-20, -15, -5],
  [20, 15, 5],
];
const sagittal = { point: [0, 0, 0], normal: [1, 0, 0] } as const;
const paper = paperOf(sagittal, USUAL_FRAME);
const rectangle = rectangleAround(box, paper);

it('the handles of a section plane surround the model', () => {
  const ys = rectangle.corners.map(([, y]) => y);
  const zs = rectangle.corners.map(([, , z]) => z);
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([-19, 19]);
  expect([Math.min(...zs), Math.max(...zs)]).toEqual([-9, 9]);
  for (const [x] of rectangle.corners) expect(x).toBeCloseTo(0, 12);
});

it('a section plane can be dragged by its knobs, edges and arrow only', () => {
  const at = (x: number, y: number) => handleAt(rectangle, { x, y }, fromFront.worldToScreen)?.kind;
  expect(at(500, 210)).toBe('tilt');
  expect(at(502, 340)).toBe('move');
  expect(at(550, 211)).toBe('move');
  expect(at(530, 300)).toBeUndefined();
});

it('a section plane follows the pointer along its normal', () => {
  const handle = handleAt(rectangle, { x: 502, y: 340 }, fromFront.worldToScreen)!;
  const drag = new PlaneDrag(sagittal, paper, handle, { x: 502, y: 340 });
  expect(drag.to({ x: 537, y: 900 }, fromFront).point[0]).toBeCloseTo(3.5, 10);
  expect(drag.to({ x: 482, y: 340 }, fromFront).point[0]).toBeCloseTo(-2, 10);
});

it('a section plane tilts so that the knob follows the pointer', () => {
  const handle = handleAt(rectangle, { x: 500, y: 210 }, fromFront.worldToScreen)!;
  const drag = new PlaneDrag(sagittal, paper, handle, { x: 500, y: 210 });
  const { point, normal } = drag.to({ x: 590, y: 210 }, fromFront);
  expect(point).toEqual([0, 0, 0]);
  // The knob is nine millimeters above the axis and went nine to the right: half a right angle.
  expect(normal[0]).toBeCloseTo(Math.SQRT1_2, 10);
  expect(normal[2]).toBeCloseTo(-Math.SQRT1_2, 10);
});

it('a section plane seen straight on comes nearer with a downward drag', () => {
  const frontal = { point: [0, 0, 0], normal: [0, -1, 0] } as const;
  const front = paperOf(frontal, USUAL_FRAME);
  const drag = new PlaneDrag(frontal, front, { kind: 'move', at: [0, 0, 0] }, { x: 0, y: 0 });
  expect(drag.to({ x: 30, y: 20 }, fromFront).point[1]).toBeCloseTo(-2, 10);
});
