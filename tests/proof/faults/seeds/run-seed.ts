import { openJournal } from '../../../harness/journal.ts';
import { makeClinic, type Clinic } from '../../../harness/organizations.ts';
import { seededRandom } from '../../../harness/random.ts';
import { pause } from '../../../harness/wait.ts';
import { reportErrors, workAs, type Work, type Worker } from './actors.ts';
import type { Fault } from './faults.ts';
import { performer, type Entry } from './user-actions.ts';
import { checkEverything } from './invariants.ts';
import { recover } from './recovery.ts';
import type { Stage } from './stage.ts';

export interface SeedSize {
  clinics: number;
  /** Milliseconds of load before and after the fault. */
  around: number;
}

export const FULL: SeedSize = { clinics: 2, around: 1_000 };

/** Seconds after the fault within which the site must have recovered. */
const MOST_RECOVERY = 10;

export interface SeedResult {
  seconds: number;
  acknowledged: number;
  /** Number of actions that were retried. */
  repeats: number;
  strikes: number;
  /** From the end of the fault until all calls succeed again. */
  recoverySeconds: number;
  repeatedMails: number;
  violations: string[];
}

/** Runs load, injects a fault, and checks all invariants afterwards. */
export async function runSeed(
  stage: Stage,
  fault: Fault,
  seed: number,
  size: SeedSize = FULL,
): Promise<SeedResult> {
  const began = Date.now();
  const journal = openJournal<Entry>();
  const problems: string[] = [];
  const clinics = await Promise.all(
    Array.from({ length: size.clinics }, () => makeClinic(stage.site.db, { administrators: 2, members: 3 })),
  );
  const crew = clinics.flatMap((clinic) => peopleOf(clinic).map((person) => ({ clinic, ...idle(person) })));
  let isOver = false;
  const workOf = (i: number): Work => {
    const targets = stage.apis.map(({ url }) => url);
    if (i % 2 === 1) targets.reverse();
    const onLost = (what: string): void => void problems.push(`nobody was told what became of ${what}`);
    return {
      perform: performer(stage.site.origin, targets, journal, onLost),
      random: seededRandom(seed * 1_000 + i),
      isOver: () => isOver,
    };
  };
  const working = [
    ...crew.map((worker, i) => workAs(worker, worker.clinic, workOf(i))),
    reportErrors(seed, workOf(crew.length)),
  ].map((work) => work.catch(() => {}));

  await pause(size.around);
  const { strikes, problems: told } = await fault.strike(stage, seededRandom(seed));
  const healed = Date.now();
  await pause(size.around);
  isOver = true;
  await Promise.all(working);
  problems.push(...told, ...(await recover(stage, clinics)));
  const recoverySeconds = Math.max(0, Date.now() - healed - size.around) / 1_000;
  if (recoverySeconds > MOST_RECOVERY) problems.push(`recovery took ${recoverySeconds} seconds`);
  const entries = journal.entries();
  journal.close();
  const { violations, repeatedMails } = await checkEverything(stage, { clinics, crew, entries, seed });
  return {
    seconds: (Date.now() - began) / 1_000,
    acknowledged: entries.filter(({ code }) => code === 200).length,
    repeats: entries.reduce((sum, { tries }) => sum + tries - 1, 0),
    strikes,
    recoverySeconds,
    repeatedMails,
    violations: [...problems, ...violations],
  };
}

const peopleOf = ({ administrators, members }: Clinic) => [...administrators, ...members];
const idle = (person: Worker['person']): Worker => ({ person, tokens: null, older: null });
