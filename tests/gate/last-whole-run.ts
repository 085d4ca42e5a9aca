import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CHECKOUT } from '../harness/process.ts';

/** Names the commit at which all journeys have passed. */
const FILE = join(CHECKOUT, 'docs/proof/last-whole-run');

export function keepLastWholeRun(commit: string): void {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${commit}\n`);
}

/** Undefined if there was none, or if this clone does not have its commit. */
export function changedSinceLastWholeRun(): { commit: string; files: string[] } | undefined {
  try {
    const commit = readFileSync(FILE, 'utf8').trim();
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
