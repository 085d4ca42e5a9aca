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
    from: 'if (call.audit === undefined) return writeAudit(tx, entry);',
    to: `if (call.audit === undefined)
    return inTransaction(run.db, { orgId: orgIdOf(implementation, run) }, (other) => writeAudit(other, entry));`,
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
];
