import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openSite } from '../testing/file-site.ts';
import { startHttp } from './start-http.ts';
import { startWorker } from './start-worker.ts';

const site = await openSite();

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The status of an answer; null where nobody listens. */
const statusOf = (address: string): Promise<number | null> =>
  fetch(`http://${address}`).then(
    ({ status }) => status,
    () => null,
  );

/** As a process in a container listens, on ports of its own. */
const outside = async () => ({
  ...site.config,
  HTTP_HOST: '0.0.0.0',
  HTTP_PORT: await freePort(),
  METRICS_PORT: await freePort(),
  WORKER_METRICS_PORT: await freePort(),
});

test('health and metrics are told on the loopback address only, wherever calls are taken', async () => {
  const config = await outside();
  const [http, worker] = [await startHttp(config, []), await startWorker(config, [])];
  expect(await statusOf(`127.0.0.2:${config.HTTP_PORT}/`)).not.toBeNull();
  for (const port of [config.METRICS_PORT, config.WORKER_METRICS_PORT]) {
    expect(await statusOf(`127.0.0.1:${port}/metrics`)).toBe(200);
    expect(await statusOf(`127.0.0.2:${port}/metrics`)).toBeNull();
  }
  await Promise.all([http.close(), worker.close()]);
});

test('a closing API process still answers while it is known as not ready, then nobody listens', async () => {
  const config = { ...(await outside()), LEAVE_SECONDS: 1 };
  const http = await startHttp(config, []);
  const closing = http.close();
  await pause(200);
  expect(await statusOf(`127.0.0.1:${config.METRICS_PORT}/ready`)).toBe(503);
  expect(await statusOf(`127.0.0.1:${config.HTTP_PORT}/`)).toBe(200);
  await closing;
  expect(await statusOf(`127.0.0.1:${config.HTTP_PORT}/`)).toBeNull();
});
