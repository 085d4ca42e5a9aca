import type { CallSpec } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import type { Envelope } from '@archway/contract/core/envelope';
import { HEADER } from '@archway/contract/core/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyRing } from '../config/secrets.ts';
import type { Database } from '../db/database.ts';
import { isRetryable } from '../db/errors.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { isStoreAway } from '../object-store/store-errors.ts';
import { limitAddress } from '../limits/call-limits.ts';
import { withinBudget } from './budget.ts';
import type { Caller } from './caller.ts';
import { CallFailure } from './failure.ts';
import { readKey, type IdempotencyKey } from './idempotency.ts';
import { identify, type IdentifyParts } from './identify.ts';
import type { Implementation } from './implement.ts';
import type { NoteRefusal } from './note-refusal.ts';
import { readInput } from './read-input.ts';
import { bodyHash, readRequest, type RequestInfo } from './request.ts';
import { runEach } from './run-each.ts';
import { runInTransaction } from './run-in-transaction.ts';
import { runOpen } from './run-open.ts';
import type { WriteLater } from './write-later.ts';

export interface DispatcherParts extends IdentifyParts {
  db: Database;
  store: ObjectStore;
  noteRefusal: NoteRefusal;
  writeLater: WriteLater;
  /** Wakes the relay after a commit that recorded events. */
  wakeRelay: () => void;
}

/** Runs one request: limits, caller, input, idempotency, handler, audit, answer. */
export async function dispatch(
  parts: DispatcherParts,
  implementation: Implementation,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Envelope> {
  const { call } = implementation;
  let caller: Caller | null = null;
  try {
    const admitted = await admit(parts, call, request);
    caller = admitted.caller;
    return await answer(parts, implementation, { ...admitted, request, reply });
  } catch (error) {
    if (error instanceof CallFailure && error.failure === 'noPerm')
      parts.noteRefusal(call.path, error.refused ?? caller, request.ip);
    throw error;
  }
}

async function answer(
  parts: DispatcherParts,
  implementation: Implementation,
  given: { info: RequestInfo; caller: Caller | null; request: FastifyRequest; reply: FastifyReply },
): Promise<Envelope> {
  const { call } = implementation;
  const { info, caller, request, reply } = given;
  const body = typeof request.body === 'string' ? request.body : '';
  const input = readInput(call, request.url, body);
  const idempotencyKey = call.mutates
    ? idempotencyKeyOf(parts.config.secrets.request, info, { caller, path: call.path, body })
    : null;

  const { config, db, store, writeLater } = parts;
  const { output, hasEvents } = await withinBudget((refuseIfLate) => {
    const run = { config, db, store, writeLater, caller, input, info, refuseIfLate };
    switch (implementation.kind) {
      case 'open':
        return runOpen(implementation, {
          ...run,
          setCookie: (cookie) => void reply.header('set-cookie', cookie),
        });
      case 'each':
        return runEach(implementation, { ...run, idempotencyKey });
      case 'inTransaction':
        return runInTransaction(implementation, { ...run, idempotencyKey });
    }
  }).catch(asRetryable);
  if (hasEvents) parts.wakeRelay();
  return { code: CODES.ok, msg: 'ok', data: output };
}

/** Rate-limits by address before it looks the caller up, so that a flood of made-up tokens causes no queries. */
async function admit(
  parts: DispatcherParts,
  call: CallSpec,
  request: FastifyRequest,
): Promise<{ info: RequestInfo; caller: Caller | null }> {
  await limitAddress(parts.limiter, call, request.ip);
  const info = readRequest(request);
  return { info, caller: await identify(parts, call, info.info.accessToken).catch(asRetryable) };
}

function idempotencyKeyOf(
  { all }: KeyRing,
  info: RequestInfo,
  { caller, path, body }: { caller: Caller | null; path: string; body: string },
): IdempotencyKey {
  const key = readKey(info.header(HEADER.idempotencyKey));
  return {
    key,
    call: path,
    bodyHashes: all.map((secret) => bodyHash(secret, { userCode: caller?.userCode ?? '', path, body })),
  };
}

/** Answers `unavailable` when a dependency is down for a moment, so that the client retries. */
function asRetryable(error: unknown): never {
  if (!(error instanceof CallFailure) && (isRetryable(error) || isStoreAway(error))) {
    const away = new CallFailure('unavailable');
    away.cause = error;
    throw away;
  }
  throw error;
}
