import { existsSync, readFileSync } from 'node:fs';
import { DEFAULT_LANGUAGE, type Language } from '@archway/rules/languages';
import type { Area } from './areas.ts';
import { AREAS } from './english.generated.ts';

/** Flat: `failure.notFound` → text in ICU message format. */
export type Messages = Readonly<Record<string, string>>;

interface MessageTree {
  [key: string]: string | MessageTree;
}

export const LOCALES_FOLDER = new URL('../', import.meta.url);

/** Reads one translation file; a language not translated yet answers with English. For Node only. */
export function loadMessages(language: Language, area: Area): Messages {
  const file = fileOf(language, area);
  return flatten(
    JSON.parse(readFileSync(existsSync(file) ? file : fileOf(DEFAULT_LANGUAGE, area), 'utf8')) as MessageTree,
  );
}

export function loadAllMessages(language: Language): Messages {
  return Object.assign(
    {},
    ...AREAS.filter((area) => existsSync(fileOf(DEFAULT_LANGUAGE, area))).map((area) =>
      loadMessages(language, area),
    ),
  ) as Messages;
}

function fileOf(language: Language, area: Area): URL {
  return new URL(`${language}/${area}.json`, LOCALES_FOLDER);
}

export function flatten(tree: MessageTree, prefix = ''): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') flat[prefix + key] = value;
    else Object.assign(flat, flatten(value, `${prefix}${key}.`));
  }
  return flat;
}
