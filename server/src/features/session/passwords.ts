import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { passwordChecks } from '../../platform/observe/metrics.ts';
import { CallFailure } from '../../platform/rpc/failure.ts';

/** argon2id, the library's default kind, at the least cost that is recommended for it. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = availableParallelism();
const MOST_WAITING = 50;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes a core and 19 MiB: as many at once as there are cores, a short queue, and then no more. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING)
      throw new CallFailure('tooMany', { params: { seconds: 2 }, data: { retryAfter: 2 } });
    // Whoever ends hands its place on, so nobody can slip in between.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/**
 * Compared against when there is no such account, so that both answers take the same time. Made outside the queue:
 * kept for as long as the process runs, it must not be a refusal.
 */
let nobody: Promise<string> | undefined;

export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= hash('an account that does not exist', COST);
  const against = stored ?? (await nobody);
  const right = await inTurn(() => {
    passwordChecks.inc({ against: stored === null ? 'nobody' : 'account' });
    return verify(against, password);
  });
  return right && stored !== null;
}
