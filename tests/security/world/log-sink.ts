import { makeLog, type Log } from '@archway/server/platform/log/log';

/** A log that keeps its lines in memory, at the most verbose level. */
export function keepLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const log = makeLog(
    'debug',
    { site: 'test', version: '0.0.0-test' },
    { write: (line) => void lines.push(line) },
  );
  return { log, lines };
}
