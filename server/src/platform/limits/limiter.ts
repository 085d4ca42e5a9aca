import type { Redis } from 'ioredis';

/** One counter: at most `calls` in each window of `seconds` for this subject. */
export interface Counter {
  subject: string;
  calls: number;
  seconds: number;
}

/** Null when all counters let the call through, else the seconds to wait. */
export type Limiter = (counters: readonly Counter[]) => Promise<number | null>;

/** Counts in Redis, shared by all processes; with Redis gone each process counts for itself and still refuses. */
export function makeLimiter(redis: Redis, prefix: string): Limiter {
  const local = makeLocalCounts();
  return async (counters) => {
    const now = Date.now();
    const keys = counters.map((counter) => windowKey(prefix, counter, now));
    const counts = await countInRedis(redis, counters, keys).catch(() =>
      keys.map((key, i) => local(key, counters[i]!, now)),
    );
    const exceeded = counters.filter((counter, i) => (counts[i] ?? 0) > counter.calls);
    if (exceeded.length === 0) return null;
    return Math.max(...exceeded.map(({ seconds }) => secondsLeft(seconds, now)));
  };
}

async function countInRedis(
  redis: Redis,
  counters: readonly Counter[],
  keys: readonly string[],
): Promise<number[]> {
  if (redis.status !== 'ready') throw new Error('Redis is away');
  const pipeline = redis.pipeline();
  for (const [i, key] of keys.entries()) {
    pipeline.incr(key);
    pipeline.expire(key, counters[i]!.seconds + 1);
  }
  const replies = (await pipeline.exec()) ?? [];
  return keys.map((_, i) => {
    const [error, count] = replies[i * 2] ?? [new Error('no reply')];
    if (error !== null || typeof count !== 'number') throw error ?? new Error('no count');
    return count;
  });
}

function makeLocalCounts(): (key: string, counter: Counter, now: number) => number {
  const counts = new Map<string, { count: number; until: number }>();
  return (key, { seconds }, now) => {
    if (counts.size > 50_000) {
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
