import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHECKOUT } from '../harness/process.ts';
import type { ItemResult } from './part.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/** Runs test files as an item of a proof. Its number is called as the reader calls them. */
export async function runVitest(
  item: string,
  words: readonly string[],
  { called = 'tests', env = {} }: { called?: string; env?: Record<string, string> } = {},
): Promise<ItemResult> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-proof-'));
  try {
    const report = join(folder, 'report.json');
    const child = spawn(
      join(CHECKOUT, 'node_modules/.bin/vitest'),
      ['run', ...words, '--reporter=json', `--outputFile=${report}`],
      { cwd: CHECKOUT, stdio: 'inherit', env: { ...process.env, ...env } },
    );
    await once(child, 'exit');
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Report;
    const failed = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    );
    return {
      passed: child.exitCode === 0,
      numbers: { [called]: numPassedTests + numFailedTests },
      line: `${item}: ${numPassedTests} of ${numPassedTests + numFailedTests} passed`,
      problems: failed,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
