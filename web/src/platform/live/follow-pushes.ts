import type { CallSpec, InputOf, OutputOf } from '@archway/contract/core/call';
import type { QueryClient } from '@tanstack/react-query';
import {
  EVERYTHING,
  type HeldAnswers,
  type LiveReactions,
  type Reaction,
  type StaleAnswers,
} from './live-reactions.ts';
import { onPush, onReopened } from './live.ts';

/** Pushes come in bursts, when somebody does something with many at once. */
const BURST_MS = 200;
/** The same answers are refetched no more often than this, however many pushes name them. */
const APART_MS = 2_000;

interface Followed {
  reactions: Promise<readonly LiveReactions[]>;
  /** The answers that say what the reader may do. */
  rights: readonly StaleAnswers[];
}

/**
 * Refetches what the reactions name for each push, until it is told to stop. A screen that is hidden refetches when it
 * is shown again, since its answers are marked as stale.
 */
export function followPushes(client: QueryClient, { reactions, rights }: Followed): () => void {
  const burst = new Burst(client);
  const refetch = (answers: readonly StaleAnswers[]) =>
    Promise.all(answers.map((queryKey) => client.invalidateQueries({ queryKey })));
  // Screens the reader may no longer see are gone before the others are refetched.
  const refetchEverything = () => void refetch(rights).then(() => client.invalidateQueries());
  const held: HeldAnswers = (call) => answersHeld(client, call);
  const stops = [
    onPush((name, payload) => {
      const react = (all: readonly LiveReactions[]): void => {
        for (const stale of staleAfter(all, name, payload, held))
          if (stale === EVERYTHING) refetchEverything();
          else burst.add(stale);
      };
      // If the reactions could not be loaded, anything may be stale.
      void reactions.then(react, refetchEverything);
    }),
    // Any push may have been lost while nobody listened.
    onReopened((channel) => {
      if (channel === 'system') refetchEverything();
    }),
  ];
  return () => {
    burst.end();
    for (const stop of stops) stop();
  };
}

function staleAfter(
  reactions: readonly LiveReactions[],
  name: string,
  payload: unknown,
  held: HeldAnswers,
): ReturnType<Reaction<unknown>>[] {
  return reactions.flatMap((feature) => {
    // The name decides the type of the payload, which a name that is only known now cannot tell.
    const reaction = feature[name as keyof LiveReactions] as Reaction<unknown> | undefined;
    return reaction === undefined ? [] : [reaction(payload, held)];
  });
}

function answersHeld<C extends CallSpec>(
  client: QueryClient,
  call: C,
): { input: InputOf<C>; output: OutputOf<C> }[] {
  return client
    .getQueriesData<OutputOf<C>>({ queryKey: [call.path] })
    .flatMap(([[, input], output]) => (output === undefined ? [] : [{ input: input as InputOf<C>, output }]));
}

/** Collects what is stale for a moment, refetches each of it once, and what is named again after a rest. */
class Burst {
  readonly #client: QueryClient;
  readonly #known = new Map<string, { isStale: boolean; timer: ReturnType<typeof setTimeout> }>();
  #isOver = false;

  constructor(client: QueryClient) {
    this.#client = client;
  }

  add(answers: readonly StaleAnswers[]): void {
    if (this.#isOver) return;
    for (const one of answers) {
      const known = this.#known.get(JSON.stringify(one));
      if (known === undefined) this.#wait(one, { isStale: true, ms: BURST_MS });
      else known.isStale = true;
    }
  }

  end(): void {
    this.#isOver = true;
    for (const { timer } of this.#known.values()) clearTimeout(timer);
  }

  #wait(answers: StaleAnswers, { isStale, ms }: { isStale: boolean; ms: number }): void {
    const name = JSON.stringify(answers);
    const timer = setTimeout(() => {
      const wasStale = this.#known.get(name)?.isStale ?? false;
      this.#known.delete(name);
      if (!wasStale) return;
      void this.#client.invalidateQueries({ queryKey: answers });
      this.#wait(answers, { isStale: false, ms: APART_MS });
    }, ms);
    this.#known.set(name, { isStale, timer });
  }
}
