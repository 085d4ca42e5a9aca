import type { Log } from '../log/log.ts';

/** Runs the closing steps once when the process is told to stop, and ends it at the latest after the drain time. */
export function closeOnSignal(log: Log, drainSeconds: number, close: () => Promise<void>): void {
  let closing = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (closing) return;
      closing = true;
      log.info('process.closing', { signal });
      setTimeout(() => process.exit(1), drainSeconds * 1_000).unref();
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error('process.closeFailed', { error });
          process.exit(1);
        },
      );
    });
  }
}
