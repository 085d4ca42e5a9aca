import fc from 'fast-check';
import { expect, test } from 'vitest';
import { floatText } from './float-text.ts';
import { latin1Bytes } from './latin1.ts';
import { TextCursor } from './text-cursor.ts';

const readBack = (text: string): number => Math.fround(new TextCursor(latin1Bytes(text), 0).readNumber());

test('every float is read back as it was, from at most nine digits', () => {
  const any = fc.float({ noNaN: true, noDefaultInfinity: true });
  const inMouths = fc.float({ min: -200, max: 200, noNaN: true });
  fc.assert(
    fc.property(fc.oneof(any, inMouths), (value) => {
      const text = floatText(value);
      expect(Object.is(readBack(text), value), text).toBe(true);
      // Zeros that only show where the point is do not count.
      const digits = text.replace(/e.*$/, '').replace(/[-.]/g, '').replace(/^0+/, '');
      if (Math.abs(value) < 1e6) expect(digits.length, text).toBeLessThanOrEqual(9);
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  [0.1, '0.1'],
  [-12.345, '-12.345'],
  [100, '100'],
  [1e6, '1000000'],
  [-0, '-0'],
  [0.001, '0.001'],
  [1 / 3, '0.33333334'],
  [1e-9, '1e-9'],
  [1.234e-9, '1.234e-9'],
  [1.4e-45, '1e-45'],
])('%f is written shortly', (value, text) => {
  expect(floatText(Math.fround(value))).toBe(text);
});
