import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../../harness/process.ts';

/** One tenant filter in a query. */
export interface Filter {
  id: string;
  /** File and function of the filter. */
  within: string;
  text: string;
}

interface Place extends Filter {
  start: number;
  without: string;
}

/** Repositories, and what the platform writes for every call. The relay works for all organizations. */
const FILES = ['server/src/features/**/*.repository.ts', 'server/src/platform/**/*.ts'];
const NOT_FILES = /\.test\.ts$|\.generated\.ts$/;

/** Patterns of tenant filters and their replacement without the filter. */
const FORMS: readonly { form: RegExp; without: (text: string, off: string) => string }[] = [
  {
    // With the bucket behind it, which follows from the organization and would keep others out by itself.
    form: /\.where\('(?:\w+\.)?(?:org_id|counterpart)', '=', (?!(?:clinic|other)\))[\w.]+\)(?:\s*(?:\/\/[^\n]*\n\s*)*\.where\('(?:\w+\.)?bucket', '=', (?:bucketOf\([\w.]+\)|sql<number>`org_bucket\(\$\{[\w.]+\}\)`)\))?/g,
    without: (text, off) => `.$call((query) => (${off} ? query : query${text}))`,
  },
  {
    form: /\.on(?:Ref)?\('\w+\.org_id', '=', '?[\w.]+'?\)/g,
    without: (text, off) => `.$call((join) => (${off} ? join.onTrue() : join${text}))`,
  },
  {
    form: /\b(?:\w+\.)?org_id = (app_org\(\)|\$\{\w+\}) and (?:\w+\.)?bucket = org_bucket\(\1\)/g,
    without: (text, off) => `\${${off} ? sql\`true\` : sql\`${text}\`}`,
  },
  {
    // By an index that does without the bucket, or of a counterpart, which has none there.
    form: /\b\w+\.(?:org_id|counterpart) = \$\{[\w.]+\}(?! and (?:\w+\.)?bucket\b)/g,
    without: (text, off) => `\${${off} ? sql\`true\` : sql\`${text}\`}`,
  },
  {
    // Of a subquery, with the row around it.
    form: /\b\w+\.(?:org_id|counterpart) = \w+\.(?:org_id|counterpart)\b/g,
    without: (text, off) => `\${${off} ? sql\`true\` : sql\`${text}\`}`,
  },
];

/** Finds other comparisons of an organization, which the patterns above would miss. */
const UNKNOWN_FORM = /\b(?:org_id|counterpart)\b'?\s*(?:,\s*'(?:=|in)'|=(?!=))[^\n]*/g;
/** What a reader narrows a list or a pair to, beside the filter of the own side, keeps nobody apart. */
const NARROWING = /companyCodes|asked\.clinic|\.\.\.also|'=', (?:other|clinic)\)/;

export const isFiltered = (path: string): boolean =>
  /\/server\/src\/(features\/.*\.repository|platform\/.*)\.ts$/.test(path) && !NOT_FILES.test(path);

function placesIn(file: string, source: string): Place[] {
  const name = file.split('/').at(-1) ?? file;
  const found = FORMS.flatMap(({ form, without }) =>
    [...source.matchAll(form)].map((match) => ({ start: match.index, text: match[0], without })),
  ).toSorted((a, b) => a.start - b.start);
  const times = new Map<string, number>();
  return found.map(({ start, text, without }) => {
    const within = `${name} ${[...source.slice(0, start).matchAll(/function (\w+)/g)].at(-1)?.[1] ?? ''}`;
    const count = (times.get(within) ?? 0) + 1;
    times.set(within, count);
    const id = count === 1 ? within : `${within} ${count}`;
    return {
      id,
      within,
      start,
      text,
      without: without(text, `globalThis.archwayFilterOff(${JSON.stringify(id)})`),
    };
  });
}

/** Returns the source with a switch at each filter. */
export function withSwitches(file: string, source: string): string {
  let rest = source;
  let result = '';
  for (const { start, text, without } of placesIn(file, source).toReversed()) {
    result = `${without}${rest.slice(start + text.length)}${result}`;
    rest = rest.slice(0, start);
  }
  return `${rest}${result}`;
}

/** All tenant filters of the product. Throws at a comparison that matches no pattern. */
export function allFilters(): Filter[] {
  const files = globSync(FILES, { cwd: CHECKOUT }).filter((file) => !NOT_FILES.test(file));
  return files.toSorted().flatMap((file) => {
    const source = readFileSync(join(CHECKOUT, file), 'utf8');
    const places = placesIn(file, source);
    let rest = source;
    for (const { text } of places) rest = rest.replace(text, '');
    const [unknown] = [...rest.matchAll(UNKNOWN_FORM)].filter(([text]) => !NARROWING.test(text));
    if (unknown !== undefined)
      throw new Error(`${file} compares organizations in an unknown form: ${unknown[0]}`);
    return places.map(({ id, within, text }) => ({ id, within, text }));
  });
}

/** Sets which filters are off. The switches call it each time. */
export function switchFilters(isOff: (id: string) => boolean): void {
  Reflect.set(globalThis, 'archwayFilterOff', isOff);
}
