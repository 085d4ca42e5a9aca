import { type DestinationStream, pino } from 'pino';

/**
 * The only fields that reach a log line. Anything else is dropped, so a patient's name, a body or a token
 * cannot get there by accident; add a field only when it can never carry user text.
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

/** Lines go to the standard output unless told elsewhere. */
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

/** An error's message may quote a row or what somebody typed: keep its class, its code and where it arose. */
function describeError(error: unknown): { name: string; code?: string; frames: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const code = (error as { code?: unknown }).code;
  return {
    name: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    frames: framesOf(error).slice(0, 8),
  };
}

/** The stack begins with the message, which may have many lines and any look: only lines that name a place count. */
function framesOf({ stack = '', message }: Error): string[] {
  return stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^ {4}at (async )?(.+ \()?(file:|node:|\/)\S+:\d+:\d+\)?$/.test(line))
    .map((line) => line.trim());
}
