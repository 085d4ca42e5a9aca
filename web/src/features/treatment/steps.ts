/** What was done and can be taken back, and what was taken back and can be done again. */
export interface Steps<T> {
  past: readonly T[];
  now: T;
  future: readonly T[];
}

const MOST_STEPS = 50;

export const stepsFrom = <T>(now: T): Steps<T> => ({ past: [], now, future: [] });

export const stepTo = <T>({ past, now }: Steps<T>, next: T): Steps<T> => ({
  past: [...past, now].slice(-MOST_STEPS),
  now: next,
  future: [],
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
