import { median } from './meter.ts';

/** Figures of one run, by what they are. */
export type Figures = Readonly<Record<string, number>>;

/**
 * Runs all of them in turn, again and again, so that whatever else the machine does meets each alike; of each figure
 * the median counts.
 */
export async function inRounds<K extends string, F extends Figures>(
  rounds: number,
  runs: Record<K, () => Promise<F>>,
): Promise<Record<K, F>> {
  const names = Object.keys(runs) as K[];
  const results = new Map<K, F[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) results.get(name)?.push(await runs[name]());
  return Object.fromEntries(names.map((name) => [name, medianOf(results.get(name) ?? [])])) as Record<K, F>;
}

function medianOf<F extends Figures>(runs: readonly F[]): F {
  const figures = Object.keys(runs[0] ?? {});
  return Object.fromEntries(figures.map((figure) => [figure, median(runs.map((run) => run[figure]!))])) as F;
}
