import type { Page } from 'playwright-core';

/** What of Chromium's tracing is looked at. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Time that the thread really ran: other programs on the machine do not count. */
  tdur?: number;
  args: { name?: string };
}

export const TRACED = ['toplevel', 'devtools.timeline'];

/** The longest tasks of pages' main threads in milliseconds, without the one that loads the program itself. */
export function longestTasks(trace: Buffer): number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  );
  const onMain = traceEvents.filter((event) => event.ph === 'X' && mainThreads.has(threadOf(event)));
  const starts = onMain.filter(({ name }) => name === 'v8.evaluateModule');
  return onMain
    .filter(({ name }) => name.endsWith('RunTask'))
    .filter((task) => !starts.some(({ ts }) => ts >= task.ts && ts <= task.ts + (task.dur ?? 0)))
    .map(({ tdur = 0 }) => tdur / 1_000)
    .toSorted((one, other) => other - one)
    .slice(0, 5);
}

/** What a person notices as a page that does not answer. */
export const BLOCKED_MS = 100;

/**
 * The longest task while something is done. One that is too long is measured again: the collector or the machine
 * may hold up any task once, what the page does itself takes as long the second time.
 */
export async function longestTaskWhile(page: Page, act: () => Promise<void>): Promise<number> {
  const traced = async (): Promise<number> => {
    const browser = page.context().browser()!;
    await browser.startTracing(page, { categories: TRACED });
    await act();
    return longestTasks(await browser.stopTracing())[0] ?? 0;
  };
  const first = await traced();
  return first < BLOCKED_MS ? first : Math.min(first, await traced());
}
