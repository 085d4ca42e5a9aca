import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CHECKOUT } from '../../harness/process.ts';
import { LOCK_RUNS, runLocks } from '../../security/locks/locks.ts';
import type { ItemResult, Part } from '../part.ts';

export const locks: Part = {
  name: 'locks',
  claim: `Two locks keep organizations apart: the repositories' filters and row-level security. The call tests pass with
either of them taken away, and at least ${LOCK_RUNS['both off']?.mustFail} of them fail with both.`,
  items: Object.keys(LOCK_RUNS),
  run: runLocks,
};

export const mutation: Part = {
  name: 'mutation',
  claim: `Deliberate mistakes, one at a time: each call's access check weakened; with row-level security off each repository
method's filter removed; with the filters off each table's policy weakened. The matrix must notice each.`,
  items: ['access', 'policies', 'filters'],
  run: runMutants,
};

const SUMMARY = /^── \w+: (\d+) mutants, (\d+) caught, (\d+) equivalent, (\d+) missed/m;

/** In a process of its own: the product's modules are loaded with switches there. */
async function runMutants(group: string): Promise<ItemResult> {
  const child = spawn(process.execPath, ['tests/security/mutation/mutation.ts', group], {
    cwd: CHECKOUT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    // It takes an hour: whoever started it sees how far it is.
    process.stderr.write(chunk);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  const [, mutants, caught, equivalent, missed] = SUMMARY.exec(output)?.map(Number) ?? [];
  return {
    passed: code === 0 && missed === 0,
    numbers: { mutants: mutants ?? 0, caught: caught ?? 0, equivalent: equivalent ?? 0, missed: missed ?? 0 },
    line: `${group}: ${caught ?? 0} of ${mutants ?? 0} caught, ${equivalent ?? 0} equivalent, ${missed ?? '?'} missed`,
    problems: output.split('\n').filter((line) => line.startsWith('missed ')),
  };
}
