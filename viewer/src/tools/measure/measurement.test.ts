import { expect, it } from 'vitest';
import { measurementOf } from './measurement.ts';

const at = (x: number, y: number, z: number, scanId = 'lower') => ({ scanId, point: [x, y, z] as const });

it('a distance lies between two points, be they on two scans', () => {
  const [from, to] = [at(1, 2, 3), at(3, 5, 9, 'upper')];
  expect(measurementOf('distance', [from, to])).toEqual({ kind: 'distance', from, to, millimeters: 7 });
});

it('an angle has its second point as apex', () => {
  const [from, apex, to] = [at(2, 0, 0), at(0, 0, 0), at(0, 5, 0)];
  expect(measurementOf('angle', [from, apex, to])).toEqual({ kind: 'angle', from, apex, to, degrees: 90 });
});

it('there is nothing to measure before all points are there, or where they coincide', () => {
  expect(measurementOf('distance', [at(1, 1, 1)])).toBeNull();
  expect(measurementOf('distance', [at(1, 1, 1), at(1, 1, 1)])).toBeNull();
  expect(measurementOf('angle', [at(1, 0, 0), at(0, 0, 0)])).toBeNull();
  expect(measurementOf('angle', [at(0, 0, 0), at(0, 0, 0), at(1, 0, 0)])).toBeNull();
});
