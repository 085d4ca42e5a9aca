import { createHash } from 'node:crypto';
import { checkPassword } from '@archway/rules/password';
import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { problemsOf } from './new-password.ts';

test.each([
  'Password123!',
  'Dental2026!',
  'P@ssw0rd2026',
  '$ecret123',
  'Pa55word!!',
  'Welcome-1',
  'Qwerty123!',
  'Abc12345!',
  'DentalClinic1!',
  'Dental-Lab-2026',
  '2026Smile!',
  'W3lc0me2026',
  'L3tm3in!2026',
  '!Archway!1',
])('%s is refused', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  ['Sorensen2026!', ['mia.sorensen']],
  ['S0rensen-123', ['mia.sorensen']],
  ['LumaLine#1', ['Lumaline']],
  ['HarbourStreet1!', ['Harbour Street Dental']],
  ['HarbourDental26!', ['Harbour Street Dental']],
])('%s is refused for who has such a name or organization', (password, ownWords) => {
  expect(isCommonPassword(password)).toBe(false);
  expect(isCommonPassword(password, ownWords)).toBe(true);
});

const WORDS = `
  starwars baseball jordan hunter orthodontics password welcome dental dentist clinic laboratory implant
  archway tooth smile monkey dragon football sunshine princess qwerty letmein superman michael charlie summer
  winter december computer freedom whatever shadow master flower secret crown bridge scanner zahnarzt
  dentalclinic dentallab smileclinic admin chocolate iloveyou`
  .trim()
  .split(/\s+/);
const SUFFIXES = ['1!', '123!', '2026!', '2025#', '!!1', '01!', '99?', '-2024', '.123', '@1', '$12', '_007'];
const leet = (word: string) =>
  word.replaceAll('a', '@').replaceAll('o', '0').replaceAll('e', '3').replaceAll('s', '5');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

test('1,000 common words with usual beginnings, endings and digits for letters are refused', () => {
  const made = WORDS.flatMap((word) => [
    ...SUFFIXES.map((suffix) => capital(word) + suffix),
    ...SUFFIXES.map((suffix) => capital(leet(word)) + suffix),
    `2026${capital(word)}!`,
  ]);
  const patterns = [...new Set(made)].slice(0, 1_000);
  expect(patterns.length).toBe(1_000);
  expect(patterns.filter((pattern) => !isCommonPassword(pattern))).toEqual([]);
});

/** The same in every run. */
const bytes = (seed: string) => createHash('sha512').update(seed).digest();
const pick = <T>(list: readonly T[], byte: number): T => list[byte % list.length] as T;
const RARE = `
  correct horse battery staple walnut copper velvet canyon lantern pepper magnet saddle violin meadow pickle
  tunnel cactus barrel ribbon thimble`
  .trim()
  .split(/\s+/);

function passphrase(i: number): string {
  const [a = 0, b = 0, c = 0, d = 0] = bytes(`passphrase ${i}`);
  const first = pick(RARE, a);
  const second = pick(
    RARE.filter((word) => word !== first),
    b,
  );
  return `${capital(first)}${pick(['-', '.', '_', '+'], c)}${capital(second)}-${d % 90}`;
}

const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#%-+';
const random = (i: number) =>
  `${[...bytes(`random ${i}`).subarray(0, 12)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}aZ7-`;

test('200 good passwords pass', () => {
  const good = [
    'Correct-Horse-7',
    ...Array.from({ length: 99 }, (_, i) => passphrase(i)),
    ...Array.from({ length: 100 }, (_, i) => random(i)),
  ];
  expect(good.length).toBe(200);
  for (const password of good) expect(checkPassword(password).broken, password).toEqual([]);
  expect(
    good.filter((password) => problemsOf(password, ['Harbour Street Dental', 'mia.sorensen']).length > 0),
  ).toEqual([]);
});
