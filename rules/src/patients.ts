import { foldText } from './fold-text.ts';

export const SEXES = ['female', 'male', 'other'] as const;
export type Sex = (typeof SEXES)[number];

/** What a patient is numbered by who was given no ID: `HS-00418`. A clinic without an abbreviation has `P`. */
export function patientCode(abbreviation: string, count: number): string {
  const short = abbreviation.replaceAll(/\s+/g, '').slice(0, 12);
  return `${short === '' ? 'P' : short}-${String(count).padStart(5, '0')}`;
}

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
    .toSorted((one, other) => one.localeCompare(other, 'en'));

/** One more or one other letter in four is a slip of the pen. */
const LETTERS_PER_SLIP = 4;

/** Whether two names may be the same person's: the same words in any order, a slip of the pen or an initial apart. */
export function areLikeNames(one: string, other: string): boolean {
  const [fewer = [], more = []] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length);
  if (fewer.length === 0) return false;
  const left = [...more];
  for (const word of fewer) {
    const which = left.findIndex((candidate) => areLikeWords(word, candidate));
    if (which === -1) return false;
    left.splice(which, 1);
  }
  // A middle name may be left out; a family name alone says nothing.
  return fewer.length > 1 || more.length === 1;
}

function areLikeWords(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  if (short.length === 1) return long.startsWith(short);
  return slipsBetween(short, long) <= Math.floor(long.length / LETTERS_PER_SLIP);
}

/** How many letters must be put in, taken out or changed. */
function slipsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 0; i < one.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j += 1)
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (one[i] === other[j] ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
