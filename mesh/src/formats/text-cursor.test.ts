import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { latin1Bytes } from './latin1.ts';
import { refusalOf } from './refusal.fixtures.ts';
import { TextCursor } from './text-cursor.ts';

const read = (text: string): number => new TextCursor(latin1Bytes(text), 0).readNumber();

describe('numbers in text', () => {
  test('are what the language makes of them, however they are written', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.nat(20), (value, digits) => {
        for (const text of [String(value), value.toExponential(digits), value.toPrecision(digits + 1)])
          expect(read(text), text).toBe(Number(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test.each(['0', '-0', '+1', '1.', '.5', '-.5e-3', '00012', '1E5', '1e+05', '1e-400', '9007199254740993'])(
    '%s',
    (text) => {
      expect(read(`${text} 7`)).toBe(Number(text));
    },
  );

  test.each([1, 4, 5, 9].map((digit) => `0.${String(digit).repeat(60)}`))('%s', (text) => {
    expect(read(text)).toBe(Number(text));
  });

  test.each(['nan', 'NaN', '-nan(ind)', 'inf', '-Infinity', '1.#QNAN', '-1.#IND'])('%s is none', (text) => {
    expect(read(`${text}\n1`)).toBeNaN();
  });

  test.each(['1,5', '1e', '1e+', '.', '-', '+-1', '1.2.3', '0x10', 'abc', '12a', ' 1', '1_000'])(
    '"%s" is malformed',
    (text) => {
      expect(refusalOf(() => read(`${text}\n`))).toBe('malformed');
    },
  );

  test('one that the file ends within', () => {
    for (const text of ['', '-', '1e', '-1.5e-'])
      expect(
        refusalOf(() => read(text)),
        text,
      ).toBe('truncated');
  });

  test('one of a million digits is refused at once', () => {
    expect(refusalOf(() => read('1'.repeat(1_000_000)))).toBe('malformed');
    expect(refusalOf(() => read('x'.repeat(1_000_000)))).toBe('malformed');
  });

  test('one after the other, whatever is between them', () => {
    const cursor = new TextCursor(latin1Bytes('1 \t2\r\n-3e1\f4'), 0);
    const seen: number[] = [];
    while (cursor.toNextWord()) seen.push(cursor.readNumber());
    expect(seen).toEqual([1, 2, -30, 4]);
  });
});

test('a word is taken in any letters, and only whole', () => {
  const cursor = new TextCursor(latin1Bytes('FaCet facets face'), 0);
  const word = latin1Bytes('facet');
  expect(cursor.takeWord(word)).toBe(true);
  cursor.toNextWord();
  expect(cursor.takeWord(word)).toBe(false);
  cursor.skipWord();
  cursor.toNextWord();
  expect(cursor.takeWord(word)).toBe(false);
});
