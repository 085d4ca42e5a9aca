import { CODES } from '@archway/contract/codes';
import { reportPage } from '@archway/contract/monitor/calls';
import { openClient, type BrowserClient } from '../../harness/client.ts';
import { pause, waitFor } from '../../harness/wait.ts';
import { checkInvariants, undone, waitQuiet } from './invariants.ts';
import { makeNemesis, type Nemesis } from './nemesis.ts';
import { makePlan, nameOf, type PlannedReport, type PlanSize } from './plan.ts';
import { openStage, type Stage } from './stage.ts';

export interface SeedResult {
  seed: number;
  seconds: number;
  acknowledged: number;
  /** Times a report had to be sent again. */
  repeats: number;
  strikes: string;
  kills: number;
  reconnects: number;
  repeatedFrames: number;
  repeatedMails: number;
  violations: string[];
}

export const FULL: PlanSize = { reports: 10, more: 2 };
export const SHORT: PlanSize = { reports: 6, more: 1 };

/** Liveness: this long after the last kill everything must be done. */
const QUIET_WITHIN = 30_000;

export async function runSeed(seed: number, size: PlanSize, root?: string): Promise<SeedResult> {
  const began = Date.now();
  const plan = makePlan(seed, size);
  // The stage tells the nemesis what happens, and the nemesis strikes at what is on the stage.
  let stage: Stage | undefined;
  const nemesis = makeNemesis(plan.strikes, () => {
    if (stage === undefined) throw new Error('nobody is on the stage yet');
    return stage;
  });
  stage = await openStage(
    {
      onReply: () => (nemesis.happened({ on: 'reply' }) ? 'cut' : undefined),
      onPush: () => void nemesis.happened({ on: 'push' }),
      onWorker: (did, actor) => void nemesis.happened({ on: 'worker', did, actor }),
    },
    root,
  );
  try {
    const { journal, repeats, problems } = await work(stage, nemesis, plan.reports, seed);
    const { sufferer } = stage;
    await waitQuiet(stage, QUIET_WITHIN);
    // Whatever comes twice comes soon after.
    await pause(1_000);
    const found = await checkInvariants(stage, journal);
    return {
      seed,
      seconds: (Date.now() - began) / 1_000,
      acknowledged: [...journal.values()].reduce((sum, times) => sum + times, 0),
      repeats,
      strikes: `${nemesis.hits}/${plan.strikes.length}`,
      kills: nemesis.kills,
      reconnects: sufferer.connects - 1,
      ...found,
      violations: [...problems, ...found.violations],
    };
  } finally {
    await stage.close();
  }
}

interface Done {
  journal: Map<string, number>;
  repeats: number;
  problems: string[];
}

/** Reports under fire, then one more when all is well again: it must reach even the tab that was cut off. */
async function work(
  stage: Stage,
  nemesis: Nemesis,
  reports: readonly PlannedReport[],
  seed: number,
): Promise<Done> {
  const { apiUrl, keeper, site, sufferer } = stage;
  const client = openClient({ origin: site.origin, targets: [apiUrl, keeper.url] });
  const done: Done = { journal: new Map(), repeats: 0, problems: [] };
  nemesis.happened({ on: 'start' });
  const sent: Promise<void>[] = [];
  for (const [i, report] of reports.entries()) {
    await pause(report.gap);
    sent.push(
      send(client, done, report.name, `10.${seed % 250}.0.${i + 1}`, () =>
        nemesis.happened({ on: 'sent', report: i }),
      ).then(() => void nemesis.happened({ on: 'answer', report: i })),
    );
  }
  await Promise.all(sent);
  // The workers are behind: strikes that wait for them still come, as long as there is something to do.
  await waitFor('strikes', async () => nemesis.isSpent || (await undone(site)).length === 0, {
    within: QUIET_WITHIN,
    every: 100,
  }).catch(() => {});
  await nemesis.heal();
  await stage.waitSubscribed();
  await sufferer.waitConnected();
  const last = nameOf(99);
  await send(client, done, last, `10.${seed % 250}.1.1`);
  await waitFor('the last event on the tab that was cut off', () =>
    sufferer.rendered.some(({ payload }) => (payload as { name: string }).name === last),
  ).catch((error: unknown) => done.problems.push(String(error)));
  return done;
}

/** Each report from an address of its own: one address may send 20 a minute, repeats included. */
async function send(
  client: BrowserClient,
  done: Done,
  name: string,
  address: string,
  onSent: () => unknown = () => {},
): Promise<void> {
  try {
    const frames = [`at ${name} (/assets/app.js:1:2)`];
    const { code, tries } = await client.call(
      reportPage,
      { kind: 'error', name, frames },
      { address, onSent },
    );
    done.repeats += tries - 1;
    if (code === CODES.ok) done.journal.set(name, (done.journal.get(name) ?? 0) + 1);
    else done.problems.push(`a report of ${name} was answered with ${code}`);
  } catch (error) {
    done.problems.push(String(error));
  }
}
