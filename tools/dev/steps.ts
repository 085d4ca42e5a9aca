import { execFileSync, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

export const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url));

/** Runs a command to its end, in sight; a failure ends us too. */
export function run(command: string, ...words: string[]): void {
  const { status } = spawnSync(command, words, { cwd: CHECKOUT, stdio: 'inherit' });
  if (status !== 0) {
    console.error(`${[command, ...words].join(' ')} failed`);
    process.exit(1);
  }
}

/** Engines running and the schema at its newest: what every process of the product needs. */
export function prepareSite(site: string): Record<string, string> {
  run('ops/services', 'up', site);
  run('ops/with-site', site, '--', 'node', 'server/src/main/migrate.ts');
  const text = execFileSync('ops/services', ['env', site], { cwd: CHECKOUT, encoding: 'utf8' });
  return parseEnv(text) as Record<string, string>;
}
