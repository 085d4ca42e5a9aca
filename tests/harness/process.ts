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
  /** Root of another copy of the product. */
  root?: string;
  /** Defaults to a free port. */
  port?: number;
}

const MOST_LINES = 5_000;

/** Child processes to end with the tests, however those end. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** A real process of the product, started as in production. It keeps its ports when restarted. */
export class ServerProcess {
  readonly kind: ProcessKind;
  readonly port: number;
  readonly metricsPort: number;
  /** Log lines over all restarts. */
  readonly logs: string[] = [];
  starts = 0;
  /** Number of unexpected exits. */
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

  /** `changes` are settings that apply from this start on. */
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

  /** Waits until the process reports ready, which includes its database. Takes two seconds on a quiet machine. */
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

  /** Sends SIGKILL, so that no handler runs, and waits for the exit. */
  async kill9(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Sends SIGTERM like a deployment, and waits for the exit. */
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

/** Starts a process on free ports. Call `waitReady` before using it. */
export async function startProcess(kind: ProcessKind, options: ProcessOptions): Promise<ServerProcess> {
  const started = new ServerProcess(
    kind,
    { port: options.port ?? (await freePort()), metricsPort: await freePort() },
    options,
  );
  started.start();
  return started;
}
