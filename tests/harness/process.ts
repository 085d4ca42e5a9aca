import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from './ports.ts';
import { waitFor } from './wait.ts';

export const CHECKOUT = fileURLToPath(new URL('../../', import.meta.url));

export type ProcessKind = 'http' | 'worker';

export interface ProcessOptions {
  env: Readonly<Record<string, string>>;
  /** Another copy of the product than this checkout. */
  root?: string;
  /** A free one unless it has to be this. */
  port?: number;
}

const MOST_LINES = 5_000;

/** Nothing of ours outlives the tests, however they end. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** One real process of the product, started as production starts it. It keeps its ports when it is started again. */
export class ServerProcess {
  readonly kind: ProcessKind;
  readonly port: number;
  readonly metricsPort: number;
  /** What it wrote, over all its lives. */
  readonly logs: string[] = [];
  starts = 0;
  /** Ends nobody asked for. */
  crashes = 0;
  #child: ChildProcess | undefined;
  #ending = false;
  readonly #options: ProcessOptions;
  readonly #changes: Record<string, string> = {};

  constructor(kind: ProcessKind, ports: { port: number; metricsPort: number }, options: ProcessOptions) {
    this.kind = kind;
    this.port = ports.port;
    this.metricsPort = ports.metricsPort;
    this.#options = options;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get isUp(): boolean {
    return this.#child !== undefined;
  }

  /** `changes` are settings it gets from this start on. */
  start(changes: Readonly<Record<string, string>> = {}): void {
    Object.assign(this.#changes, changes);
    if (this.#child !== undefined) throw new Error(`${this.kind} runs already`);
    const { env, root = CHECKOUT } = this.#options;
    const child = spawn(process.execPath, [`server/src/main/${this.kind}.ts`], {
      cwd: root,
      env: {
        ...env,
        ...this.#changes,
        HTTP_PORT: String(this.port),
        METRICS_PORT: String(this.metricsPort),
        WORKER_METRICS_PORT: String(this.metricsPort),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    this.#ending = false;
    this.starts += 1;
    running.add(child);
    child.once('exit', () => {
      running.delete(child);
      this.#child = undefined;
      if (!this.#ending) this.crashes += 1;
    });
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        if (this.logs.length < MOST_LINES) this.logs.push(line);
      });
    }
  }

  /** Until it takes work, which includes that its database answers. Two seconds when the machine has nothing else to do. */
  async waitReady(within = 60_000): Promise<this> {
    await waitFor(
      `${this.kind} ready`,
      async () => {
        if (!this.isUp)
          throw new Error(`${this.kind} ended while starting:\n${this.logs.slice(-20).join('\n')}`);
        return this.#asks('ready').then(
          (answer) => answer.ok,
          () => false,
        );
      },
      { within },
    );
    return this;
  }

  async metrics(): Promise<string> {
    return (await this.#asks('metrics')).text();
  }

  /** As a power cut would end it: no handler runs. Resolves when it is gone. */
  async kill9(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** As a deployment ends it. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === undefined) return;
    this.#ending = true;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  #asks(path: string): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.metricsPort}/${path}`, { signal: AbortSignal.timeout(2_000) });
  }
}

/** Starts a process on free ports of its own; `waitReady` tells when it takes work. */
export async function startProcess(kind: ProcessKind, options: ProcessOptions): Promise<ServerProcess> {
  const started = new ServerProcess(
    kind,
    { port: options.port ?? (await freePort()), metricsPort: await freePort() },
    options,
  );
  started.start();
  return started;
}
