import type { TestPerson } from '@archway/server/testing/people';

/** Letters that some program takes for the ASCII one. */
const LOOKALIKES: readonly [RegExp, string][] = [
  [/i/, '\u0130'],
  [/i/, 'ｉ'],
  [/k/, '\u212a'],
  [/s/, 'ſ'],
  [/a/, 'ａ'],
  [/a/, '\u0430'],
  [/$/, '\u200b'],
  [/^/, '\u00a0'],
];

/** The same account in 40 spellings: of its name and its address, in ASCII and beyond. */
export function spellingsOf({ account, email }: TestPerson): string[] {
  const all = [account, email].flatMap((name) => [
    ...Array.from({ length: 15 }, (_, i) => upperFrom(name, i)),
    ...LOOKALIKES.map(([letter, other]) => name.replace(letter, other)),
  ]);
  const spellings = [...new Set(all)].slice(0, 40);
  if (spellings.length !== 40) throw new Error(`${spellings.length} spellings`);
  return spellings;
}

/** Capital letters at some places, and a space in front now and then. */
const upperFrom = (name: string, i: number): string =>
  `${i % 3 === 2 ? ' ' : ''}${name.slice(0, i)}${name.slice(i).toUpperCase()}`;
