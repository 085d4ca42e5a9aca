import { CODES } from '@archway/contract/core/codes';
import type { Envelope } from '@archway/contract/core/envelope';
import { HEADER } from '@archway/contract/core/headers';
import { isGranted } from '@archway/contract/core/permissions';
import type { FastifyRequest } from 'fastify';
import { writeAudit } from '../audit/audit.ts';
import type { Config } from '../config/config.ts';
import type { Database, Tx } from '../db/database.ts';
import { isRetryable } from '../db/errors.ts';
import { SITE_ORG_ID } from '../db/site-org.ts';
import { inTransaction } from '../db/transaction.ts';
import { hasRecorded } from '../events/record.ts';
import { limitAddress, limitCaller } from '../limits/call-limits.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { Authenticate, Caller } from './caller.ts';
import { CallFailure } from './failure.ts';
import { decodeForm } from './form.ts';
import { claimGesture, keepResponse, readKey, type Gesture } from './idempotency.ts';
import type { AuditNote, Implementation } from './implement.ts';
import { bodyHash, readRequest, type RequestInfo } from './request.ts';

/** Seconds a call may take on the server; the client gives up after 60. */
const BUDGET_SECONDS = 30;

export interface DispatcherParts {
  config: Config;
  db: Database;
  limiter: Limiter;
  authenticate: Authenticate;
  /** Wakes the relay after a commit that recorded events. */
  wakeRelay: () => void;
}

/** Takes one request through everything every call needs, and its handler in the middle. */
export async function dispatch(
  parts: DispatcherParts,
  implementation: Implementation,
  request: FastifyRequest,
): Promise<Envelope> {
  const { call, options } = implementation;
  await limitAddress(parts.limiter, call, request.ip);
  const info = readRequest(request);
  const caller = await identify(parts, implementation, info);
  const body = typeof request.body === 'string' ? request.body : '';
  const input = readInput(implementation, request, body);
  const gesture: Gesture | null = call.mutates
    ? {
        key: readKey(info.header(HEADER.idempotencyKey)),
        call: call.path,
        bodyHash: bodyHash(call.path, body),
      }
    : null;

  const orgId = caller?.orgId ?? (options.tenant === 'site' ? SITE_ORG_ID : null);
  let recorded = false;
  const data = await withinBudget((refuseIfLate) =>
    inTransaction(parts.db, { orgId }, async (tx) => {
      const answer = await runOnce(parts, implementation, { tx, caller, input, info, gesture });
      recorded = hasRecorded(tx);
      refuseIfLate();
      return answer;
    }).catch(asRetryable),
  );
  if (recorded) parts.wakeRelay();
  return { code: CODES.ok, msg: 'ok', data };
}

async function identify(
  parts: DispatcherParts,
  { call }: Implementation,
  info: RequestInfo,
): Promise<Caller | null> {
  if (call.access === 'public') return null;
  const found = await parts.authenticate(info.info.accessToken).catch(asRetryable);
  if (found.outcome === 'unknown') throw new CallFailure('sessionUnknown');
  if (found.outcome === 'ended') throw new CallFailure('sessionEnded');
  if (call.access !== 'session' && !isGranted(found.caller.permissions, call.access))
    throw new CallFailure('noPerm');
  await limitCaller(parts.limiter, call, found.caller);
  return found.caller;
}

function readInput({ call }: Implementation, request: FastifyRequest, body: string): unknown {
  const raw =
    call.body === 'json' ? parseJsonBody(body) : decodeForm(call.input, formOf(call.method, request, body));
  const read = call.input.safeParse(raw);
  if (read.success) return read.data;
  const fields = [...new Set(read.error.issues.map((issue) => issue.path.join('.') || issue.code))];
  throw new CallFailure('invalidInput', { data: { fields } });
}

function formOf(method: 'GET' | 'POST', request: FastifyRequest, body: string): URLSearchParams {
  return new URLSearchParams(method === 'GET' ? (request.url.split('?')[1] ?? '') : body);
}

function parseJsonBody(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw new CallFailure('invalidInput', { data: { fields: [] } });
  }
}

interface Run {
  tx: Tx;
  caller: Caller | null;
  input: unknown;
  info: RequestInfo;
  gesture: Gesture | null;
}

/** The handler with what a mutation must leave behind: answer for repeats and audit row, all in one transaction. */
async function runOnce(
  parts: DispatcherParts,
  { call, handler }: Implementation,
  run: Run,
): Promise<unknown> {
  const { tx, caller, input, info, gesture } = run;
  if (gesture !== null) {
    const claim = await claimGesture(tx, gesture);
    if (!claim.first) return claim.response;
  }
  let note: AuditNote | null = null;
  const output = await handler({
    input,
    caller: caller as never,
    tx,
    request: info,
    config: parts.config,
    fail: (failure, more) => {
      throw new CallFailure(failure, more);
    },
    audit: (given) => {
      note = given;
    },
  });
  // Parsing drops every field the contract does not name, so a repository cannot leak a column.
  const answer = call.output.parse(output);
  if (gesture !== null) {
    await writeAudit(tx, auditEntryOf(call.path, caller, info, note));
    await keepResponse(tx, gesture, answer);
  }
  return answer;
}

function auditEntryOf(call: string, caller: Caller | null, info: RequestInfo, note: AuditNote | null) {
  return {
    call,
    actor: caller?.userCode ?? null,
    sessionId: caller?.sessionId ?? null,
    address: info.address,
    object: note?.object ?? null,
    detail: note?.detail ?? {},
  };
}

/** Answers in time even if the work hangs; late work is rolled back, since nobody was told that it succeeded. */
async function withinBudget<T>(start: (refuseIfLate: () => void) => Promise<T>): Promise<T> {
  let late = false;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late = true;
      reject(new CallFailure('timedOut'));
    }, BUDGET_SECONDS * 1_000);
  });
  const work = start(() => {
    if (late) throw new CallFailure('timedOut');
  });
  work.catch(() => {});
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}

/** A dependency that is away for a moment is not a failure of the call: the client may repeat it. */
function asRetryable(error: unknown): never {
  if (!(error instanceof CallFailure) && isRetryable(error)) {
    const away = new CallFailure('unavailable');
    away.cause = error;
    throw away;
  }
  throw error;
}
