/**
 * Whether the product already has it. Flip `owed` to `built` in the change that builds it: the test beside
 * `spec.ts` fails as long as the two disagree.
 */
export type SpecState = 'built' | 'owed';

export interface SpecItem {
  state: SpecState;
}

export interface SpecTally {
  built: number;
  owed: number;
}

export function tally(items: readonly SpecItem[]): SpecTally {
  const built = items.filter((item) => item.state === 'built').length;
  return { built, owed: items.length - built };
}
