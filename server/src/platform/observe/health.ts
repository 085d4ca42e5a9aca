import { createServer, type Server } from 'node:http';
import type { Log } from '../log/log.ts';
import { metrics } from './metrics.ts';

export type Check = () => Promise<boolean>;

export interface HealthParts {
  port: number;
  host: string;
  log: Log;
  /** What must answer before this process takes work. */
  ready: Readonly<Record<string, Check>>;
  /** Told along, but not waited for: the product works without them for a while. */
  informative: Readonly<Record<string, Check>>;
  isDraining: () => boolean;
}

/** `/health` (the process lives), `/ready` (send it work) and `/metrics`, on a port of their own that is not public. */
export function startHealth(parts: HealthParts): Promise<Server> {
  const server = createServer((request, response) => {
    answer(parts, request.url ?? '/')
      .then(({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body))
      .catch(() => response.writeHead(500).end());
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(parts.port, parts.host, () => resolve(server));
  });
}

async function answer(
  parts: HealthParts,
  url: string,
): Promise<{ status: number; type: string; body: string }> {
  if (url === '/metrics') return { status: 200, type: metrics.contentType, body: await metrics.metrics() };
  if (url === '/health') return json(200, { alive: true });
  if (url !== '/ready') return json(404, {});
  const ready = await results(parts.ready);
  const informative = await results(parts.informative);
  const isReady = !parts.isDraining() && Object.values(ready).every(Boolean);
  return json(isReady ? 200 : 503, {
    ready: isReady,
    draining: parts.isDraining(),
    ...ready,
    ...informative,
  });
}

async function results(checks: Readonly<Record<string, Check>>): Promise<Record<string, boolean>> {
  const entries = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await check().catch(() => false)] as const),
  );
  return Object.fromEntries(entries);
}

const json = (status: number, body: unknown) => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});
