import { openPrivateEngines, type PrivateEngines } from '../../../harness/private-engines.ts';
import type { ItemResult, Part } from '../../part.ts';
import { FAULTS, type Fault } from './faults.ts';
import { runSeed } from './run-seed.ts';
import { openStage, type Stage } from './stage.ts';

let engines: Promise<PrivateEngines> | undefined;
let current: { fault: Fault; stage: Promise<Stage> } | undefined;

/** A site for the seeds of one kind; a seed that found something leaves none to the next. */
async function stageFor(fault: Fault): Promise<Stage> {
  if (current?.fault === fault) return current.stage;
  await closeStage();
  engines ??= openPrivateEngines(['postgres', 'redis']);
  const stage = openStage({ engines: await engines, proxied: fault.proxied });
  current = { fault, stage };
  return stage;
}

async function closeStage(): Promise<void> {
  const closing = current;
  current = undefined;
  await (await closing?.stage)?.close();
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
again within 10 seconds. While Redis is away log-ins are still limited.`,
    items: FAULTS.flatMap(({ kind }) => Array.from({ length: count }, (_, i) => `${kind} ${i + 1}`)),
    run: runOne,
    finish: async () => {
      await closeStage();
      (await engines)?.destroy();
      engines = undefined;
    },
  };
}

async function runOne(item: string): Promise<ItemResult> {
  const [kind, seed] = item.split(' ');
  const fault = FAULTS.find((one) => one.kind === kind);
  if (fault === undefined) throw new Error(`no fault is called "${kind}"`);
  const result = await runSeed(await stageFor(fault), fault, Number(seed)).catch(async (error: unknown) => {
    await closeStage();
    throw error;
  });
  if (result.violations.length > 0) await closeStage();
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
