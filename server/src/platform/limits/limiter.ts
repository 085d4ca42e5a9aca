import type { Redis } from 'ioredis';

/** One counter: at most `calls` in each window of `seconds` for this subject. */
export interface Counter {
  subject: string;
  calls: number;
  seconds: number;
}

const MOST_REMEMBERED = 50_000;

/**
 * Null when all counters let the call through, else the seconds to wait. What this process knows to be used up is
 * refused on the spot, so that a flood costs nothing more.
 */
export type Limiter = (counters: readonly Counter[]) => number | Promise<number | null>;

/** Counts in Redis, shared by all processes; with Redis gone each process counts for itself and still refuses. */
export function makeLimiter(redis: Redis, prefix: string): Limiter {
  const local = makeLocalCounts();
  const countInRedis = makeSharedCounts(redis);
  // A key names its window, so an old one only takes up room.
  const usedUp = new Set<string>();
  return (counters) => {
    const now = Date.now();
    const keys = counters.map((counter) => windowKey(prefix, counter, now));
    const wait = (isExceeded: (i: number) => boolean) =>
      Math.max(0, ...counters.map(({ seconds }, i) => (isExceeded(i) ? secondsLeft(seconds, now) : 0)));
    const known = wait((i) => usedUp.has(keys[i]!));
    if (known > 0) return known;
    return countInRedis(keys, counters)
      .catch(() => keys.map((key, i) => local(key, counters[i]!, now)))
      .then((counts) => {
        const isExceeded = (i: number) => (counts[i] ?? 0) > counters[i]!.calls;
        if (usedUp.size > MOST_REMEMBERED) usedUp.clear();
        for (const [i, key] of keys.entries()) if (isExceeded(i)) usedUp.add(key);
        return wait(isExceeded) || null;
      });
  };
}

/** A counter ends with its window, and a second later at the latest. */
const COUNT_ALL = `
  local counts = {}
  for i, key in ipairs(KEYS) do
    counts[i] = redis.call('INCR', key)
    if counts[i] == 1 then redis.call('EXPIRE', key, ARGV[i] + 1) end
  end
  return counts`;

interface Batch {
  keys: string[];
  seconds: number[];
  counts: Promise<number[]>;
}

/** One question to Redis for all calls that came in together: what a question costs is the asking. */
function makeSharedCounts(redis: Redis): (keys: string[], counters: readonly Counter[]) => Promise<number[]> {
  let batch: Batch | null = null;
  const begin = (): Batch => {
    const keys: string[] = [];
    const seconds: number[] = [];
    const counts = new Promise((resolve) => setImmediate(resolve)).then(async () => {
      batch = null;
      if (redis.status !== 'ready') throw new Error('Redis is away');
      return (await redis.eval(COUNT_ALL, keys.length, ...keys, ...seconds)) as number[];
    });
    return { keys, seconds, counts };
  };
  return async (keys, counters) => {
    batch ??= begin();
    const from = batch.keys.push(...keys) - keys.length;
    batch.seconds.push(...counters.map(({ seconds }) => seconds));
    return (await batch.counts).slice(from, from + keys.length);
  };
}

function makeLocalCounts(): (key: string, counter: Counter, now: number) => number {
  const counts = new Map<string, { count: number; until: number }>();
  return (key, { seconds }, now) => {
    if (counts.size > MOST_REMEMBERED) {
      for (const [old, { until }] of counts) if (until < now) counts.delete(old);
    }
    const entry = counts.get(key) ?? { count: 0, until: now + seconds * 1_000 };
    entry.count += 1;
    counts.set(key, entry);
    return entry.count;
  };
}

function windowKey(prefix: string, { subject, seconds }: Counter, now: number): string {
  return `${prefix}:limit:${subject}:${seconds}:${Math.floor(now / (seconds * 1_000))}`;
}

function secondsLeft(seconds: number, now: number): number {
  return Math.max(1, Math.ceil(seconds - ((now / 1_000) % seconds)));
}
