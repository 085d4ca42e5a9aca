import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SCRIPT = fileURLToPath(new URL('./private-engines.sh', import.meta.url));

export type Engine = 'postgres' | 'redis';

/** Engines nobody else uses, so that they may be killed. */
export interface PrivateEngines {
  /** Addresses of those that run, in place of the shared ones. */
  env: Readonly<Record<string, string>>;
  /** INT and QUIT are PostgreSQL's fast and immediate shutdown. Resolves when the process is gone. */
  stop(engine: Engine, signal: 'INT' | 'QUIT' | 'KILL'): Promise<void>;
  /** Starts it on its old data; resolves when it answers. */
  start(engine: Engine): Promise<void>;
  destroy(): void;
}

const SETTINGS: Record<Engine, readonly string[]> = {
  postgres: ['DATABASE_URL', 'DATABASE_QUEUE_URL', 'DATABASE_OWNER_URL'],
  redis: ['REDIS_URL'],
};

export async function openPrivateEngines(engines: readonly Engine[]): Promise<PrivateEngines> {
  const folder = mkdtempSync(join(tmpdir(), 'archway-faults-'));
  // PostgreSQL runs as another user than root and must be able to enter.
  chmodSync(folder, 0o755);
  const run = async (...words: string[]): Promise<string> =>
    (await promisify(execFile)(SCRIPT, [folder, ...words])).stdout;
  let isThere = true;
  const destroy = (): void => {
    if (!isThere) return;
    isThere = false;
    execFileSync(SCRIPT, [folder, 'destroy']);
    rmSync(folder, { recursive: true, force: true });
  };
  // They are nobody's children, so that a kill hits only what it is meant for: nothing else would end them.
  process.once('exit', destroy);
  await run('up', ...engines);
  const all = new Map((await run('env')).split('\n').map((line) => splitOnce(line)));
  return {
    env: Object.fromEntries(
      engines.flatMap((engine) => SETTINGS[engine]).map((name) => [name, all.get(name) ?? '']),
    ),
    stop: async (engine, signal) => void (await run('stop', engine, signal)),
    start: async (engine) => void (await run('up', engine)),
    destroy: () => {
      process.removeListener('exit', destroy);
      destroy();
    },
  };
}

function splitOnce(line: string): [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}
