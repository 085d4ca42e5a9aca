import type { Random } from '../../../../harness/random.ts';
import { pause } from '../../../../harness/wait.ts';
import type { Stage } from '../stage.ts';
import type { StoreLine } from './store-line.ts';

interface Struck {
  stage: Stage;
  store: StoreLine;
  random: Random;
}

/** What is taken away from a site at work, and given back after a moment. */
const STRIKES: Readonly<Record<string, (struck: Struck) => Promise<void>>> = {
  api: async ({ stage, random }) => {
    const process = random.pick(stage.apis);
    await process.kill9();
    await pause(random.between(0, 500));
    process.start();
    await process.waitReady();
  },
  worker: async ({ stage, random }) => {
    const process = random.pick(stage.workers);
    await process.kill9();
    await pause(random.between(0, 500));
    process.start();
    await process.waitReady();
  },
  redis: async ({ stage, random }) => {
    await stage.engines.stop('redis', 'KILL');
    await pause(random.between(0, 1_500));
    await stage.engines.start('redis');
  },
  postgres: async ({ stage, random }) => {
    await stage.engines.stop('postgres', 'QUIT');
    await pause(random.between(0, 800));
    await stage.engines.start('postgres');
  },
  store: async ({ store, random }) => {
    store.cut();
    await pause(random.between(500, 2_000));
    store.mend();
  },
};
const NAMES = Object.keys(STRIKES);

/** All of them in turn, in an order that the seed says, until the time is over; each at least once. */
export async function strikeInTurn(struck: Struck, milliseconds: number): Promise<number> {
  const { random } = struck;
  const end = Date.now() + milliseconds;
  let strikes = 0;
  while (strikes === 0 || Date.now() < end) {
    const left = [...NAMES];
    while (left.length > 0) {
      await pause(random.between(200, 1_200));
      const [name = ''] = left.splice(random.between(0, left.length - 1), 1);
      await STRIKES[name]?.(struck);
      strikes += 1;
    }
  }
  return strikes;
}
