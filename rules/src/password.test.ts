import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkPassword,
  PASSWORD_LENGTH,
  PASSWORD_SYMBOLS,
  PASSWORD_STRENGTH_LEVELS,
  type PasswordCheck,
} from './password.ts';

const check = (password: string) => checkPassword(password);

test.each<[string, PasswordCheck['broken']]>([
  ['Abcdef1', ['length']],
  ['Abcdef12', []],
  ['Abcdefghijklmnopqr12', []],
  ['Abcdefghijklmnopqrs12', ['length']],
  ['abcdefgh', ['classes']],
  ['abcdefg1', ['classes']],
  ['ABCDEFG1', ['classes']],
  ['abcdef1!', []],
  ['ABCDEF1!', []],
  ['Abcdefg!', []],
  ['12345678', ['classes']],
  ['', ['length', 'classes']],
  ['Abc def1', ['characters']],
  ['Ünïcode1A', ['characters']],
  ['Abcdef12é', ['characters']],
  ['🦷Abcdef1', ['characters']],
  ['é', ['length', 'characters', 'classes']],
])('%j breaks %j', (password, broken) => {
  expect(check(password).broken).toEqual(broken);
});

test.each(Array.from(PASSWORD_SYMBOLS))('the symbol %s is allowed and counts as one', (symbol) => {
  expect(check(`abcdef1${symbol}`)).toMatchObject({ broken: [], refusedCharacter: null });
});

test.each([
  ['Abc def1', ' '],
  ['Abcdéf1ü', 'é'],
  ['🦷Abcdef1', '🦷'],
  ['Abcdef12', null],
])('in %j the first character that is refused is %j', (password, refused) => {
  expect(check(password).refusedCharacter).toBe(refused);
});

test.each([
  ['Abcdef1', 0],
  ['Aaaaaaa1', 1],
  ['Abcdef12', 1],
  ['Abcdef123x', 2],
  ['Abcdef1!', 2],
  ['Abcdef1!ghij', 3],
  ['Abcdef1ghijkl', 2],
  ['A1!aA1!aA1!a', 1],
  ['Ab1!Ab1!cdef', 2],
])('%s has the strength %i', (password, strength) => {
  expect(check(password).strength).toBe(strength);
});

/** Texts of any kind, and many that are nearly passwords. */
const texts = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({
    unit: fc.constantFrom(...Array.from(`abcXYZ019${PASSWORD_SYMBOLS} é`)),
    minLength: PASSWORD_LENGTH.min - 2,
    maxLength: PASSWORD_LENGTH.max + 2,
  }),
);

test('whatever the text: strength 0 means broken, and a refused character means that rule', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { broken, strength, refusedCharacter } = check(text);
      expect(strength === 0).toBe(broken.length > 0);
      expect(PASSWORD_STRENGTH_LEVELS).toContain(strength);
      expect(refusedCharacter !== null).toBe(broken.includes('characters'));
      if (refusedCharacter !== null) expect(text).toContain(refusedCharacter);
      expect(new Set(broken).size).toBe(broken.length);
    }),
    { numRuns: 2_000 },
  );
});

test('whatever the usable password: it keeps the rule of the specification, written down another way', () => {
  const allowed = new RegExp(
    `^[A-Za-z0-9${PASSWORD_SYMBOLS.replaceAll(/[\\\]^-]/g, String.raw`\$&`)}]{8,20}$`,
  );
  fc.assert(
    fc.property(texts, (text) => {
      const kinds = [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(text)).length;
      expect(check(text).broken.length === 0).toBe(allowed.test(text) && kinds >= 3);
    }),
    { numRuns: 2_000 },
  );
});
