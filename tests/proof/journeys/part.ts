import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { keepLastWholeRun } from '../../gate/last-whole-run.ts';
import { CHECKOUT } from '../../harness/process.ts';
import type { ItemResult, Part } from '../part.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

const FILES = globSync('tests/e2e/*.test.ts', { cwd: CHECKOUT }).map((file) => basename(file, '.test.ts'));

export const journeys: Part = {
  name: 'journeys',
  claim: `Every journey, in a browser on real processes and engines, with real mail. The gate runs those that a day's work
cannot do without, and those of what has changed since.`,
  items: FILES.toSorted(),
  run: runFile,
  // What has changed since then is only known for a commit.
  whenWhole: (revision) => {
    if (!revision.includes(' ')) keepLastWholeRun(revision);
  },
};

async function runFile(file: string): Promise<ItemResult> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-journeys-'));
  try {
    const report = join(folder, 'report.json');
    const child = spawn(
      join(CHECKOUT, 'node_modules/.bin/vitest'),
      [
        'run',
        '--config=tests/e2e/vitest.config.ts',
        `tests/e2e/${file}.test.ts`,
        '--reporter=json',
        `--outputFile=${report}`,
      ],
      { cwd: CHECKOUT, stdio: 'inherit' },
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
      numbers: { journeys: numPassedTests + numFailedTests },
      line: `${file}: ${numPassedTests} of ${numPassedTests + numFailedTests} passed`,
      problems: failed,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
