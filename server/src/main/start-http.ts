import { setTimeout as pause } from 'node:timers/promises';
import { LIVE_CLOSE } from '@archway/contract/core/live';
import type { FastifyInstance } from 'fastify';
import { makeFindMissing } from '../features/organization/public.ts';
import { liveSessions, makeAuthenticate } from '../features/session/public.ts';
import type { Config } from '../platform/config/config.ts';
import { openDatabase, type OpenDatabase } from '../platform/db/database.ts';
import { refuseTestDatabase } from '../platform/production/production-checks.ts';
import type { Feature } from '../platform/feature.ts';
import { registerApiDocument } from '../platform/http/api-document.ts';
import { makeHttpApp } from '../platform/http/app.ts';
import { registerPublicFiles } from '../platform/http/public-files.ts';
import { registerWebPages } from '../platform/http/web-pages.ts';
import { makeLimiter } from '../platform/limits/limiter.ts';
import type { LiveHub } from '../platform/live/hub.ts';
import { makeWaker } from '../platform/live/publish.ts';
import { registerSockets } from '../platform/live/sockets.ts';
import { makeLog, type Log } from '../platform/log/log.ts';
import { openObjectStore, type ObjectStore } from '../platform/object-store/object-store.ts';
import { startHealth } from '../platform/observe/health.ts';
import { startTracing } from '../platform/observe/tracing.ts';
import { openRedis, openSubscriber } from '../platform/redis/redis.ts';
import { makeNoteRefusal } from '../platform/rpc/note-refusal.ts';
import { makeWriteLater } from '../platform/rpc/write-later.ts';
import { registerCalls } from '../platform/rpc/routes.ts';
import type { Redis } from 'ioredis';

export interface HttpParts {
  app: FastifyInstance;
  hub: LiveHub;
  log: Log;
  database: OpenDatabase;
  redis: Redis;
  store: ObjectStore;
  close: () => Promise<void>;
}

/** Everything of an API process but its ports: tests put requests into it directly. */
export async function assembleHttp(
  config: Config,
  features: readonly Feature[],
  log: Log = makeLog(config.LOG_LEVEL, { site: config.SITE_NAME, version: config.version }),
): Promise<HttpParts> {
  const database = openDatabase(config.DATABASE_URL, config.DATABASE_POOL, (error) =>
    log.warn('database.connectionLost', { dependency: 'postgres', error }),
  );
  const redis = openRedis(config.REDIS_URL, log);
  const subscriber = openSubscriber(config.REDIS_URL, log);
  const store = openObjectStore(config);

  const limiter = makeLimiter(redis, `archway:${config.SITE_NAME}`);

  const writeLater = makeWriteLater(database.db, log);
  const app = makeHttpApp(config);
  const hub = await registerSockets(app, {
    config,
    db: database.db,
    subscriber,
    log,
    limiter,
    liveSessions: (ids) => liveSessions(database.db, ids),
  });
  registerCalls(
    app,
    features.flatMap(({ calls = [] }) => calls),
    {
      config,
      db: database.db,
      store,
      limiter,
      authenticate: makeAuthenticate(database.db, config.secrets.session, config.SESSION_CACHE_MS),
      findMissing: makeFindMissing(database.db),
      noteRefusal: makeNoteRefusal(writeLater),
      writeLater,
      wakeRelay: makeWaker(redis, config.SITE_NAME),
      log,
    },
  );
  registerApiDocument(app, config.version);
  registerPublicFiles(app, config);
  await registerWebPages(app, config);

  const close = async () => {
    hub.closeAll(LIVE_CLOSE.restarting, 'restarting');
    await app.close();
    redis.disconnect();
    subscriber.disconnect();
    await database.close();
  };
  return { app, hub, log, database, redis, store, close };
}

export interface RunningHttp {
  log: Log;
  close: () => Promise<void>;
}

/** One API process: calls, live channels, API document, and health on a port of its own. */
export async function startHttp(config: Config, features: readonly Feature[]): Promise<RunningHttp> {
  const stopTracing = startTracing(config, 'http');
  const { app, log, database, redis, store, close } = await assembleHttp(config, features);
  await refuseTestDatabase(config, database.db);
  let draining = false;
  const health = await startHealth({
    port: config.METRICS_PORT,
    host: config.METRICS_HOST,
    log,
    ready: { database: () => database.pool.query('select 1').then(() => true) },
    informative: { redis: async () => redis.status === 'ready', store: () => store.answers() },
    isDraining: () => draining,
  });
  await app.listen({ port: config.HTTP_PORT, host: config.HTTP_HOST });
  log.info('http.listening', { port: config.HTTP_PORT });
  return {
    log,
    close: async () => {
      draining = true;
      await pause(config.LEAVE_SECONDS * 1_000);
      await close();
      await stopTracing();
      health.close();
    },
  };
}
