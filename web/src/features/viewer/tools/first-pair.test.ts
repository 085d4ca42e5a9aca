import { expect, test } from 'vitest';
import type { ModelLayer } from '../model-layer.ts';
import { comparedOf, jawsOf } from './first-pair.ts';

const layer = (role: string, middle: ModelLayer['middle'] = null): ModelLayer => ({
  id: role,
  role,
  name: role,
  preview: null,
  full: null,
  thumbnailUrl: null,
  toMillimeters: 1,
  isSimplified: false,
  middle,
});

test('contacts are those of the jaws', () => {
  expect(jawsOf([layer('bite1'), layer('upper'), layer('lower')])).toEqual({
    scanId: 'lower',
    otherId: 'upper',
  });
});

test('without jaws, of the first two scans; of one alone there are none', () => {
  expect(jawsOf([layer('other'), layer('bite1')])).toEqual({ scanId: 'other', otherId: 'bite1' });
  expect(jawsOf([layer('upper'), layer('other')])).toEqual({ scanId: 'other', otherId: 'upper' });
  expect(jawsOf([layer('upper')])).toBe(null);
});

test('a design is compared with the scan from before', () => {
  const layers = [layer('upper'), layer('preOp'), layer('design')];
  expect(comparedOf(layers)).toEqual({ scanId: 'design', otherId: 'preOp' });
});

test('upper and lower jaw are not compared; two scans of one jaw are', () => {
  expect(comparedOf([layer('upper'), layer('lower')])).toBe(null);
  const again = { ...layer('upper'), id: 'again' };
  expect(comparedOf([layer('upper'), layer('lower'), again])).toEqual({ scanId: 'again', otherId: 'upper' });
});

test('a scan from before is compared with the jaw that lies where it lies', () => {
  const layers = [layer('upper', [0, 0, 12]), layer('lower', [0, 1, -9]), layer('preOp', [0, 0, -8])];
  expect(comparedOf(layers)).toEqual({ scanId: 'lower', otherId: 'preOp' });
});
