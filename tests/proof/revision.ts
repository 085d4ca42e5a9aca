import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../harness/process.ts';

/** Results stand there, and writing them must not make them void. */
const PROOF_PAGES = [':!docs/proof'];

/** The commit; with changes that are not committed, also a digest of them. */
export function revision(): string {
  const commit = git('rev-parse', '--short=10', 'HEAD').trim();
  const changed = git('diff', 'HEAD', '--', '.', ...PROOF_PAGES);
  const added = git('ls-files', '--others', '--exclude-standard', '-z', '--', '.', ...PROOF_PAGES).split(
    '\0',
  );
  const files = added.filter((file) => file !== '');
  if (changed === '' && files.length === 0) return commit;
  const digest = createHash('sha256').update(changed);
  for (const file of files) digest.update(file).update(readFileSync(join(CHECKOUT, file)));
  return `${commit} with changes ${digest.digest('hex').slice(0, 8)}`;
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: CHECKOUT, encoding: 'utf8', maxBuffer: 1 << 28 });
}
