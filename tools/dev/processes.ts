import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { readable } from './log-line.ts';
import { CHECKOUT } from './steps.ts';

export interface Processes {
  start(name: string, site: string, ...nodeWords: string[]): void;
  /** Resolves when somebody has asked us to stop, or a process has ended by itself, and all are gone. */
  waitEnd(): Promise<void>;
}

const STOP_MS = 10_000;
const COLORS = ['cyan', 'magenta', 'yellow', 'green'] as const;

/** Several processes of the product with one output; Ctrl-C stops them all. */
export function makeProcesses(settings: Readonly<Record<string, string>> = {}): Processes {
  const children = new Set<ChildProcess>();
  const ended = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
  const oneEnded: Promise<unknown>[] = [];
  let started = 0;

  return {
    start: (name, site, ...nodeWords) => {
      const child = spawn('ops/with-site', [site, '--', 'node', ...nodeWords], {
        cwd: CHECKOUT,
        env: { ...process.env, ...settings },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      children.add(child);
      const label = styleText(COLORS[started++ % COLORS.length] ?? 'cyan', `${name.padEnd(6)} │`);
      for (const stream of [child.stdout, child.stderr])
        createInterface({ input: stream }).on('line', (line) => console.log(`${label} ${readable(line)}`));
      oneEnded.push(
        once(child, 'exit').finally(() => {
          children.delete(child);
          console.log(`${label} ended${child.exitCode === null ? '' : ` with ${child.exitCode}`}`);
        }),
      );
    },
    waitEnd: async () => {
      await Promise.race([ended, ...oneEnded]);
      for (const child of children) child.kill('SIGTERM');
      setTimeout(() => {
        for (const child of children) child.kill('SIGKILL');
      }, STOP_MS).unref();
      await Promise.all(oneEnded);
    },
  };
}
