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
