import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { testEnvironment } from '@archway/server/testing/environment';
import { CHECKOUT } from '../harness/process.ts';
import { freePort } from '../harness/ports.ts';
import { waitFor } from '../harness/wait.ts';
import { benchUrls } from './data-set.ts';

export interface Server {
  port: number;
  pid: number;
  /** How its connections are told apart in the database. */
  applicationName: string;
  stop(): Promise<void>;
}

export const POOL = 10;
export const ORIGIN = 'http://bench.localhost';

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * One API process as production starts it, but without NODE_ENV: that does no more than to refuse a site without TLS. Its
 * log goes nowhere, but it is written.
 */
export async function startOurs(nodeOptions: readonly string[] = []): Promise<Server> {
  const urls = benchUrls();
  const [port, metricsPort] = [await freePort(), await freePort()];
  const server = start('bench-ours', port, [...nodeOptions, 'server/src/main/http.ts'], {
    SITE_NAME: 'bench',
    PUBLIC_ORIGIN: ORIGIN,
    DATABASE_URL: urls.app,
    DATABASE_QUEUE_URL: urls.queue,
    // As many as the data set's clinic would need: everything else is as it stands in production.
    CALLS_PER_MINUTE_OF_ORGANIZATION: '1000000',
    // The load names its own addresses, as a proxy would.
    TRUSTED_PROXIES: '1',
    HTTP_PORT: String(port),
    METRICS_PORT: String(metricsPort),
  });
  await answers(`http://127.0.0.1:${metricsPort}/ready`);
  return server;
}

export async function startBare(): Promise<Server> {
  const port = await freePort();
  const server = start('bench-bare', port, ['tests/bench/bare-server.ts'], {
    BARE_DATABASE_URL: benchUrls().owner,
    BARE_PORT: String(port),
  });
  await answers(`http://127.0.0.1:${port}/`);
  return server;
}

function start(
  applicationName: string,
  port: number,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Server {
  const child = spawn(process.execPath, words, {
    cwd: CHECKOUT,
    env: { ...testEnvironment(), DATABASE_POOL: String(POOL), PGAPPNAME: applicationName, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  running.add(child);
  return {
    port,
    pid: child.pid ?? 0,
    applicationName,
    stop: async () => {
      running.delete(child);
      if (child.exitCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

const answers = (url: string) =>
  waitFor(
    url,
    () =>
      fetch(url).then(
        (answer) => answer.status < 500,
        () => false,
      ),
    { within: 20_000 },
  );
