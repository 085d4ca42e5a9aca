/** What a password must be, on both sides: the field ticks the list, the server refuses by it. */
export const PASSWORD_LENGTH = { least: 8, most: 20 } as const;

const SYMBOLS = '!@#$%^&*()_+-=[]{};\':"\\|,.<>/?`~';

export const PASSWORD_RULES = ['length', 'characters', 'classes'] as const;
export type PasswordRule = (typeof PASSWORD_RULES)[number];

export interface PasswordCheck {
  /** The rules it breaks; empty means it may be used. */
  broken: readonly PasswordRule[];
  /** The first character that is not allowed, so that the field can name it. */
  refusedCharacter: string | null;
  /** 0 not usable, 1 weak, 2 medium, 3 strong. */
  strength: 0 | 1 | 2 | 3;
}

const CLASSES = [/[0-9]/, /[A-Z]/, /[a-z]/] as const;

export function checkPassword(password: string): PasswordCheck {
  const characters = [...password];
  const refusedCharacter = characters.find((c) => !/^[0-9A-Za-z]$/.test(c) && !SYMBOLS.includes(c)) ?? null;
  const classes =
    CLASSES.filter((kind) => kind.test(password)).length +
    (characters.some((c) => SYMBOLS.includes(c)) ? 1 : 0);
  const broken: PasswordRule[] = [];
  if (characters.length < PASSWORD_LENGTH.least || characters.length > PASSWORD_LENGTH.most)
    broken.push('length');
  if (refusedCharacter !== null) broken.push('characters');
  if (classes < 3) broken.push('classes');
  return { broken, refusedCharacter, strength: broken.length > 0 ? 0 : strengthOf(characters, classes) };
}

/** Usable passwords differ by length and by how much they repeat themselves. */
function strengthOf(characters: readonly string[], classes: number): 1 | 2 | 3 {
  const different = new Set(characters).size;
  if (different < 6) return 1;
  if (characters.length >= 12 && classes === 4 && different >= 9) return 3;
  return characters.length >= 10 || classes === 4 ? 2 : 1;
}
