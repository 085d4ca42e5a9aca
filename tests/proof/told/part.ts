import { mailsTo } from '../../harness/mail.ts';
import { pause } from '../../harness/wait.ts';
import type { WorkerMoment } from '../../harness/worker-taps.ts';
import type { ItemResult, Part } from '../part.ts';
import { openStage, type Stage } from './stage.ts';

interface Moment {
  on: WorkerMoment;
  /** Milliseconds after it. */
  delay: number;
}

/** Of the relay, of the job that tells, of both deliveries: twenty. */
const MOMENTS: readonly Moment[] = [
  ...[0, 2].map((delay) => ({ on: 'relay.removing' as const, delay })),
  ...[0, 5, 10, 15, 20, 25, 30, 40, 50, 65, 80, 100].map((delay) => ({
    on: 'relay.committed' as const,
    delay,
  })),
  ...[0, 10].map((delay) => ({ on: 'mail.connected' as const, delay })),
  ...[0, 5].map((delay) => ({ on: 'mail.sending' as const, delay })),
  ...[0, 5].map((delay) => ({ on: 'mail.accepted' as const, delay })),
];
const nameOf = ({ on, delay }: Moment): string => `${delay} ms after ${on}`;

const MOST_TRIES = 6;

let shared: Promise<Stage> | undefined;

/** A partner event while the worker that relays, tells and delivers it is killed. */
export const told: Part = {
  name: 'told',
  claim: `A lab asks a clinic to become partners, and the worker is killed (\`kill -9\`) at one of twenty moments: while the
event leaves the outbox, while administrators are told, while mail and text message are handed over. Once another worker
has caught up, there is one letter, one mail in the mailbox and one text message by its id, and nothing waits.`,
  items: MOMENTS.map(nameOf),
  run: async (item) => {
    const moment = MOMENTS.find((one) => nameOf(one) === item);
    if (moment === undefined) throw new Error(`no such moment: ${item}`);
    const stage = await (shared ??= openStage());
    // Packets that come together can hide a moment: then it is waited for again.
    for (let tries = 1; ; tries += 1) {
      const result = await strike(stage, moment);
      if (result.numbers['kills'] === 1 || tries === MOST_TRIES) return result;
    }
  },
  finish: async () => {
    await (await shared)?.close();
    shared = undefined;
  },
};

interface Counts {
  letters: number;
  mails: number;
  texts: number;
}

/** How often the clinic's administrator was told so far. Repeats have the same Message-ID or id, and count once. */
async function countTold({ tenants, clinic, worker }: Stage): Promise<Counts> {
  const letters = await tenants.rows(clinic.orgId, 'select id from letter where org_id = app_org()');
  const mails = await mailsTo(clinic.email);
  const texts = worker.logs
    .filter((line) => line.includes('"sms.logged"'))
    .map((line) => (JSON.parse(line) as { messageId: string }).messageId);
  return { letters: letters.length, mails: mails.length, texts: new Set(texts).size };
}

async function strike(stage: Stage, moment: Moment): Promise<ItemResult> {
  const { worker } = stage;
  // A new one connects to the mail server anew.
  if (worker.isUp) await worker.kill9();
  worker.start();
  await worker.waitReady();
  const before = await countTold(stage);
  let killing: Promise<void> | undefined;
  stage.onMoment = (happened) => {
    if (happened === moment.on) killing ??= pause(moment.delay).then(() => worker.kill9());
  };
  const takeBack = await stage.apply();
  for (let i = 0; i < 600 && killing === undefined; i += 1) await pause(25);
  stage.onMoment = () => {};
  await killing;
  const wasKilled = killing !== undefined;
  if (!worker.isUp) worker.start();
  await worker.waitReady();
  await stage.settled();
  const after = await countTold(stage);
  await takeBack();
  await stage.settled();
  const problems = (['letters', 'mails', 'texts'] as const)
    .filter((what) => after[what] - before[what] !== 1)
    .map((what) => `${nameOf(moment)}: ${after[what] - before[what]} ${what} instead of 1`);
  if (!wasKilled) problems.push(`${nameOf(moment)}: never came, so that nobody was killed`);
  return {
    passed: problems.length === 0,
    numbers: { kills: wasKilled ? 1 : 0, violations: problems.length },
    line: `${nameOf(moment)}: ${problems.length === 0 ? 'told once by each channel' : 'not as it should be'}`,
    problems,
  };
}
