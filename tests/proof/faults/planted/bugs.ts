import type { Bug } from '../../planted/bugs.ts';

/** What must find it: a call struck between its statements, two actions that meet, or a seed. */
export type Finder =
  | { by: 'statements'; call: string }
  | { by: 'races'; race: string }
  | { by: 'seeds'; kind: string };

export interface FaultBug extends Bug {
  finder: Finder;
}

const RUN = 'server/src/platform/rpc/run-in-transaction.ts';

const ACT = 'server/src/features/order/act.ts';

export const FAULT_BUGS: readonly FaultBug[] = [
  {
    name: 'the idempotency key is not claimed',
    file: RUN,
    from: `    const claim = await claimKey(tx, idempotencyKey);
    if (!claim.first) return claim.response;`,
    to: '',
    finder: { by: 'statements', call: 'user/update' },
  },
  {
    name: 'the audit row is written outside the transaction',
    file: RUN,
    from: 'const entry = isWithResponse && note !== null ? auditEntryOf(call.path, run.caller, run.info, note) : null;',
    to: `const entry = null;
  if (isWithResponse && note !== null)
    await inTransaction(run.db, { orgId: orgIdOf(implementation, run) }, (other) =>
      writeAudit(other, auditEntryOf(call.path, run.caller, run.info, note as never)));`,
    finder: { by: 'statements', call: 'user/disable' },
  },
  {
    name: 'a repeat does not wait for the first one: the claim is committed on its own',
    file: RUN,
    from: 'const claim = await claimKey(tx, idempotencyKey);',
    to: `const claim = await inTransaction(run.db, { orgId: orgIdOf(implementation, run) }, (other) =>
      claimKey(other, idempotencyKey));`,
    finder: { by: 'statements', call: 'user/enable' },
  },
  {
    name: 'a refresh does not lock its session',
    file: 'server/src/features/session/session.repository.ts',
    from: `    .where('id', '=', sessionId)
    .forUpdate()`,
    to: `    .where('id', '=', sessionId)`,
    finder: { by: 'races', race: 'two tabs refresh at once' },
  },
  {
    name: 'a session is opened beside a change of its account',
    file: 'server/src/features/session/account-lookup.repository.ts',
    from: `    .forShare('member')\n`,
    to: '',
    finder: { by: 'races', race: 'a member signs in while being disabled' },
  },
  {
    name: 'administrators are counted without a lock',
    file: 'server/src/features/member/member.repository.ts',
    from: `    .forUpdate('member')\n`,
    to: '',
    finder: { by: 'races', race: 'two administrators disable each other' },
  },
  {
    name: 'a password is replaced whatever it has become',
    file: 'server/src/features/account/account.repository.ts',
    from: '    .where(sql<boolean>`password_hash is not distinct from ${from}`)\n',
    to: '',
    finder: { by: 'races', race: 'a password is changed in two tabs' },
  },
  {
    name: 'nothing is limited while Redis is away',
    file: 'server/src/platform/limits/limiter.ts',
    from: 'entry.count += 1;',
    to: '',
    finder: { by: 'seeds', kind: 'redis-kill' },
  },
  {
    name: 'a restart of PostgreSQL ends the worker',
    file: 'server/src/platform/jobs/queue-pool.ts',
    from: 'if (isRetryable(error))',
    to: 'if (false)',
    finder: { by: 'seeds', kind: 'postgres-immediate' },
  },
  {
    name: 'jobs that were lost on their way stay locked',
    file: 'server/src/platform/jobs/lost-jobs.ts',
    from: 'where locked_by = $1 and locked_at',
    to: 'where false and locked_by = $1 and locked_at',
    finder: { by: 'seeds', kind: 'commit-cut' },
  },
  {
    name: 'two act on an order at once: it is read without a lock',
    file: 'server/src/features/order/order.repository.ts',
    from: `    .where('order_record.id', '=', id)
    .forUpdate()`,
    to: `    .where('order_record.id', '=', id)`,
    finder: { by: 'seeds', kind: 'orders' },
  },
  {
    name: "a lab's list is written after the transaction of its order",
    file: ACT,
    from: '  await projectOrder(tx, acting, after);\n',
    to: `  if (isClinic(acting)) await projectOrder(tx, acting, after);
  else {
    const { openDatabase } = await import('../../platform/db/database.ts');
    const { inTransaction } = await import('../../platform/db/transaction.ts');
    setTimeout(() => {
      const { db, close } = openDatabase(process.env['DATABASE_URL'] ?? '', 1, () => {});
      void inTransaction(db, { orgId: acting.orgId }, (other) => projectOrder(other, acting, after))
        .catch(() => {}).finally(() => close());
    }, 200);
  }\n`,
    finder: { by: 'seeds', kind: 'orders' },
  },
  {
    name: 'a case follows the order it is told of, not all of its orders',
    file: 'server/src/features/order/jobs/follow-order.ts',
    from: 'const open = orders.find(({ status }) => isOpen(status as OrderStatus));',
    to: 'const open = orders.find(({ id, status }) => id === orderId && isOpen(status as OrderStatus));',
    finder: { by: 'seeds', kind: 'orders' },
  },
  {
    name: 'a step that keeps the status leaves a gap in the history',
    file: ACT,
    from: 'version: before.version + 1,',
    to: 'version: before.version + (step.to === undefined ? 2 : 1),',
    finder: { by: 'seeds', kind: 'orders' },
  },
  {
    name: 'a parcel is announced again when its page asks again',
    file: RUN,
    from: 'if (!claim.first) return claim.response;',
    to: "if (!claim.first && call.path !== 'order/ship') return claim.response;",
    finder: { by: 'statements', call: 'order/ship' },
  },
];
