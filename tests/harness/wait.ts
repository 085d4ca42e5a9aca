export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Polls until the result is neither null, undefined nor false. Throws with `what` after the timeout. */
export async function waitFor<T>(
  what: string,
  ask: () => T | Promise<T>,
  { within = 10_000, every = 25 }: { within?: number; every?: number } = {},
): Promise<Exclude<T, null | undefined | false>> {
  const end = Date.now() + within;
  for (;;) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false)
      return answer as Exclude<T, null | undefined | false>;
    if (Date.now() > end) throw new Error(`waited ${within} ms in vain: ${what}`);
    await pause(every);
  }
}
