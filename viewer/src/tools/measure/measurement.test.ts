import { expect, it } from 'vitest';
import { measurementOf } from './measurement.ts';

const at = (x: number, y: number, z: number, scanId = 'lower') => ({ scanId, point: [x, y, z] as const });

it('a distance is measured between two points, also on two scans', () => {
  const [from, to] = [at(1, 2, 3), at(3, 5, 9, 'upper')];
  expect(measurementOf('distance', [from, to])).toEqual({ kind: 'distance', from, to, millimeters: 7 });
});

it('an angle has its second point as vertex', () => {
  const [from, apex, to] = [at(2, 0, 0), at(0, 0, 0), at(0, 5, 0)];
  expect(measurementOf('angle', [from, apex, to])).toEqual({ kind: 'angle', from, apex, to, degrees: 90 });
});

it('there is no measurement before all points are set, or if they coincide', () => {
  expect(measurementOf('distance', [at(1, 1, 1)])).toBeNull();
  expect(measurementOf('distance', [at(1, 1, 1), at(1, 1, 1)])).toBeNull();
  expect(measurementOf('angle', [at(1, 0, 0), at(0, 0, 0)])).toBeNull();
  expect(measurementOf('angle', [at(0, 0, 0), at(0, 0, 0), at(1, 0, 0)])).toBeNull();
});
