import { expect, test } from 'vitest';
import type { ModelLayer } from '../model-layer.ts';
import { comparedOf, jawsOf } from './first-pair.ts';

const layer = (role: string): ModelLayer => ({
  id: role,
  role,
  name: role,
  preview: null,
  full: null,
  thumbnailUrl: null,
  toMillimeters: 1,
  isSimplified: false,
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
  expect(comparedOf([layer('upper'), layer('lower')])).toEqual({ scanId: 'upper', otherId: 'lower' });
});
