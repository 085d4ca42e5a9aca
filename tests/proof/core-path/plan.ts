import { seededRandom, type Random } from '../../harness/random.ts';
import type { WorkerMoment } from '../../harness/worker-taps.ts';

export interface PlannedReport {
  /** The error's class: which error it is. Some are reported more than once, by different actions. */
  name: string;
  /** Milliseconds to wait before it, after the one before. */
  gap: number;
}

/**
 * `sent`: a report has gone out. `reply`: its answer has left the API process and never arrives. `answer`: it has
 * arrived. `push`: a live message has gone out, which is before the relay commits.
 */
export type Moment =
  | { on: 'sent'; report: number }
  | { on: 'reply'; nth: number }
  | { on: 'answer'; report: number }
  | { on: 'push'; nth: number }
  | { on: 'worker'; did: WorkerMoment; nth: number }
  | { on: 'start' };

/** `actor` is the worker that did what the strike waited for. */
export type Target = 'api' | 'worker-1' | 'worker-2' | 'workers' | 'actor';

/** One kill -9: what it waits for, how long after that, whom it hits and how long that one stays down. */
export interface Strike {
  moment: Moment;
  delay: number;
  target: Target;
  down: number;
}

export interface Plan {
  reports: readonly PlannedReport[];
  strikes: readonly Strike[];
}

export interface PlanSize {
  reports: number;
  /** Kills at random times, beside one at each kind of moment. */
  more: number;
}

const WORKERS = ['worker-1', 'worker-2', 'workers'] as const;

export function makePlan(seed: number, { reports: count, more }: PlanSize): Plan {
  const random = seededRandom(seed);
  const errors = Math.ceil(count * 0.7);
  const reports = Array.from({ length: count }, (_, i) => ({
    name: nameOf(i < errors ? i : random.between(0, errors - 1)),
    gap: random.between(50, 1_500),
  }));
  const someReport = (): number => random.between(0, count - 1);
  const strikes: Strike[] = [
    { moment: { on: 'answer', report: someReport() }, delay: 0, ...theApi(random) },
    { moment: { on: 'reply', nth: random.between(1, 5) }, delay: 0, ...theApi(random) },
    { moment: { on: 'sent', report: someReport() }, delay: random.between(0, 20), ...theApi(random) },
    { moment: { on: 'answer', report: someReport() }, delay: random.between(0, 60), ...someWorker(random) },
    { moment: { on: 'push', nth: random.between(1, 3) }, delay: random.between(0, 2), ...someWorker(random) },
    { moment: workerMoment('relay.removing', random), delay: 0, ...theActor(random) },
    { moment: workerMoment('relay.committed', random), delay: 0, ...theActor(random) },
    { moment: workerMoment('mail.accepted', random), delay: 0, ...theActor(random) },
    {
      moment: workerMoment(random.pick(['mail.connected', 'mail.sending']), random),
      delay: random.between(0, 3),
      ...theActor(random),
    },
    ...Array.from({ length: more }, () => ({
      moment: { on: 'start' } as const,
      delay: random.between(200, 9_000),
      target: random.pick(['api', ...WORKERS] as const),
      down: downTime(random),
    })),
  ];
  return { reports, strikes };
}

const workerMoment = (did: WorkerMoment, random: Random): Moment => ({
  on: 'worker',
  did,
  nth: random.between(1, 2),
});

type Hit = Pick<Strike, 'target' | 'down'>;
const downTime = (random: Random): number => random.between(0, 1_500);
const theApi = (random: Random): Hit => ({ target: 'api', down: downTime(random) });
const theActor = (random: Random): Hit => ({ target: 'actor', down: downTime(random) });
const someWorker = (random: Random): Hit => ({ target: random.pick(WORKERS), down: downTime(random) });

/** Found again in rows, frames and mails. */
export const nameOf = (error: number): string => `Fault${String(error).padStart(2, '0')}Error`;
export const NAME_PATTERN = /Fault\d\dError/;
