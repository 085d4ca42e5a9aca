import { createHash } from 'node:crypto';
import { entriesOf, findingAt, type Areas, type Entry, type Finding } from './tree.ts';

/** The English text that translators last saw, as a short hash, by `area.json key`. */
export type Seen = Readonly<Record<string, string>>;

/** Languages whose translation of a key has not been read against the English of today. */
export type ToLookAt = Readonly<Record<string, readonly string[]>>;

export const nameOf = ({ area, key }: Pick<Entry, 'area' | 'key'>): string => `${area}.json ${key}`;
export const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 10);

/** An English text that was edited leaves its translations behind, unless somebody looks at them. */
export function checkEnglishSeen(english: Areas, seen: Seen): Finding[] {
  return entriesOf(english).flatMap((entry) => {
    const known = seen[nameOf(entry)];
    if (known === hashOf(entry.text)) return [];
    const what = known === undefined ? 'is new' : 'has another English text';
    return [findingAt('en', entry, `${what}: read its translations, then run node tools/see-english.ts`)];
  });
}

/** Takes the English of today as seen. Keys whose text has changed are noted for the languages left for later. */
export function seeEnglish(
  english: Areas,
  before: { seen: Seen; toLookAt: ToLookAt },
  { later, read = [] }: { later: readonly string[]; read?: readonly string[] },
): { seen: Seen; toLookAt: ToLookAt; changed: number } {
  const entries = entriesOf(english);
  const changed = new Set(
    entries.filter((entry) => before.seen[nameOf(entry)] !== hashOf(entry.text)).map(nameOf),
  );
  const toLookAt = entries.map(nameOf).flatMap((name) => {
    const left = changed.has(name)
      ? later
      : (before.toLookAt[name] ?? []).filter((one) => !read.includes(one));
    return left.length === 0 ? [] : [[name, left] as const];
  });
  return {
    seen: Object.fromEntries(entries.map((entry) => [nameOf(entry), hashOf(entry.text)])),
    toLookAt: Object.fromEntries(toLookAt),
    changed: changed.size,
  };
}
