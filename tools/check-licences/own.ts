import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './check-packages.ts';

const OURS = 'Apache-2.0';

/** The terms we give ourselves: the text in the root, the name in every manifest. */
export function checkOwn(root: string): Finding[] {
  const manifests = globSync('{package.json,*/package.json}', { cwd: root, exclude: ['node_modules/**'] });
  const findings = manifests.toSorted().flatMap((file) => {
    const { license } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { license?: unknown };
    return license === OURS ? [] : [{ where: file, problem: `does not say "license": "${OURS}"` }];
  });
  const text = join(root, 'LICENSE');
  const hasText = existsSync(text) && /Apache License\s+Version 2\.0/.test(readFileSync(text, 'utf8'));
  return hasText ? findings : [...findings, { where: 'LICENSE', problem: `is not the text of ${OURS}` }];
}
