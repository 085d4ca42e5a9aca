/** What was done and can be taken back, and what was taken back and can be done again. */
export interface Steps<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
  /** What is being typed: further letters belong to the same step. */
  typing?: string;
}

const MOST_STEPS = 50;

export const stepsFrom = <T>(now: T): Steps<T> => ({ past: [], now, future: [] });

export const stepTo = <T>({ past, now, typing: before }: Steps<T>, next: T, typing?: string): Steps<T> => ({
  past: typing !== undefined && typing === before ? past : [...past, now].slice(-MOST_STEPS),
  now: next,
  future: [],
  ...(typing !== undefined && { typing }),
});

export function undone<T>(steps: Steps<T>): Steps<T> {
  const { past, now, future } = steps;
  const before = past.at(-1);
  return before === undefined ? steps : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redone<T>(steps: Steps<T>): Steps<T> {
  const [next, ...future] = steps.future;
  return next === undefined ? steps : { past: [...steps.past, steps.now], now: next, future };
}
