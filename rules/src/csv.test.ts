import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

/** Reads as RFC 4180 says, so that what was written is checked by something else than what wrote it. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const STARTS = [
  '=',
  '+',
  '-',
  '@',
  '\t=',
  '\r=',
  '\n=',
  ' =',
  '\u00A0=',
  '\u200B=',
  '\uFEFF=',
  '＝',
  '＋',
  '－',
  '＠',
  '|',
  '%',
];
const ENDS = ['1+1', "cmd|' /C calc'!A0", 'HYPERLINK("https://a.example","x")'];
const PAYLOADS = STARTS.flatMap((start) => ENDS.map((end) => start + end));

test('more than forty payloads are none of them a formula', () => {
  expect(PAYLOADS.length).toBeGreaterThan(40);
  const [cells = []] = read(csvOf([PAYLOADS]));
  expect(cells).toEqual(PAYLOADS.map((payload) => `'${payload}`));
});

test.each([
  ['plain text', 'Crown 24'],
  ['a comma', 'Papadaki, Maria'],
  ['quotation marks', 'the "blue" one'],
  ['lines', 'one\r\ntwo\nthree'],
  ['nothing', ''],
  ['a negative number', '-3.5'],
  ['a date', '2026-11-09'],
  ['other scripts', '患者 Müller'],
])('%s is read as it was written', (_, text) => {
  expect(read(csvOf([['before', text, 'after']]))).toEqual([['before', text, 'after']]);
});

test('every line ends with CR LF', () => {
  expect(
    csvOf([
      ['a', 'b'],
      ['c', 'd'],
    ]),
  ).toBe('a,b\r\nc,d\r\n');
});
