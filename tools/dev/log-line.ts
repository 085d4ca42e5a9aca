/** What every line of a process carries anyway. */
const HIDDEN = new Set(['level', 'time', 'event', 'site', 'version', 'requestId', 'error']);
const LEVELS: Readonly<Record<number, string>> = { 20: 'debug', 30: 'info', 40: 'WARN', 50: 'ERROR' };

interface Entry {
  time?: string;
  level?: number;
  event?: string;
  error?: { name?: string; frames?: string[] };
}

/** A log line as a person reads it: time, level, event and its fields. What is no log line stays as it is. */
export function readable(line: string): string {
  if (!line.startsWith('{')) return line;
  try {
    const entry = JSON.parse(line) as Entry;
    const fields = Object.entries(entry)
      .filter(([name]) => !HIDDEN.has(name))
      .map(([name, value]) => `${name}=${String(value)}`);
    const { name, frames = [] } = entry.error ?? {};
    return [
      entry.time?.slice(11, 23),
      LEVELS[entry.level ?? 30],
      entry.event,
      ...fields,
      ...(name === undefined ? [] : [name, ...frames.map((frame) => `\n    ${frame}`)]),
    ].join(' ');
  } catch {
    return line;
  }
}
