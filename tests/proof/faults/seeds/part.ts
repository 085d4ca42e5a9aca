import { openPrivateEngines, type PrivateEngines } from '../../../harness/private-engines.ts';
import type { ItemResult, Part } from '../../part.ts';
import { SEED_KINDS, type OpenKind, type SeedKind } from './kinds.ts';

let engines: Promise<PrivateEngines> | undefined;
let current: { kind: SeedKind; opened: Promise<OpenKind> } | undefined;

/** A site for the seeds of one kind; a seed that found something leaves none to the next. */
async function siteFor(kind: SeedKind): Promise<OpenKind> {
  if (current?.kind === kind) return current.opened;
  await closeSite();
  engines ??= openPrivateEngines(['postgres', 'redis']);
  const opened = kind.open({ engines: await engines });
  current = { kind, opened };
  return opened;
}

async function closeSite(): Promise<void> {
  const closing = current;
  current = undefined;
  await (await closing?.opened)?.close();
}

/** A working site whose engines are taken away from it. */
export function seeds(count: number): Part {
  return {
    name: 'fault-seeds',
    claim: `Clinics at work on two API processes and two workers (signing in, refreshing, saving profiles, disabling and
enabling each other, changing addresses, reporting errors) while Redis is killed or emptied, PostgreSQL is restarted
(fast or immediate), or the answers to COMMIT are lost at random. Afterwards everything acknowledged is there exactly
once (key, audit row), nothing refused is, chains are whole, outbox and queue empty, every mail lies in its mailbox
once, one generation of tokens works, nobody disabled is signed in, every clinic has an administrator, and all works
again within 10 seconds. While Redis is away log-ins are still limited. Seeds of the kind "orders" have 40 clinics and 10 labs
save, send, edit, cancel, accept, reject, make, ship and complete orders for half a minute, while API processes, workers,
Redis, PostgreSQL and the store are taken away in turn: each order is there once as it was answered, its history is a path
of the table without a gap, the lab's list and the case say the same, and the other side was told of each action once.`,
    items: SEED_KINDS.flatMap(({ name }) => Array.from({ length: count }, (_, i) => `${name} ${i + 1}`)),
    run: runOne,
    finish: async () => {
      await closeSite();
      (await engines)?.destroy();
      engines = undefined;
    },
  };
}

async function runOne(item: string): Promise<ItemResult> {
  const [name, seed] = item.split(' ');
  const kind = SEED_KINDS.find((one) => one.name === name);
  if (kind === undefined) throw new Error(`no kind of seeds is called "${name}"`);
  const site = await siteFor(kind);
  const result = await site.run(Number(seed)).catch(async (error: unknown) => {
    await closeSite();
    throw error;
  });
  if (result.violations.length > 0) await closeSite();
  return {
    passed: result.violations.length === 0,
    numbers: {
      'actions acknowledged': result.acknowledged,
      'sent again': result.repeats,
      strikes: result.strikes,
      'mails repeated by SMTP (filed once)': result.repeatedMails,
      violations: result.violations.length,
    },
    line: [
      item.padEnd(21),
      `${result.seconds.toFixed(1).padStart(5)} s`,
      `${result.acknowledged} acknowledged, ${result.repeats} sent again`,
      `${result.strikes} strikes`,
      `recovered in ${result.recoverySeconds.toFixed(1)} s`,
      `${result.violations.length} violations`,
    ].join(' · '),
    problems: result.violations,
  };
}
