import { type DestinationStream, pino } from 'pino';

/**
 * Allowlist of log fields. Anything else is dropped, so that a patient's name, a body or a token can't be logged by
 * accident. Add a field only if it can never carry user text.
 */
const FIELDS = [
  'call',
  'code',
  'ms',
  'requestId',
  'sessionId',
  'orgId',
  'job',
  'jobId',
  'attempt',
  'eventName',
  'eventId',
  'count',
  'port',
  'site',
  'version',
  'signal',
  'channel',
  'sockets',
  'dependency',
  'migration',
  'bytes',
  'traceId',
  'seconds',
  'seq',
  'problem',
  'what',
  'messageId',
  'maskedNumber',
  'characters',
] as const;
type Field = (typeof FIELDS)[number];
export type LogFields = Partial<Record<Field, string | number | boolean | null | undefined>> & {
  error?: unknown;
};

export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}

type Level = keyof Log;

/** Creates a log that writes JSON lines, by default to standard output. */
export function makeLog(
  level: string,
  base: { site: string; version: string },
  destination: DestinationStream = pino.destination(1),
): Log {
  const sink = pino(
    { level, base, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'event' },
    destination,
  );
  const at =
    (line: Level) =>
    (event: string, fields: LogFields = {}) =>
      sink[line](safeFields(fields), event);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

export const silentLog: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

export function safeFields(fields: LogFields): Record<string, unknown> {
  const safe: Record<string, unknown> = {};
  for (const field of FIELDS) {
    if (fields[field] !== undefined) safe[field] = fields[field];
  }
  if (fields.error !== undefined) safe.error = describeError(fields.error);
  return safe;
}

/** Logs class, code and stack frames of an error, not its message, which may quote rows or user input. */
function describeError(error: unknown): { name: string; code?: string; frames: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const code = (error as { code?: unknown }).code;
  return {
    name: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    frames: framesOf(error).slice(0, 8),
  };
}

/** A stack begins with the message, which can have several lines of any form: only lines with a location are kept. */
function framesOf({ stack = '', message }: Error): string[] {
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^ {4}at (async )?(.+ \()?(file:|node:|\/)\S+:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim());
}
