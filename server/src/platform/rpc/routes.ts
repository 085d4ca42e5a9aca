import { API_PREFIX } from '@archway/contract/core/headers';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowedOrigins } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { callSeconds } from '../observe/metrics.ts';
import { traceCall } from '../observe/tracing.ts';
import { dispatch, type DispatcherParts } from './dispatcher.ts';
import { CallFailure, failureEnvelope, httpStatusOf } from './failure.ts';
import type { Implementation } from './implement.ts';
import { readLanguage } from './request.ts';

/** Registers one route for each implemented call. */
export function registerCalls(
  app: FastifyInstance,
  implementations: readonly Implementation[],
  parts: DispatcherParts & { log: Log },
): void {
  readBodiesAsText(app);
  const origins = allowedOrigins(parts.config);
  for (const implementation of implementations) {
    const { call } = implementation;
    app.route({
      method: call.method,
      url: `${API_PREFIX}/${call.path}`,
      handler: async (request, reply) => {
        refuseForeignOrigin(request, origins);
        const envelope = await traceCall(call.path, () => dispatch(parts, implementation, request, reply));
        noteAnswer(parts.log, call.path, envelope.code, reply, request);
        return reply.header('cache-control', 'no-store').send(envelope);
      },
      errorHandler: (error, request, reply) => answerFailure(parts.log, call.path, error, request, reply),
    });
  }
  app.setNotFoundHandler((request, reply) =>
    reply.send(failureEnvelope(new CallFailure('notFound'), readLanguage(request))),
  );
  app.setErrorHandler((error: FastifyError, request, reply) =>
    answerFailure(parts.log, 'unrouted', error, request, reply),
  );
}

/** Keeps bodies as text, because idempotency hashes them and the contract parses them. */
function readBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'application/json'],
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
}

/** CSRF protection: refuses requests that a browser sends from another origin, including sign-ins. */
function refuseForeignOrigin(request: FastifyRequest, origins: ReadonlySet<string>): void {
  if (request.method === 'GET') return;
  const { origin } = request.headers;
  const foreign = origin !== undefined && !origins.has(origin);
  if (foreign || request.headers['sec-fetch-site'] === 'cross-site') throw new CallFailure('originRefused');
}

function answerFailure(
  log: Log,
  call: string,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const failure = asFailure(error);
  if (failure.failure === 'internal' || failure.failure === 'unavailable') {
    log.error('call.failed', { call, requestId: request.id, error: failure.cause ?? error });
  }
  if (failure.failure === 'tooMany') void reply.header('retry-after', String(failure.params['seconds'] ?? 1));
  const envelope = failureEnvelope(failure, readLanguage(request));
  noteAnswer(log, call, envelope.code, reply, request);
  void reply.status(httpStatusOf(failure.failure)).header('cache-control', 'no-store').send(envelope);
}

function asFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new CallFailure('tooLarge');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new CallFailure('invalidInput');
  return new CallFailure('internal');
}

function noteAnswer(
  log: Log,
  call: string,
  code: number,
  reply: FastifyReply,
  request: FastifyRequest,
): void {
  callSeconds.labels(call, String(code)).observe(reply.elapsedTime / 1_000);
  log.info('call.answered', { call, code, ms: Math.round(reply.elapsedTime), requestId: request.id });
}
