import { expect, it } from 'vitest';
import { SectionMeasures } from './section-measures.ts';
import { flipped, moved, tilted } from './section-plane.ts';

const plane = { point: [0, 0, 2], normal: [0, 0, 1] } as const;

it('measurements of a section belong to their plane and reappear with it', () => {
  const measures = new SectionMeasures([]);
  measures.add([0, 0, 2], [3, 4, 2]);
  expect(measures.in(plane)).toEqual([{ from: [0, 0, 2], to: [3, 4, 2], millimeters: 5 }]);
  expect(measures.in(flipped(plane))).toHaveLength(1);
  const away = moved(plane, 0.1);
  expect(measures.in(away)).toEqual([]);
  expect(measures.in(tilted(plane, [1, 0, 0], 0.02))).toEqual([]);
  expect(measures.in(moved(away, -0.1))).toHaveLength(1);
});

it('measurements of a section are removed by their index in the plane', () => {
  const measures = new SectionMeasures([]);
  measures.add([0, 0, 7], [1, 0, 7]);
  measures.add([0, 0, 2], [1, 0, 2]);
  measures.add([0, 0, 2], [2, 0, 2]);
  measures.remove(plane, 0);
  expect(measures.in(plane).map(({ millimeters }) => millimeters)).toEqual([2]);
  expect(measures.in(moved(plane, 5))).toHaveLength(1);
  measures.remove(plane, 4);
  expect(measures.in(plane)).toHaveLength(1);
});

it('a section has no measurement from a point to itself', () => {
  const measures = new SectionMeasures([]);
  measures.add([0, 0, 2], [0, 0, 2]);
  expect(measures.in(plane)).toEqual([]);
});
