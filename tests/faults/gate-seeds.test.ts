import { expect, test } from 'vitest';
import { runSeed, SHORT } from '../proof/core-path/run-seed.ts';

/** Two of the many seeds of `pnpm proof core-path`, on a shorter plan, in every gate. */
test.each([101, 102])('core path under kill -9, seed %i', async (seed) => {
  const { violations, kills, acknowledged } = await runSeed(seed, SHORT);
  expect(violations).toEqual([]);
  expect(acknowledged).toBe(SHORT.reports + 1);
  // A run that met nobody alive would prove nothing.
  expect(kills).toBeGreaterThanOrEqual(3);
});
