import { CODES } from '@archway/contract/codes';
import { openJournal } from '../../../../harness/journal.ts';
import { seededRandom } from '../../../../harness/random.ts';
import { pause } from '../../../../harness/wait.ts';
import type { Work } from '../actors.ts';
import { checkUserActions } from '../check-user-actions.ts';
import { checkCounters } from '../../check-counters.ts';
import { checkPartners } from '../../check-partners.ts';
import { checkChains } from '../invariants.ts';
import { recover } from '../recovery.ts';
import type { SeedResult } from '../run-seed.ts';
import type { Stage } from '../stage.ts';
import { performer, type Entry } from '../user-actions.ts';
import { orderAs, processAs } from './actors.ts';
import { checkOrders } from './check-orders.ts';
import { KnownOrders } from './known-orders.ts';
import { strikeInTurn } from './strikes.ts';
import type { StoreLine } from './store-line.ts';
import { makeWorld, type World, type WorldSize } from './world.ts';

export interface OrdersStage extends Stage {
  store: StoreLine;
}

const SIZE: WorldSize = { clinics: 40, labs: 10, cases: 2, papers: 3 };
/** Two at once in each lab, so that they meet at the same orders. */
const OF_EACH_LAB = 2;
const STRUCK_FOR = 30_000;
const AROUND = 1_000;
/** Letters and mails of a thousand actions are written after the last of them. */
const QUIET_WITHIN = 180_000;

/** What an action may be refused with: somebody else was quicker, or the page was not opened since. */
const REFUSALS: readonly number[] = [
  CODES.orderStateConflict,
  CODES.orderNotSendable,
  CODES.orderNotChecked,
  CODES.orderPlanIsNewer,
  CODES.orderRevisionIsNewer,
];

/** Clinics and labs at work on orders, while everything they need is taken away in turn. */
export async function runOrders(stage: OrdersStage, seed: number): Promise<SeedResult> {
  const began = Date.now();
  const journal = openJournal<Entry>();
  const problems: string[] = [];
  const targets = stage.apis.map(({ url }) => url);
  const onLost = (what: string): void => void problems.push(`nobody was told what became of ${what}`);
  const performed = (by: readonly string[]) => performer(stage.site.origin, by, journal, onLost);
  const world = await makeWorld(stage, performed(targets), SIZE);
  let isOver = false;
  const workOf = (i: number): Work => ({
    perform: performed(i % 2 === 0 ? targets : targets.toReversed()),
    random: seededRandom(seed * 1_000 + i),
    isOver: () => isOver,
  });
  // Settled from the start: one who is never answered gives up while the others go on.
  const working = Promise.allSettled(peopleAtWork(world, workOf));
  await pause(AROUND);
  const strikes = await strikeInTurn({ stage, store: stage.store, random: seededRandom(seed) }, STRUCK_FOR);
  const healed = Date.now();
  await pause(AROUND);
  isOver = true;
  const ended = await working;
  problems.push(...ended.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])));
  const organizations = [...world.clinics, ...world.labs].map(({ org }) => org);
  problems.push(...(await recover(stage, organizations, QUIET_WITHIN)));
  const recoverySeconds = Math.max(0, Date.now() - healed - AROUND) / 1_000;
  const entries = journal.entries();
  journal.close();
  problems.push(...(await checkAll(stage, world, { entries, seed })));
  return {
    seconds: (Date.now() - began) / 1_000,
    acknowledged: entries.filter(({ code }) => code === CODES.ok).length,
    repeats: entries.reduce((sum, { tries }) => sum + tries - 1, 0),
    strikes,
    recoverySeconds,
    repeatedMails: 0,
    violations: [...new Set(problems)],
  };
}

const peopleAtWork = ({ clinics, labs }: World, workOf: (i: number) => Work): Promise<void>[] => {
  const known = new KnownOrders();
  const technicians = labs.flatMap((lab) => Array.from({ length: OF_EACH_LAB }, () => lab));
  return [
    ...clinics.map((clinic, i) => orderAs(clinic, known, workOf(i))),
    ...technicians.map((lab, i) => processAs(lab, known, workOf(clinics.length + i))),
  ];
};

async function checkAll(
  stage: OrdersStage,
  world: World,
  { entries, seed }: { entries: readonly Entry[]; seed: number },
): Promise<string[]> {
  const clinics = [...world.clinics, ...world.labs].map(({ org }) => org);
  const outcome = { clinics, crew: [], entries, seed };
  return [
    ...entries.flatMap(({ call, code }) =>
      code === CODES.ok || REFUSALS.includes(code) ? [] : [`${call} was answered with ${code}`],
    ),
    ...(await checkOrders(stage, world, entries)),
    ...(await checkUserActions(stage, outcome)),
    ...(await checkPartners(stage, clinics)),
    ...(await checkCounters(stage, clinics)),
    ...(await checkChains(stage, outcome)),
    ...[...stage.apis, ...stage.workers].flatMap(({ kind, crashes }) =>
      crashes > 0 ? [`a ${kind} process ended by itself`] : [],
    ),
  ];
}
