import type { LiveFrame } from '@archway/contract/core/live';
import { mailsTo } from '../../harness/mail.ts';
import { waitFor } from '../../harness/wait.ts';
import { NAME_PATTERN } from './plan.ts';
import type { Stage } from './stage.ts';

/** How often each error was acknowledged, by its name. */
export type Journal = ReadonlyMap<string, number>;

export interface Findings {
  violations: string[];
  /** Mails the worker handed over again after it was killed; the mailbox knows them by their Message-ID. */
  repeatedMails: number;
  repeatedFrames: number;
}

/** Until nothing is left to be done. When that does not come, the checks will say what is left. */
export async function waitQuiet({ site }: Stage, within: number): Promise<void> {
  await waitFor('quiet', async () => (await leftOver(site)).length === 0, { within, every: 200 }).catch(
    () => {},
  );
}

async function leftOver(site: Stage['site']): Promise<string[]> {
  const unsealed = await site.asSite<{ name: string }>(`select audit_id::text as name from audit_unsealed`);
  return [...(await undone(site)), ...unsealed.map(({ name }) => `audit row ${name} is not sealed`)];
}

/** Events that are not relayed and jobs that are not done. */
export async function undone(site: Stage['site']): Promise<string[]> {
  const [outbox, jobs] = await Promise.all([
    site.asQueue<{ name: string }>('select name from outbox'),
    // What runs by the clock comes and goes.
    site.asQueue<{ name: string }>(`select t.identifier as name from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier not like 'platform.%'`),
  ]);
  return [
    ...outbox.map(({ name }) => `event ${name} is still in the outbox`),
    ...jobs.map(({ name }) => `job ${name} is still queued`),
  ];
}

/** Everything that must hold once all is quiet. */
export async function checkInvariants(stage: Stage, journal: Journal): Promise<Findings> {
  const mails = await mailsTo(stage.site.env['OPERATOR_MAIL'] ?? '');
  const { received, rendered } = stage.watcher;
  return {
    violations: [
      ...(await checkRows(stage, journal)),
      ...(await leftOver(stage.site)),
      ...once('frame', journal, rendered.map(nameInFrame)),
      ...once(
        'mail',
        journal,
        mails.map(({ text }) => NAME_PATTERN.exec(text)?.[0] ?? '(another)'),
      ),
      ...(await checkKept(stage, journal)),
      ...[stage.api, stage.keeper, ...stage.workers].flatMap(({ kind, crashes }) =>
        crashes > 0 ? [`a ${kind} process ended by itself ${crashes} times`] : [],
      ),
    ],
    repeatedMails: mails.reduce((sum, { receipts }) => sum + receipts - 1, 0),
    repeatedFrames: received.length - rendered.length,
  };
}

const nameInFrame = ({ payload }: LiveFrame): string => (payload as { name: string }).name;

/** Every acknowledged report is counted, and nothing else. */
async function checkRows({ site }: Stage, journal: Journal): Promise<string[]> {
  const rows = await site.asSite<{ name: string; times: number }>('select name, times::int from page_error');
  const stored = new Map(rows.map(({ name, times }) => [name, times]));
  return [...new Set([...journal.keys(), ...stored.keys()])].flatMap((name) => {
    const [have, want] = [stored.get(name) ?? 0, journal.get(name) ?? 0];
    return have === want ? [] : [`${name} is counted ${have} times, acknowledged ${want} times`];
  });
}

/** Each error was told exactly once. */
function once(what: string, journal: Journal, names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...new Set([...journal.keys(), ...counts.keys()])].flatMap((name) => {
    const [have, want] = [counts.get(name) ?? 0, journal.has(name) ? 1 : 0];
    return have === want ? [] : [`${name}: ${have} ${what}s, expected ${want}`];
  });
}

/** What a mutation leaves behind: answer for repeats, audit row, seal, a mail marked as sent. */
async function checkKept({ site }: Stage, journal: Journal): Promise<string[]> {
  const [kept] = await site.asSite<Record<string, number | boolean>>(`select
    (select count(*)::int from audit) - (select count(*)::int from audit_seal) as "audit rows without seal",
    (select count(*)::int from idempotency) as actions,
    (select count(*)::int from idempotency where response is null) as "actions without answer",
    (select count(*)::int from mail where state = 'sent') as "mails sent",
    (select count(*)::int from mail) as mails,
    (select count(*)::int from audit) between 1 and (select count(*)::int from idempotency) as "reports are audited"`);
  const acknowledged = [...journal.values()].reduce((sum, times) => sum + times, 0);
  const wanted: Record<string, number | boolean> = {
    'audit rows without seal': 0,
    // What strangers report leaves one row a minute, not one each.
    'reports are audited': true,
    actions: acknowledged,
    'actions without answer': 0,
    'mails sent': journal.size,
    mails: journal.size,
  };
  const broken = await site.brokenChains();
  return [
    ...broken.map(({ seq }) => `the audit chain is broken at ${seq}`),
    ...Object.entries(wanted).flatMap(([what, want]) =>
      kept?.[what] === want ? [] : [`${what}: ${kept?.[what]}, expected ${want}`],
    ),
  ];
}
