import { passwordChecks } from '@archway/server/platform/observe/metrics';

/** No account may have more tries judged in any 24 hours. */
export const MOST_CHECKS_A_DAY = 100;

/** How many passwords this process has judged against an account. */
export async function accountChecks(): Promise<number> {
  const { values } = await passwordChecks.get();
  return values.find(({ labels }) => labels['against'] === 'account')?.value ?? 0;
}

/** Counts what is judged while some work is done. */
export class CheckCount {
  total = 0;

  async during<T>(work: () => Promise<T>): Promise<T> {
    const before = await accountChecks();
    try {
      return await work();
    } finally {
      this.total += (await accountChecks()) - before;
    }
  }
}
