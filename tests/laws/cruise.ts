import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Finding } from './finding.ts';

interface CruiseResult {
  summary: { violations: { from: string; to: string; rule: { name: string } }[]; totalCruised: number };
}

// By path: the package exports no way to its program, and the one in .bin would run on whatever node comes first.
const CRUISER = fileURLToPath(
  new URL('../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', import.meta.url),
);

/** Judges the files by .dependency-cruiser.cjs in the root. */
export function cruise(root: string, files: readonly string[]): Finding[] {
  const run = spawnSync(
    process.execPath,
    [CRUISER, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...files],
    { cwd: root, encoding: 'utf8', maxBuffer: 1 << 30 },
  );
  // With this output type the exit code is 0 for violations too; anything else is a broken run.
  if (run.status !== 0) throw new Error(`dependency-cruiser failed: ${run.stderr}${run.stdout}`);
  const { summary } = JSON.parse(run.stdout) as CruiseResult;
  return summary.violations.map(({ from, to, rule }) => ({ file: from, rule: rule.name, detail: `→ ${to}` }));
}
