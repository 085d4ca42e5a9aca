import type { CallSpec, InputOf, OutputOf } from '@archway/contract/core/call';
import type { LiveName, LivePayload } from '@archway/contract/live';

/** Answers that may be out of date, as the start of their query key: a call's path, and the input or a part of it. */
export type StaleAnswers = readonly [path: string, input?: object];

/** All answers of a call, or those to inputs that contain `input`. */
export function answersOf<C extends CallSpec>(call: C, input?: Partial<InputOf<C>>): StaleAnswers {
  return input === undefined ? [call.path] : [call.path, input];
}

/** The answers of a call that the page has, for pushes that do not say which of them they concern. */
export type HeldAnswers = <C extends CallSpec>(
  call: C,
) => readonly { input: InputOf<C>; output: OutputOf<C> }[];

/** The reader's permissions have changed: those are read first, then everything that is shown. */
export const EVERYTHING = 'everything';

/** The answers that a push with this payload makes stale. */
export type Reaction<Payload> = (
  payload: Payload,
  held: HeldAnswers,
) => readonly StaleAnswers[] | typeof EVERYTHING;

/** What a feature does about each push. */
export type LiveReactions = { readonly [N in LiveName]?: Reaction<LivePayload<N>> };
