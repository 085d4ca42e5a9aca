import { writeAudit, writeAuditOnceAMinute } from '../audit/audit.ts';
import type { Config } from '../config/config.ts';
import type { Database, Tx } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { hasRecorded } from '../events/record.ts';
import type { Caller } from './caller.ts';
import { CallFailure } from './failure.ts';
import type { Implementation } from './implement.ts';
import type { RequestInfo } from './request.ts';

export interface OpenRun {
  config: Config;
  db: Database;
  caller: Caller | null;
  input: unknown;
  info: RequestInfo;
  refuseIfLate: () => void;
  setCookie: (cookie: string) => void;
}

/** Runs a call that opens its own transactions, because it learns its tenant while it runs or verifies a password. */
export async function runOpen(
  { call, handler }: Extract<Implementation, { kind: 'open' }>,
  { config, db, caller, input, info, refuseIfLate, setCookie }: OpenRun,
): Promise<{ output: unknown; hasEvents: boolean }> {
  let hasEvents = false;
  const within = <T>(orgId: string | null, work: (tx: Tx) => Promise<T>) =>
    inTransaction(db, { orgId }, async (tx) => {
      const result = await work(tx);
      hasEvents ||= hasRecorded(tx);
      refuseIfLate();
      return result;
    });
  const output = await handler({
    input,
    caller: caller as never,
    request: info,
    config,
    fail: (failure, more) => {
      throw new CallFailure(failure, more);
    },
    inTenant: within,
    withoutTenant: (work) => within(null, work),
    writeAudit: (tx, { actor, sessionId, object, detail = {} }) =>
      writeAudit(tx, { call: call.path, actor, sessionId, object, detail, address: info.address }),
    auditRefusal: (tx, { outcome, ...entry }) =>
      writeAuditOnceAMinute(tx, { ...entry, call: call.path, detail: { outcome }, address: info.address }),
    cookie: (name) => cookieOf(info.header('cookie'), name),
    setCookie,
  });
  return { output: call.output.parse(output), hasEvents };
}

function cookieOf(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name && value !== undefined) return value;
  }
  return null;
}
