import { expect, test } from 'vitest';
import { partnerCodeOf, readPartnerCode, spacedPartnerCode } from './codes.ts';

const BYTES = Uint8Array.from({ length: 12 }, (_, index) => index * 23);

test('a code has twelve letters in three groups and is read as it was written', () => {
  const code = partnerCodeOf(BYTES);
  expect(code).toHaveLength(12);
  expect(spacedPartnerCode(code)).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(readPartnerCode(spacedPartnerCode(code))).toBe(code);
});

test.each([
  ['small letters and spaces', ' 7g2m 9k4p 3wxz ', '7G2M9K4P3WXZ'],
  ['letters that look like digits', 'oiLo-7777-7777', '011077777777'],
  ['dashes of a text program', '7G2M–9K4P—3WXZ', '7G2M9K4P3WXZ'],
  ['too short', '7G2M-9K4P-3WX', null],
  ['a letter that no code has', '7G2M-9K4P-3WXU', null],
  ['nothing', '', null],
])('%s', (_, typed, code) => {
  expect(readPartnerCode(typed)).toBe(code);
});
