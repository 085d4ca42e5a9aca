import { pause } from '../../harness/wait.ts';
import type { Purpose } from './keys.ts';
import type { Stage } from './stage.ts';

/** One kind of thing that people do all the time. */
export interface Actor {
  /** Does it once. Throws when an answer is not what it would be without a rotation. */
  act(): Promise<void>;
  /** Makes sure that nothing it will use again needs the old key of this purpose, as time does before an operator drops it. */
  moveOffOldKey(purpose: Purpose): Promise<void>;
  pauseMs: number;
}

export type MakeActor = (stage: Stage) => Promise<Actor>;

/** What went wrong, by its message. */
export type Problems = Map<string, number>;

export interface Load {
  acts: number;
  problems: Problems;
  /** Keeps all actors busy, each one thing after the other, while `work` runs. */
  during(work: () => Promise<void>): Promise<void>;
  moveOffOldKey(purpose: Purpose): Promise<void>;
}

export function makeLoad(actors: readonly Actor[]): Load {
  const load: Load = {
    acts: 0,
    problems: new Map(),
    during: async (work) => {
      let isOver = false;
      const busy = actors.map(async (actor) => {
        while (!isOver) {
          await attempt(() => actor.act());
          load.acts += 1;
          await pause(actor.pauseMs);
        }
      });
      try {
        await work();
      } finally {
        isOver = true;
        await Promise.all(busy);
      }
    },
    moveOffOldKey: async (purpose) => {
      for (const actor of actors) await attempt(() => actor.moveOffOldKey(purpose));
    },
  };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      load.problems.set(what, (load.problems.get(what) ?? 0) + 1);
    }
  };
  return load;
}
