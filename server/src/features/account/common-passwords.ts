import { dictionary } from '@zxcvbn-ts/language-common';

/** Words everybody here would try first, alone or one after the other. */
const HOUSE_WORDS = `
  dental dentist dentistry dentista doctor clinic clinica practice praxis patient laboratory laboratoire labor
  lab labs tooth teeth molar smile smiles zahn zahnarzt implant implants crown crowns bridge veneer denture
  aligner braces ortho orthodontics scanner scan archway portal order case password passwort admin
  administrator welcome login letmein qwerty hello test user office team secret change changeme default guest
  master my the our`
  .trim()
  .split(/\s+/);

const SEASONS_AND_MONTHS = `
  spring summer autumn fall winter january february march april may june july august september october
  november december monday tuesday wednesday thursday friday saturday sunday`
  .trim()
  .split(/\s+/);

/** Digits and symbols that stand for letters. The digit one stands for two. */
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
};
const ONE = ['i', 'l'] as const;

/** Shorter ones are met by chance. */
const SHORTEST_WORD = 4;

const COMMON: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].flatMap((word) => [word, ...spelledOut(word)]),
  ...HOUSE_WORDS,
  ...SEASONS_AND_MONTHS,
]);

/** A common password that has digits for letters itself, in letters. */
function spelledOut(word: string): string[] {
  return /[a-z]{3}/.test(word) && /\d/.test(word) ? ONE.map((one) => lettersOf(word, one)) : [];
}

/**
 * Whether everybody would try it first: a common password, a word of the trade or of one's own, however it is written
 * and whatever digits and symbols stand around it.
 */
export function isCommonPassword(password: string, ownWords: readonly string[] = []): boolean {
  const lower = password.toLowerCase();
  const own = ownWords.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).flatMap(formsOf);
  const parts = new Set([...HOUSE_WORDS, ...SEASONS_AND_MONTHS, ...own.filter((word) => word.length >= 3)]);
  return (
    [lower, lower.replace(/^[^\da-z]+|[^\da-z]+$/g, '')].some((form) => COMMON.has(form)) ||
    formsOf(lower).some((form) => form.length >= SHORTEST_WORD && (COMMON.has(form) || isMadeOf(form, parts)))
  );
}

/**
 * Letters only, in all ways the text could be read: each digit or symbol at its beginning and end may stand for a letter
 * or be put around the word.
 */
function formsOf(text: string): string[] {
  const lower = text.toLowerCase();
  const starts = placesIn(/^[^a-z]*/.exec(lower)?.[0] ?? '');
  const ends = placesIn(/[^a-z]*$/.exec(lower)?.[0] ?? '').map((cut) => lower.length - cut);
  const forms = starts.flatMap((start) => ends.map((end) => lower.slice(start, end)));
  return [...new Set(forms.flatMap((form) => ONE.map((one) => lettersOf(form, one))))];
}

function placesIn(run: string): number[] {
  return Array.from({ length: run.length + 1 }, (_, i) => i);
}

function lettersOf(text: string, one: string): string {
  const letters = Array.from(text, (c) => (c === '1' ? one : (LEET[c] ?? c)));
  return letters.join('').replaceAll(/[^\da-z]/g, '');
}

/** Whether the text is nothing but these words, one after the other. */
function isMadeOf(text: string, words: ReadonlySet<string>): boolean {
  const ends = new Set([0]);
  for (let end = 1; end <= text.length; end += 1)
    for (const start of ends)
      if (words.has(text.slice(start, end))) {
        ends.add(end);
        break;
      }
  return ends.has(text.length);
}
