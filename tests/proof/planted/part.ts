import { FULL, runSeed } from '../core-path/run-seed.ts';
import type { ItemResult, Part } from '../part.ts';
import { BUGS, type Bug } from './bugs.ts';
import { copyWith } from './copy.ts';

/** As many seeds as a full run of the core path has. */
const MOST_SEEDS = 20;

/** The core path's proof is only worth something if it sees mistakes: each of these must be found. */
export const planted: Part = {
  name: 'planted',
  claim: `Known mistakes are planted into a copy of the product, one at a time: the proof of the core path must find
each of them, else its silence means nothing.`,
  items: BUGS.map(({ name }) => name),
  run: async (item) => {
    const bug = BUGS.find(({ name }) => name === item);
    if (bug === undefined) throw new Error(`no bug is called "${item}"`);
    return find(bug);
  },
};

async function find(bug: Bug): Promise<ItemResult> {
  const copy = copyWith(bug);
  try {
    for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
      const { violations } = await runSeed(seed, FULL, copy.root);
      const [first] = violations;
      if (first === undefined) continue;
      return {
        passed: true,
        numbers: {},
        line: `${bug.name}: found by seed ${seed} (${first})`,
        problems: [],
      };
    }
    return {
      passed: false,
      numbers: {},
      line: `${bug.name}: NOT FOUND`,
      problems: [`${MOST_SEEDS} seeds have not found it`],
    };
  } finally {
    copy.remove();
  }
}
