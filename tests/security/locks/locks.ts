import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { CHECKOUT } from '../../harness/process.ts';
import type { ItemResult } from '../../proof/part.ts';

/** Which lock is removed, and how many of the call tests must fail without it. */
export const LOCK_RUNS: Readonly<Record<string, { env: Record<string, string>; mustFail: number }>> = {
  'row-level security off': { env: { RLS: 'off' }, mustFail: 0 },
  'filters off': { env: { FILTERS: 'off' }, mustFail: 0 },
  // Proves that the switches work: 374 of 1,234 tests failed when this was written.
  'both off': { env: { RLS: 'off', FILTERS: 'off' }, mustFail: 350 },
};

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[]; name: string; message: string }[];
}

export async function runLocks(name: string): Promise<ItemResult> {
  const run = LOCK_RUNS[name];
  if (run === undefined) throw new Error(`no lock is called "${name}"`);
  const { numPassedTests: passed, numFailedTests: failed, testResults } = await callTests(run.env);
  const failures = testResults.flatMap(({ assertionResults, name: path, message }) => {
    // The page of the proof names no folder of a machine.
    const file = relative(CHECKOUT, path);
    return [
      ...(assertionResults.length === 0 ? [`${file}: ${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${file}: ${fullName}`),
    ];
  });
  return {
    passed: passed > 0 && (run.mustFail === 0 ? failures.length === 0 : failed >= run.mustFail),
    numbers: {},
    line: `${name}: ${passed} call tests passed, ${failed} failed, ${run.mustFail} must`,
    problems: run.mustFail === 0 ? failures : [],
  };
}

async function callTests(env: Record<string, string>): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'locks-'));
  const file = join(folder, 'report.json');
  const words = [
    'run',
    '--config',
    'tests/security/locks/locks.vitest.config.ts',
    '--reporter=json',
    `--outputFile=${file}`,
  ];
  try {
    const child = spawn(join(CHECKOUT, 'node_modules/.bin/vitest'), words, {
      cwd: CHECKOUT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await once(child, 'exit');
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  let failed = false;
  for (const name of Object.keys(LOCK_RUNS)) {
    const { line, problems, passed } = await runLocks(name);
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${line}`);
    for (const problem of problems) console.log(`  ${problem}`);
    if (!passed) failed = true;
  }
  process.exitCode = failed ? 1 : 0;
}
