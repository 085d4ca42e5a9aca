import type { Dentist } from '@archway/contract/dentist/model';

export type Person = Dentist['deputies'][number];

/** Everybody who can be chosen, and those who are chosen although they no longer can be, by name. */
export function joinedByName(...lists: readonly (readonly Person[])[]): Person[] {
  const byCode = new Map(lists.flat().map((person) => [person.userCode, person]));
  return [...byCode.values()].toSorted((a, b) => a.displayName.localeCompare(b.displayName));
}

export const namesOf = (people: readonly Person[]): string =>
  people.map(({ displayName }) => displayName).join(', ') || '–';
