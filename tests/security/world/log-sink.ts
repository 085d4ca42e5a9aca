import { makeLog, type Log } from '@archway/server/platform/log/log';

/** A log whose lines stay here, with everything the product would ever write. */
export function keepLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const log = makeLog(
    'debug',
    { site: 'test', version: '0.0.0-test' },
    { write: (line) => void lines.push(line) },
  );
  return { log, lines };
}
