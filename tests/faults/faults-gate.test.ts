import { expect, test } from 'vitest';
import { openPrivateEngines } from '../harness/private-engines.ts';
import { seededRandom } from '../harness/random.ts';
import { FAULTS } from '../proof/faults/seeds/faults.ts';
import { runSeed } from '../proof/faults/seeds/run-seed.ts';
import { openStage as openSeedStage } from '../proof/faults/seeds/stage.ts';
import { CASES, withoutCase } from '../proof/faults/statements/cases.ts';
import { runCase } from '../proof/faults/statements/run-case.ts';
import { openStage } from '../proof/faults/statements/stage.ts';

/** A few of the many points and seeds of `pnpm proof`, in every gate. */
const SEED = 201;

test('every mutating call has a case in the fault proof', () => {
  expect(withoutCase()).toEqual([]);
});

test(`faults between the statements of three calls leave no partial effect, seed ${SEED}`, async () => {
  const random = seededRandom(SEED);
  const keyed = CASES.filter(({ call, again }) => call.mutates && again === undefined);
  const stage = await openStage();
  const violations: string[] = [];
  let kills = 0;
  for (let i = 0; i < 3; i += 1) {
    const killedAt = random.between(2, 5);
    const result = await runCase(stage, random.pick(keyed), {
      // One kill in the middle, one after the commit, a cut before the commit's answer, and one concurrent repeat.
      only: ({ at, where, how }) =>
        where === 'after' || how === 'overlap' || (how === 'kill' && at === killedAt),
    });
    kills += result.points.kill;
    violations.push(...result.violations);
  }
  await stage.close();
  expect(violations).toEqual([]);
  expect(kills).toBeGreaterThanOrEqual(6);
});

test(`a site recovers from killed Redis without losing acknowledged work, seed ${SEED}`, async () => {
  const fault = FAULTS.find(({ kind }) => kind === 'redis-kill');
  if (fault === undefined) throw new Error('there is no such fault any more');
  const engines = await openPrivateEngines(fault.engines);
  const stage = await openSeedStage({ engines, proxied: fault.proxied });
  const { violations, acknowledged } = await runSeed(stage, fault, SEED, { clinics: 1, around: 500 });
  await stage.close();
  engines.destroy();
  expect(violations).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
});
