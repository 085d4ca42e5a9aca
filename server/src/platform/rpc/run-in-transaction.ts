import type { CallSpec, OwnFailureOf } from '@archway/contract/core/call';
import { writeAudit, writeAuditOnceAMinute, type AuditEntry } from '../audit/audit.ts';
import type { Config } from '../config/config.ts';
import type { Database, Tx } from '../db/database.ts';
import { tenantReads, tenantWrite } from '../db/tenant-read.ts';
import { inTransaction, switchTenant } from '../db/transaction.ts';
import { hasRecorded } from '../events/record.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { SITE_ORG_ID } from '../site-org.ts';
import type { Caller } from './caller.ts';
import { CallFailure } from './failure.ts';
import { claimKey, keepResponse, type IdempotencyKey } from './idempotency.ts';
import type { AuditNote, CallContext, Implementation } from './implement.ts';
import type { RequestInfo } from './request.ts';
import type { WriteLater } from './write-later.ts';

export interface Run {
  config: Config;
  db: Database;
  store: ObjectStore;
  writeLater: WriteLater;
  caller: Caller | null;
  input: unknown;
  info: RequestInfo;
  idempotencyKey: IdempotencyKey | null;
  refuseIfLate: () => void;
}

type InTransaction = Extract<Implementation, { kind: 'inTransaction' }>;

/** Runs the call in one transaction of its tenant. Returns the output and whether events were recorded. */
export async function runInTransaction(
  implementation: InTransaction,
  run: Run,
): Promise<{ output: unknown; hasEvents: boolean }> {
  const orgId = orgIdOf(implementation, run);
  const reads = tenantReads(run.db, { orgId });
  const { prepare, discard } = implementation;
  const prepared = await prepare?.({ ...contextOf(run), store: run.store, reads });
  let isUsed = false;
  const use = () => {
    isUsed = true;
  };
  try {
    if (implementation.options.reads === true)
      return { output: await runOnce(implementation, run, { tx: reads, prepared, use }), hasEvents: false };
    return await commitOnce(implementation, run, { prepared, use });
  } catch (error) {
    isUsed = false;
    throw error;
  } finally {
    if (!isUsed && discard !== undefined) await discard(run.store, prepared).catch(() => {});
  }
}

async function commitOnce(
  implementation: InTransaction,
  run: Run,
  given: Omit<Given, 'tx'>,
): Promise<{ output: unknown; hasEvents: boolean }> {
  let hasEvents = false;
  let kept: CallFailure | null = null;
  const output = await inTransaction(run.db, { orgId: orgIdOf(implementation, run) }, async (tx) => {
    const answer = await runOnce(implementation, run, { tx, ...given }).catch((error: unknown) => {
      if (!(error instanceof KeptFailure)) throw error;
      kept = error.failure;
    });
    hasEvents = hasRecorded(tx);
    run.refuseIfLate();
    return answer;
  });
  if (kept !== null) throw kept as CallFailure;
  return { output, hasEvents };
}

interface Given {
  tx: Tx;
  prepared: unknown;
  /** Marks the prepared value as used, so that it is discarded only if the transaction fails. */
  use: () => void;
}

/** The part of the context that preparation and handler share. */
function contextOf({ input, caller, info, config }: Run) {
  return {
    input: input as never,
    caller: caller as never,
    request: info,
    config,
    fail: (failure: OwnFailureOf<CallSpec>, more?: ConstructorParameters<typeof CallFailure>[1]): never => {
      throw new CallFailure(failure, more);
    },
  };
}

function orgIdOf({ options }: InTransaction, { caller }: Run): string | null {
  return caller?.orgId ?? (options.tenant === 'site' ? SITE_ORG_ID : null);
}

/** A failure that must not roll the transaction back. */
class KeptFailure extends Error {
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Runs the handler once for its idempotency key, and writes the audit row and the answer for repeats. */
async function runOnce(
  implementation: InTransaction,
  run: Run,
  { tx, prepared, use }: Given,
): Promise<unknown> {
  const { call, handler } = implementation;
  const { idempotencyKey, store } = run;
  if (idempotencyKey !== null) {
    const claim = await claimKey(tx, idempotencyKey);
    if (!claim.first) return claim.response;
  }
  let note: AuditNote | null | undefined;
  let written: Promise<void> | undefined;
  const context = {
    ...contextOf(run),
    tx,
    store,
    failKeeping: (failure, more) => {
      throw new KeptFailure(new CallFailure(failure, more));
    },
    audit: (given: AuditNote | null) => {
      note = given;
      // A read-only call continues while the row is written; its answer still waits for it.
      if (implementation.options.reads !== true) return;
      written = audit(implementation, run, tx, given);
      written.catch(() => {});
    },
    afterAnswer: (what, work) => {
      const orgId = orgIdOf(implementation, run);
      if (orgId !== null) run.writeLater({ what, orgId, work });
    },
    inSite: (work) =>
      implementation.options.reads === true
        ? work(tenantReads(run.db, { orgId: SITE_ORG_ID }))
        : switchTenant(tx, { to: SITE_ORG_ID, back: orgIdOf(implementation, run) }, work),
  } satisfies CallContext<CallSpec>;
  use();
  const output = await handler(context, prepared).catch(async (error: unknown) => {
    // What is kept beside a failure has its row like all else, where the handler names it.
    if (error instanceof KeptFailure && note !== undefined) await audit(implementation, run, tx, note);
    throw error;
  });
  // Parsing drops fields the contract doesn't name, so that a repository can't leak a column.
  const answer = call.output.parse(output);
  const isWithResponse = idempotencyKey !== null && call.audit === undefined;
  if (!isWithResponse) await (written ?? audit(implementation, run, tx, note));
  const entry = isWithResponse && note !== null ? auditEntryOf(call.path, run.caller, run.info, note) : null;
  if (idempotencyKey !== null) await keepResponse(tx, idempotencyKey, { response: answer, entry });
  return answer;
}

/** Writes the audit row. A read-only call has no transaction, so its row is a statement of its own. */
async function audit(
  implementation: InTransaction,
  run: Run,
  tx: Tx,
  note: AuditNote | null | undefined,
): Promise<void> {
  const { call, options } = implementation;
  if (note === null || (call.audit === undefined && !call.mutates)) return;
  const entry = auditEntryOf(call.path, run.caller, run.info, note);
  if (call.audit === undefined) return writeAudit(tx, entry);
  const via = options.reads === true ? tenantWrite(run.db, { orgId: orgIdOf(implementation, run) }) : tx;
  return writeAuditOnceAMinute(via, entry);
}

/** The audit entry of a call. */
export function auditEntryOf(
  call: string,
  caller: Caller | null,
  info: Pick<RequestInfo, 'address'>,
  note?: Partial<AuditNote>,
): AuditEntry {
  return {
    call,
    actor: caller?.userCode ?? null,
    sessionId: caller?.sessionId ?? null,
    address: info.address,
    object: note?.object ?? null,
    detail: note?.detail ?? {},
  };
}
