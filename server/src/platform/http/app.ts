import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

const BODY_LIMIT = 1024 * 1024;

/** The bare HTTP server with the headers every answer carries. */
export async function makeHttpApp(config: Config): Promise<FastifyInstance> {
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
  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    strictTransportSecurity:
      config.NODE_ENV === 'production' ? { maxAge: 63_072_000, includeSubDomains: true } : false,
  });
  return app;
}
