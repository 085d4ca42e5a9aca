import { expect, test } from 'vitest';
import { handedOutName, holdsName } from './hidden-name.ts';

test.each([
  ['Please match the shade of Nora’s 11', 'Nora Whitfield', true],
  ['whitfield, again', 'Nora Whitfield', true],
  ['Für Frau MÜLLER', 'Anna Müller', true],
  ['Fur Frau Muller', 'Anna Müller', true],
  ['Crown in zirconia', 'Nora Whitfield', false],
  ['Norahs model', 'Nora Whitfield', false],
  ['he is fine', 'Li He', false],
  ['佐藤花子さんの補綴物', '佐藤 花子', true],
  ['前歯の色に合わせてください', '佐藤 花子', false],
  ['', 'Nora Whitfield', false],
  ['anything', '', false],
])('%s, of %s: %s', (text, name, expected) => {
  expect(holdsName(text, name)).toBe(expected);
});

test('a file that is handed out is called by case and role, and tells nothing else', () => {
  const of = { caseCode: 'C-00418', role: 'upper', extension: 'STL' };
  expect(handedOutName({ ...of, number: 1 })).toBe('C-00418-upper.stl');
  expect(handedOutName({ ...of, number: 2 })).toBe('C-00418-upper-2.stl');
});
