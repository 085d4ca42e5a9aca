import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { securityHeaders } from './security-headers.ts';

const BODY_LIMIT = 1024 * 1024;

/** The bare HTTP server with the headers every answer carries. */
export function makeHttpApp(config: Config): FastifyInstance {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < config.TRUSTED_PROXIES,
    requestTimeout: 60_000,
    connectionTimeout: 65_000,
    keepAliveTimeout: 72_000,
    // A 503 means another region to our clients; while closing we answer as usual until the last call is done.
    return503OnClosing: false,
  });
  const headers = securityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  return app;
}
