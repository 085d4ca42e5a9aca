import { expect, test } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

const BIDI = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'];
const MARKS = ['\u200e', '\u200f', '\u061c'];
const UNSEEN = [
  '\0',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u009f',
  '\u00ad',
  '\u034f',
  '\u200b',
  '\u2060',
  '\ufeff',
];
const FILLERS = ['\u115f', '\u1160', '\u3164', '\uffa0', '\u{e0041}', '\ufffa'];

test.each([...BIDI, ...MARKS, ...UNSEEN, ...FILLERS])('%j is taken out of a name', (character) => {
  expect(plainLine(`Dr.${character} Reid${character}`)).toBe('Dr. Reid');
});

test.each([
  ['Persian', 'می\u200cخواهم'],
  ['Devanagari', 'क्\u200dष'],
  ['Japanese with a variant', '葛\u{e0100}城'],
  ['an accent of its own', 'Zoe\u0308'],
  ['Arabic, Hebrew and Latin', 'محمد משה Ana'],
  ['an emoji', 'Smile ❤\ufe0f'],
])('%s stays as it is', (_, name) => {
  expect(plainLine(name)).toBe(name);
});

test.each([
  ['ad\u200cmin', 'admin'],
  ['\u200dA\u200d', 'A'],
  ['من\u200c', 'من'],
  ['\ufe0fA', 'A'],
  [' \u200d\u200d ', '  '],
])('joiners and selectors with nothing to join are taken out: %j', (name, plain) => {
  expect(plainLine(name)).toBe(plain);
});

test('a name is one line, a text keeps its lines', () => {
  const text = 'Dear\r\nAna,\u2028\tbye\v';
  expect(plainText(text)).toBe('Dear\nAna,\n bye\n');
  expect(plainLine(text)).toBe('Dear Ana,  bye ');
});

test('what is plain stays the same when it is made plain again', () => {
  const name = `a\u200c\u202e\u200db${BIDI.join('م\u200c')}`;
  expect(plainLine(plainLine(name))).toBe(plainLine(name));
});
