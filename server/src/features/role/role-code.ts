/** As long as the contract lets codes be, and some room for a number. */
const LONGEST = 60;

/** A code for a new role, made from its name: lower case, digits and dashes, and one that no other role has. */
export function roleCodeOf(name: string, taken: ReadonlySet<string>): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  // A name in another script leaves nothing to make a code from.
  const code = (words ?? ['role']).join('-').slice(0, LONGEST);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? code : `${code}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
