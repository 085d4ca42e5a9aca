import type { ServerProcess } from '../../harness/process.ts';
import { pause } from '../../harness/wait.ts';
import type { WorkerMoment } from '../../harness/worker-taps.ts';
import type { Moment, Strike, Target } from './plan.ts';

export interface Nemesis {
  /** Something happened that a strike may wait for; answers whether one was waiting for this. */
  happened(moment: Happening): boolean;
  /** Strikes that met a living process, of all planned ones. */
  readonly hits: number;
  readonly kills: number;
  /** Every planned strike has been tried. */
  readonly isSpent: boolean;
  /** No more strikes; what is down comes back. Resolves when everything runs. */
  heal(): Promise<void>;
}

/** The n-th of its kind is counted here. */
export type Happening =
  | Exclude<Moment, { nth: number }>
  | { on: 'push' | 'reply' }
  | { on: 'worker'; did: WorkerMoment; actor: ServerProcess };

export interface Victims {
  api: ServerProcess;
  workers: readonly [ServerProcess, ServerProcess];
}

/** Kills as planned, and starts again what it has killed. */
export function makeNemesis(strikes: readonly Strike[], victims: () => Victims): Nemesis {
  const waiting = new Set(strikes);
  const underWay = new Set<Promise<void>>();
  const counts = new Map<string, number>();
  let [hits, kills, healing] = [0, 0, false];

  const strike = async ({ delay, target, down }: Strike, actor: ServerProcess | undefined): Promise<void> => {
    if (delay > 0) await pause(delay);
    if (healing) return;
    const hit = whom(target, victims(), actor).filter((one) => one.isUp);
    if (hit.length === 0) return;
    hits += 1;
    kills += hit.length;
    await Promise.all(hit.map((one) => one.kill9()));
    await pause(healing ? 0 : down);
    for (const one of hit) if (!one.isUp) one.start();
  };

  return {
    happened: (happening) => {
      const key = happening.on === 'worker' ? happening.did : happening.on;
      const nth = (counts.get(key) ?? 0) + 1;
      counts.set(key, nth);
      const due = [...waiting].filter(({ moment }) => fits(moment, happening, nth));
      for (const planned of due) {
        waiting.delete(planned);
        const done = strike(planned, happening.on === 'worker' ? happening.actor : undefined).finally(() =>
          underWay.delete(done),
        );
        underWay.add(done);
      }
      return due.length > 0;
    },
    get hits() {
      return hits;
    },
    get kills() {
      return kills;
    },
    get isSpent() {
      return waiting.size === 0 && underWay.size === 0;
    },
    heal: async () => {
      healing = true;
      waiting.clear();
      await Promise.all(underWay);
      const { api, workers } = victims();
      for (const one of [api, ...workers]) if (!one.isUp) one.start();
      await Promise.all([api, ...workers].map((one) => one.waitReady()));
    },
  };
}

function fits(planned: Moment, happening: Happening, nth: number): boolean {
  if (planned.on === 'push' || planned.on === 'reply')
    return happening.on === planned.on && nth === planned.nth;
  if (planned.on === 'worker')
    return happening.on === 'worker' && happening.did === planned.did && nth === planned.nth;
  if (planned.on === 'start') return happening.on === 'start';
  return happening.on === planned.on && happening.report === planned.report;
}

function whom(target: Target, { api, workers }: Victims, actor: ServerProcess | undefined): ServerProcess[] {
  const targets: Record<Target, ServerProcess[]> = {
    api: [api],
    'worker-1': [workers[0]],
    'worker-2': [workers[1]],
    workers: [...workers],
    actor: actor === undefined ? [] : [actor],
  };
  return targets[target];
}
