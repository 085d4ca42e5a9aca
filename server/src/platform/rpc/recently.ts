/** More would be a flood, and each entry costs memory. */
const MOST_KEPT = 10_000;

export interface Recently {
  /** Whether it was not asked for within the time; from now on it was. */
  isNew(key: string): boolean;
}

/** Remembers, in this process alone, what was asked for lately, to spare a write that would change nothing. */
export function recently(milliseconds: number, now: () => number = Date.now): Recently {
  const until = new Map<string, number>();
  return {
    isNew(key) {
      if ((until.get(key) ?? 0) > now()) return false;
      until.delete(key);
      // The oldest comes first.
      if (until.size >= MOST_KEPT) until.delete(until.keys().next().value!);
      until.set(key, now() + milliseconds);
      return true;
    },
  };
}
