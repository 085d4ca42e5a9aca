import { existsSync, readFileSync } from 'node:fs';
import type { Area } from '@archway/locales/areas';
import { AREAS } from '@archway/locales/english.generated';
import { flatten, type Messages } from '@archway/locales/load';

/** The texts of one language by area; an area without a file is absent. */
export type Areas = Readonly<Partial<Record<Area, Messages>>>;

/** The texts of every checked language. */
export type LocaleTree = Readonly<Record<string, Areas>>;

export interface Finding {
  /** File and key: `de/mail.json pageError.body`. */
  where: string;
  problem: string;
}

export interface Entry {
  area: Area;
  key: string;
  text: string;
}

export function entriesOf(areas: Areas): Entry[] {
  return AREAS.flatMap((area) =>
    Object.entries(areas[area] ?? {}).map(([key, text]) => ({ area, key, text })),
  );
}

export function findingAt(language: string, entry: Pick<Entry, 'area' | 'key'>, problem: string): Finding {
  return { where: `${language}/${entry.area}.json ${entry.key}`, problem };
}

/** Reads the files themselves: the loader of the product would answer a missing file with English. */
export function readTree(folder: URL, languages: readonly string[]): LocaleTree {
  return Object.fromEntries(
    languages.map((language) => {
      const files = AREAS.map((area) => [area, new URL(`${language}/${area}.json`, folder)] as const);
      const present = files.filter(([, file]) => existsSync(file));
      return [language, Object.fromEntries(present.map(([area, file]) => [area, readMessages(file)]))];
    }),
  );
}

function readMessages(file: URL): Messages {
  return flatten(JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof flatten>[0]);
}
