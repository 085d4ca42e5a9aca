import { openPrivateEngines } from '../../../harness/private-engines.ts';
import type { ItemResult, Part } from '../../part.ts';
import { copyWith } from '../../planted/copy.ts';
import { RACES, runRace } from '../races/part.ts';
import { SEED_KINDS } from '../seeds/kinds.ts';
import { CASES } from '../statements/cases.ts';
import { runCase } from '../statements/run-case.ts';
import { openStage } from '../statements/stage.ts';
import { FAULT_BUGS, type FaultBug, type Finder } from './bugs.ts';

/** As many seeds as a full run has. */
const MOST_SEEDS = 20;

/** The other fault parts are only worth something if they see mistakes. */
export const faultsPlanted: Part = {
  name: 'faults-planted',
  claim: `Known mistakes are planted into a copy of the product, one at a time. The part that is meant for it must find
each of them.`,
  items: FAULT_BUGS.map(({ name }) => name),
  run: async (item) => {
    const bug = FAULT_BUGS.find(({ name }) => name === item);
    if (bug === undefined) throw new Error(`no bug is called "${item}"`);
    return find(bug);
  },
};

async function find(bug: FaultBug): Promise<ItemResult> {
  const copy = copyWith(bug);
  try {
    const found = await search(bug.finder, copy.root);
    return {
      passed: found !== undefined,
      numbers: {},
      line: `${bug.name}: ${found === undefined ? 'NOT FOUND' : `found (${found})`}`,
      problems: found === undefined ? ['nothing has found it'] : [],
    };
  } finally {
    copy.remove();
  }
}

/** The first violation there is. */
async function search(finder: Finder, root: string): Promise<string | undefined> {
  if (finder.by === 'seeds') return searchSeeds(finder.kind, root);
  const stage = await openStage(root);
  try {
    if (finder.by === 'races') {
      const race = RACES.find(({ name }) => name === finder.race);
      return race === undefined ? undefined : (await runRace(stage, race)).problems[0];
    }
    const given = CASES.find(({ name }) => name === finder.call);
    return given === undefined ? undefined : (await runCase(stage, given, { firstOnly: true })).violations[0];
  } finally {
    await stage.close();
  }
}

async function searchSeeds(name: string, root: string): Promise<string | undefined> {
  const kind = SEED_KINDS.find((one) => one.name === name);
  if (kind === undefined) return undefined;
  const engines = await openPrivateEngines(['postgres', 'redis']);
  const site = await kind.open({ engines, root });
  try {
    for (let seed = 1; seed <= MOST_SEEDS; seed += 1) {
      const { violations } = await site.run(seed);
      if (violations[0] !== undefined) return `${name} ${seed}: ${violations[0]}`;
    }
    return undefined;
  } finally {
    await site.close();
    engines.destroy();
  }
}
