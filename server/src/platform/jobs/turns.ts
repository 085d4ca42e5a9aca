import type { Job, WorkerEvents } from 'graphile-worker';

/**
 * Tracks for which organizations (shares) this worker is running a job. Its slots poll the queue one after the other,
 * because two concurrent polls could fetch two jobs of one share.
 */
export class Turns {
  readonly #running = new Set<string>();
  readonly #waiting: (() => void)[] = [];
  #isPolling = false;

  /** Waits for the right to poll and returns the shares to skip. Every poll ends with an event of the worker. */
  readonly nextPoll = async (): Promise<string[]> => {
    if (this.#isPolling) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isPolling = true;
    return [...this.#running];
  };

  follow(events: WorkerEvents): void {
    events.on('job:start', ({ job }) => {
      for (const share of sharesOf(job)) this.#running.add(share);
      this.#endPoll();
    });
    events.on('worker:getJob:empty', () => this.#endPoll());
    events.on('worker:getJob:error', () => this.#endPoll());
    events.on('job:complete', ({ job }) => {
      for (const share of sharesOf(job)) this.#running.delete(share);
    });
  }

  #endPoll(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isPolling = false;
    else next();
  }
}

const sharesOf = ({ flags }: Job): string[] => Object.keys(flags ?? {});
