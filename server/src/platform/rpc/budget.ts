import { CallFailure } from './failure.ts';

/** Seconds a call may take on the server; the client gives up after 60. */
const BUDGET_SECONDS = 30;

/** Answers in time even if the work hangs; late work is rolled back, since nobody was told that it succeeded. */
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
