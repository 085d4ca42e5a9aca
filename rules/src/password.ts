/** What a password must be, on both sides: the field ticks the list, the server refuses by it. */
export const PASSWORD_LENGTH = { min: 8, max: 20 } as const;
export const PASSWORD_SYMBOLS = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?`~';

/** Of the four kinds of characters: digits, capital letters, small letters, symbols. */
export const PASSWORD_CLASSES_REQUIRED = 3;

/** 0 not usable; from 1 on in the words below. */
export const PASSWORD_STRENGTH_LEVELS = [0, 1, 2, 3] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTH_LEVELS)[number];
export const PASSWORD_STRENGTHS = ['weak', 'medium', 'strong'] as const;

export const PASSWORD_RULES = ['length', 'characters', 'classes'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

export interface PasswordCheck {
  /** The rules it breaks; empty means it may be used. */
  broken: readonly PasswordRule[];
  /** The first character that is not allowed, so that the field can name it. */
  refusedCharacter: string | null;
  strength: PasswordStrength;
}

const CLASSES = [/[0-9]/, /[A-Z]/, /[a-z]/] as const;

export function checkPassword(password: string): PasswordCheck {
  const characters = Array.from(password);
  const refusedCharacter =
    characters.find((c) => !/^[0-9A-Za-z]$/.test(c) && !PASSWORD_SYMBOLS.includes(c)) ?? null;
  const classes =
    CLASSES.filter((kind) => kind.test(password)).length +
    (characters.some((c) => PASSWORD_SYMBOLS.includes(c)) ? 1 : 0);
  const broken: PasswordRule[] = [];
  if (characters.length < PASSWORD_LENGTH.min || characters.length > PASSWORD_LENGTH.max)
    broken.push('length');
  if (refusedCharacter !== null) broken.push('characters');
  if (classes < PASSWORD_CLASSES_REQUIRED) broken.push('classes');
  return { broken, refusedCharacter, strength: broken.length > 0 ? 0 : strengthOf(characters, classes) };
}

/** Usable passwords differ by length and by how much they repeat themselves. */
function strengthOf(characters: readonly string[], classes: number): Exclude<PasswordStrength, 0> {
  const different = new Set(characters).size;
  if (different < 6) return 1;
  if (characters.length >= 12 && classes === 4 && different >= 9) return 3;
  return characters.length >= 10 || classes === 4 ? 2 : 1;
}
