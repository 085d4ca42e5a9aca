/** A mistake somebody could make, as a change of one file. */
export interface Bug {
  name: string;
  file: string;
  from: string;
  to: string;
}

export const BUGS: readonly Bug[] = [
  {
    name: 'repeated actions act again',
    file: 'server/src/platform/rpc/run-in-transaction.ts',
    from: 'if (!claim.first) return claim.response;',
    to: '',
  },
  {
    name: 'reports leave no audit row',
    file: 'server/src/platform/rpc/run-in-transaction.ts',
    from: 'return writeAuditOnceAMinute(via, entry);',
    to: 'return;',
  },
  {
    name: 'jobs enqueued after the event is gone',
    file: 'server/src/platform/events/relay.ts',
    from: `      await enqueueAll(client, effects);
      await client.query('update outbox set stuck_at = app_now() where id = any($1)', [stuck]);
      await client.query('delete from outbox where id = any($1) and stuck_at is null', [
        rows.map(({ id }) => id),
      ]);`,
    to: `      await client.query('update outbox set stuck_at = app_now() where id = any($1)', [stuck]);
      await client.query('delete from outbox where id = any($1) and stuck_at is null', [
        rows.map(({ id }) => id),
      ]);
      await client.query('commit');
      await client.query('begin');
      await enqueueAll(client, effects);`,
  },
  {
    name: 'pushes sent after the event is gone',
    file: 'server/src/platform/events/relay.ts',
    from: '      await publishAll(publish, effects);\n',
    to: '      setTimeout(() => void publishAll(publish, effects), 20);\n',
  },
  {
    name: 'a repeated push gets a new id',
    file: 'server/src/platform/events/relay.ts',
    from: '`${row.id}.${i}`',
    to: '`${row.id}.${i}.${Math.random()}`',
  },
  {
    name: 'a repeated mail gets a new Message-ID',
    file: 'server/src/platform/mail/deliver.job.ts',
    from: '`<${mail.id}@${host}>`',
    to: '`<${mail.id}.${Math.random()}@${host}>`',
  },
  {
    name: 'a mail is marked as sent before it is',
    file: 'server/src/platform/mail/deliver.job.ts',
    from: 'const host = new URL(config.PUBLIC_ORIGIN).hostname;',
    to: 'const host = new URL(config.PUBLIC_ORIGIN).hostname;\n    await inTenant((tx) => markSent(tx, input.mailId));',
  },
  {
    name: 'jobs of killed workers stay locked',
    file: 'server/src/platform/jobs/dead-workers.ts',
    from: 'if (lock.rows[0]?.dead !== true) continue;',
    to: 'if (lock.rows.length > 0) continue;',
  },
  {
    name: 'the same subject may become two mails',
    file: 'server/src/features/monitor/jobs/alert-operators.ts',
    from: 'key: `pageError:${input.fingerprint}`',
    to: 'key: `pageError:${input.fingerprint}:${Math.random()}`',
  },
  {
    name: 'every report counts as the first of its kind',
    file: 'server/src/features/monitor/monitor.repository.ts',
    from: 'return { isFirst: false, counted: error };',
    to: 'return { isFirst: true, counted: error };',
  },
];
