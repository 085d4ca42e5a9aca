import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHECKOUT } from '../harness/process.ts';

/** What the gate runs only a part of. Each has a file that names the commit at which all of it has passed. */
const FILES = {
  journeys: 'docs/proof/last-whole-run',
  suites: 'docs/proof/last-run-of-suites',
} as const;
export type RunInPart = keyof typeof FILES;

export function keepLastRun(of: RunInPart, commit: string): void {
  const file = join(CHECKOUT, FILES[of]);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${commit}\n`);
}

/** Undefined if there was none, or if this clone does not have its commit. */
export function changedSinceLastRun(of: RunInPart): { commit: string; files: string[] } | undefined {
  try {
    const commit = readFileSync(join(CHECKOUT, FILES[of]), 'utf8').trim();
    const files = [
      ...git('diff', '--name-only', '-z', commit, '--'),
      ...git('ls-files', '--others', '--exclude-standard', '-z'),
    ];
    return { commit, files };
  } catch {
    return undefined;
  }
}

function git(...words: string[]): string[] {
  const text = execFileSync('git', words, {
    cwd: CHECKOUT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return text.split('\0').filter((file) => file !== '');
}
