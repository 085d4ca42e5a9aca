/** Said by `pnpm proof long-tests`. The gate has no time for a file `*.long.test.ts`, nor for every one of many alike. */
const isLongRun = process.env['LONG_TESTS'] === 'yes';

/** All of them in the proof; in the gate every sixth, from the first. */
export function someOf<One>(all: readonly One[]): One[] {
  return all.filter((_, index) => isLongRun || index % 6 === 0);
}

/** How often a property is tried: rarely in the gate, often in the proof. */
export const triesOf = ({ gate, proof }: { gate: number; proof: number }): number =>
  isLongRun ? proof : gate;
