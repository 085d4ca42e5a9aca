import { CallFailure } from './failure.ts';

/** Timeout of a call on the server. The client's own timeout is 60 seconds. */
const BUDGET_SECONDS = 30;

/** Answers in time even if the work hangs. Late work is rolled back, because the client was told that it timed out. */
export async function withinBudget<T>(start: (refuseIfLate: () => void) => Promise<T>): Promise<T> {
  let late = false;
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late = true;
      reject(new CallFailure('timedOut'));
    }, BUDGET_SECONDS * 1_000);
  });
  const work = start(() => {
    if (late) throw new CallFailure('timedOut');
  });
  work.catch(() => {});
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}
