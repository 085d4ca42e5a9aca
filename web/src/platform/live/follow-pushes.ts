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

/** Collects what is stale for a moment, and refetches each of it once. */
class Burst {
  readonly #client: QueryClient;
  readonly #stale = new Map<string, StaleAnswers>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  constructor(client: QueryClient) {
    this.#client = client;
  }

  add(answers: readonly StaleAnswers[]): void {
    if (this.#isOver) return;
    for (const one of answers) this.#stale.set(JSON.stringify(one), one);
    this.#timer ??= setTimeout(() => this.#refetch(), BURST_MS);
  }

  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
  }

  #refetch(): void {
    this.#timer = undefined;
    const keys = [...this.#stale.values()];
    this.#stale.clear();
    for (const queryKey of keys) void this.#client.invalidateQueries({ queryKey });
  }
}
