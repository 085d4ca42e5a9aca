import { SITE_REGIONS, type Region } from '@archway/rules/regions';
import type { CallSpec } from '@archway/contract/core/call';
import { API_PREFIX } from '@archway/contract/core/headers';
import { readConfig } from '@archway/server/platform/config/config';
import { withDatabase } from '@archway/server/testing/database';
import { testEnvironment } from '@archway/server/testing/environment';
import { formOf, headersFor, type SendOptions } from '@archway/server/testing/site';
import pg from 'pg';
import type { ServerProcess } from '../../harness/process.ts';
import { waitSubscribed } from '../../harness/pushes.ts';
import { openSite, type HarnessSite } from '../../harness/site.ts';
import type { Bench, Reply } from './bench.ts';

/** A site of separate processes as in production, with taps on all of their output. */
export interface LiveSite {
  site: HarnessSite;
  bench: Bench;
  api: ServerProcess;
  worker: ServerProcess;
  close(): Promise<void>;
}

export async function openLiveSite(): Promise<LiveSite> {
  const site = await openSite();
  const env = { LOG_LEVEL: 'debug', SESSION_CACHE_MS: '0' };
  const [api, worker] = await Promise.all([site.start('http', env), site.start('worker', env)]);
  await Promise.all([api.waitReady(), worker.waitReady()]);
  await waitSubscribed(site.env['REDIS_URL'] ?? '', site.name, 1);
  const database = new URL(site.env['DATABASE_URL'] ?? '').pathname.slice(1);
  const owner = new pg.Pool({
    connectionString: withDatabase(testEnvironment().DATABASE_OWNER_URL, database),
    max: 2,
  });
  return {
    site,
    api,
    worker,
    bench: {
      db: site.db,
      owner,
      secrets: readConfig(site.env, '0.0.0-test').secrets,
      region: regionOf(site.env['SITE_REGION']),
      origin: site.origin,
      send: (call, input, options) => send(api.url, call, input, options),
    },
    close: async () => {
      await owner.end();
      await site.close();
    },
  };
}

async function send(
  target: string,
  call: CallSpec,
  input: Record<string, unknown>,
  options: SendOptions,
): Promise<Reply> {
  const form = formOf(input).toString();
  const isGet = call.method === 'GET';
  const response = await fetch(
    `${target}${API_PREFIX}/${call.path}${isGet && form !== '' ? `?${form}` : ''}`,
    {
      method: call.method,
      headers: {
        ...headersFor(call, options),
        ...options.headers,
        'x-forwarded-for': options.address ?? '127.0.0.1',
      },
      ...(isGet ? {} : { body: call.body === 'json' ? JSON.stringify(input) : form }),
    },
  );
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}

function regionOf(name: string | undefined): Region {
  const region = SITE_REGIONS.find((known) => known === name);
  if (region === undefined) throw new Error(`no region ${name}`);
  return region;
}
