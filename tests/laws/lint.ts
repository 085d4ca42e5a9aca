import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Finding } from './finding.ts';

interface LintResult {
  diagnostics: { filename: string; code?: string; message: string }[];
}

const OXLINT = fileURLToPath(new URL('../../node_modules/oxlint/bin/oxlint', import.meta.url));
// Where the program for the rules that need types is looked for by default is relative to the working folder.
const TSGOLINT = fileURLToPath(new URL('../../node_modules/.bin/tsgolint', import.meta.url));

/** Judges everything below the root by its .oxlintrc.json. */
export function lint(root: string): Finding[] {
  const run = spawnSync(process.execPath, [OXLINT, '--format', 'json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    env: { ...process.env, OXLINT_TSGOLINT_PATH: TSGOLINT },
  });
  if (run.status === null || !run.stdout.trimStart().startsWith('{')) {
    throw new Error(`oxlint failed: ${run.stderr}${run.stdout}`);
  }
  const { diagnostics } = JSON.parse(run.stdout) as LintResult;
  return diagnostics.map(({ filename, code, message }) => ({
    file: filename,
    rule: code ?? 'none',
    detail: message,
  }));
}
