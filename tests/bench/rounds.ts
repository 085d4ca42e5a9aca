import { median } from './meter.ts';

/** Figures of one run, by what they are. */
export type Figures = Readonly<Record<string, number>>;

export interface Rounds<K extends string, F extends Figures> {
  /** Of each figure the median, to be printed. */
  runs: Record<K, F>;
  /**
   * How many times the one figure is of the other: taken in each round, where both ran one after the other, and of these
   * the median. The machine's own speed, which drifts by half within minutes, is then in both.
   */
  ratio: (one: K, other: K, figure: keyof F & string) => number;
}

/** Runs all of them in turn, again and again, so that whatever else the machine does meets each alike. */
export async function inRounds<K extends string, F extends Figures>(
  rounds: number,
  named: Record<K, () => Promise<F>>,
): Promise<Rounds<K, F>> {
  const names = Object.keys(named) as K[];
  const results: Record<K, F>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result: Partial<Record<K, F>> = {};
    for (const name of names) result[name] = await named[name]();
    results.push(result as Record<K, F>);
  }
  const all = (name: K) => results.map((result) => result[name]);
  return {
    runs: Object.fromEntries(names.map((name) => [name, medianOf(all(name))])) as Record<K, F>,
    ratio: (one, other, figure) =>
      median(results.map((result) => result[one][figure]! / result[other][figure]!)),
  };
}

function medianOf<F extends Figures>(runs: readonly F[]): F {
  const figures = Object.keys(runs[0] ?? {});
  return Object.fromEntries(figures.map((figure) => [figure, median(runs.map((run) => run[figure]!))])) as F;
}
