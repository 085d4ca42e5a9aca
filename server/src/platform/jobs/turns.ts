import type { Job, WorkerEvents } from 'graphile-worker';

/**
 * Which shares a worker has in hand. Its hands look into the queue one after the other: two that looked at once would
 * take two jobs of one share.
 */
export class Turns {
  readonly #inHand = new Set<string>();
  readonly #waiting: (() => void)[] = [];
  #isLooking = false;

  /** Waits for a look into the queue, and answers with the shares that have to wait. Every look ends with an event. */
  readonly nextLook = async (): Promise<string[]> => {
    if (this.#isLooking) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isLooking = true;
    return [...this.#inHand];
  };

  follow(events: WorkerEvents): void {
    events.on('job:start', ({ job }) => {
      for (const share of sharesOf(job)) this.#inHand.add(share);
      this.#endLook();
    });
    events.on('worker:getJob:empty', () => this.#endLook());
    events.on('worker:getJob:error', () => this.#endLook());
    events.on('job:complete', ({ job }) => {
      for (const share of sharesOf(job)) this.#inHand.delete(share);
    });
  }

  #endLook(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isLooking = false;
    else next();
  }
}

const sharesOf = ({ flags }: Job): string[] => Object.keys(flags ?? {});
