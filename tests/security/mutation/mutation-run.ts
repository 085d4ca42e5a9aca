import type { MutantGroup } from './mutants.ts';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants.ts';

/** Runs a group and prints what caught each mutant. Returns whether none was missed. */
export async function runGroup(group: MutantGroup, only: readonly string[]): Promise<boolean> {
  const began = performance.now();
  console.log(`── ${group.name}: ${group.claim}`);
  const control = await group.control();
  console.log(`without a mistake: ${control.summary}`);
  for (const difference of control.differences) console.log(`  ${difference}`);
  const mutants = (await group.mutants()).filter(
    ({ name }) => only.length === 0 || only.some((text) => name.includes(text)),
  );
  const counts = { caught: 0, equivalent: 0, missed: 0 };
  for (const { name, run } of mutants) {
    const [first] = (await run()).differences;
    const verdict = judge(name, first !== undefined);
    counts[verdict] += 1;
    console.log(
      `${verdict.padEnd(10)} ${name}: ${first ?? EQUIVALENT_MUTANTS[name] ?? 'nothing noticed it'}`,
    );
  }
  const seconds = Math.round((performance.now() - began) / 1_000);
  const { caught, equivalent, missed } = counts;
  console.log(
    `── ${group.name}: ${mutants.length} mutants, ${caught} caught, ${equivalent} equivalent, ${missed} missed; ${seconds} s`,
  );
  return missed === 0 && control.differences.length === 0;
}

/** A mutant listed as equivalent that is caught must be removed from the list. */
function judge(name: string, isCaught: boolean): 'caught' | 'equivalent' | 'missed' {
  if (!(name in EQUIVALENT_MUTANTS)) return isCaught ? 'caught' : 'missed';
  return isCaught ? 'missed' : 'equivalent';
}
