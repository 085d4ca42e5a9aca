import { expect, test } from 'vitest';
import { runSeed, SHORT } from '../proof/core-path/run-seed.ts';

/** Two of the many seeds of `pnpm proof core-path`, on a shorter plan, in every gate. */
test.each([101, 102])(
  'the core path keeps its promises while processes are killed, seed %i',
  async (seed) => {
    const { violations, kills, acknowledged } = await runSeed(seed, SHORT);
    expect(violations).toEqual([]);
    expect(acknowledged).toBe(SHORT.reports + 1);
    // A run without kills of live processes would prove nothing.
    expect(kills).toBeGreaterThanOrEqual(3);
  },
);
