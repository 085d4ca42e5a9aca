import { randomUUID } from 'node:crypto';
import type { CallSpec, InputOf, OutputOf } from '@archway/contract/core/call';
import type { Envelope } from '@archway/contract/core/envelope';
import { API_PREFIX, APP_CODE, PROTOCOL_VERSION } from '@archway/contract/core/headers';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Redis } from 'ioredis';
import pg from 'pg';
import { features as productFeatures } from '../main/features.ts';
import { assembleHttp } from '../main/start-http.ts';
import { readConfig, type Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import type { Implementation } from '../platform/rpc/implement.ts';
import type { Feature } from '../platform/feature.ts';
import type { LiveHub } from '../platform/live/hub.ts';
import type { Log } from '../platform/log/log.ts';
import type { ObjectStore } from '../platform/object-store/object-store.ts';
import { dropTestDatabase, makeTestDatabase, testDatabaseName, withDatabase } from './database.ts';
import { testEnvironment } from './environment.ts';

export interface SendOptions {
  accessToken?: string;
  language?: string;
  idempotencyKey?: string;
  address?: string;
  headers?: Record<string, string>;
}

/** A whole API process of its own, on real engines and a database of its own, without a port. */
export interface TestSite {
  config: Config;
  app: FastifyInstance;
  hub: LiveHub;
  db: Database;
  redis: Redis;
  store: ObjectStore;
  /** As the schema's owner and as the queue's role, for looking behind the scenes. */
  owner: pg.Pool;
  queue: pg.Pool;
  call<C extends CallSpec>(call: C, input: InputOf<C>, options?: SendOptions): Promise<Envelope<OutputOf<C>>>;
  /** As `call`, with status and headers of the reply. */
  send<C extends CallSpec>(
    call: C,
    input: InputOf<C>,
    options?: SendOptions,
  ): Promise<LightMyRequestResponse>;
  /** Moves the database's clock, by which everything expires. */
  shiftClock(interval: string): Promise<void>;
  close(): Promise<void>;
}

/** The whole product, and calls of a test beside it. */
export const productWith = (extra: Feature): readonly Feature[] => [...productFeatures, extra];

/** The whole product, with these features in place of those of their names. */
export const productInstead = (...features: Feature[]): readonly Feature[] =>
  productFeatures.map((one) => features.find(({ name }) => name === one.name) ?? one);

/** The feature with this call in place of its own. */
export const withCall = (feature: Feature, call: Implementation): Feature => ({
  ...feature,
  calls: (feature.calls ?? []).map((one) => (one.call.path === call.call.path ? call : one)),
});

/** `settings` overrides the environment, for a site with an engine away, say; `log` takes what it would print. */
export async function openTestSite(
  features: readonly Feature[] = productFeatures,
  settings: Record<string, string> = {},
  log?: Log,
): Promise<TestSite> {
  const environment = testEnvironment();
  const name = testDatabaseName();
  await makeTestDatabase(environment.DATABASE_OWNER_URL, name);
  const at = (url: string) => withDatabase(url, name);
  const config = readConfig(
    {
      ...environment,
      NODE_ENV: 'test',
      // Redis is shared by all test processes: a name of its own keeps limits and pushes apart.
      SITE_NAME: name.replaceAll('_', '-'),
      LOG_LEVEL: 'silent',
      DATABASE_POOL: '5',
      SESSION_CACHE_MS: '0',
      DATABASE_URL: at(environment['DATABASE_URL'] ?? ''),
      DATABASE_QUEUE_URL: at(environment.DATABASE_QUEUE_URL),
      ...settings,
    },
    '0.0.0-test',
  );
  const { app, hub, database, redis, store, close } = await assembleHttp(config, features, log);
  const owner = new pg.Pool({ connectionString: at(environment.DATABASE_OWNER_URL), max: 2 });
  const queue = new pg.Pool({ connectionString: config.DATABASE_QUEUE_URL, max: 2 });
  for (const pool of [owner, queue]) {
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
  }

  return {
    config,
    app,
    hub,
    db: database.db,
    redis,
    store,
    owner,
    queue,
    call: async (call, input, options) => (await sendCall(app, call, input, options)).json(),
    send: (call, input, options) => sendCall(app, call, input, options),
    shiftClock: async (interval) =>
      void (await owner.query('update site_clock set shift = $1::interval', [interval])),
    close: async () => {
      await close();
      await owner.end();
      await queue.end();
      await dropTestDatabase(environment.DATABASE_OWNER_URL, name);
    },
  };
}

async function sendCall<C extends CallSpec>(
  app: FastifyInstance,
  call: C,
  input: InputOf<C>,
  options: SendOptions = {},
): Promise<LightMyRequestResponse> {
  const form = formOf(input as Record<string, unknown>).toString();
  const isGet = call.method === 'GET';
  return app.inject({
    method: call.method,
    url: `${API_PREFIX}/${call.path}${isGet && form !== '' ? `?${form}` : ''}`,
    remoteAddress: options.address ?? '127.0.0.1',
    headers: { ...headersFor(call, options), ...options.headers },
    ...(isGet ? {} : { payload: call.body === 'json' ? JSON.stringify(input) : form }),
  });
}

export function headersFor(call: CallSpec, options: SendOptions): Record<string, string> {
  return {
    info: JSON.stringify({
      appCode: APP_CODE,
      protocolVersion: PROTOCOL_VERSION,
      clientVersion: '0.0.0-test 127.0.0.1',
      appmanager: 'archway',
      os: 'test',
      accessToken: options.accessToken ?? '',
      endPoint: 'web',
    }),
    'accept-language': options.language ?? 'en',
    timezone: 'Europe/Berlin',
    ...(call.method === 'POST'
      ? { 'content-type': call.body === 'json' ? 'application/json' : 'application/x-www-form-urlencoded' }
      : {}),
    ...(call.mutates ? { 'idempotency-key': options.idempotencyKey ?? randomUUID() } : {}),
  };
}

/** As a browser sends it: scalars as text, lists and objects as JSON. */
export function formOf(input: Record<string, unknown>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue;
    form.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}
