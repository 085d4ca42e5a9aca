import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The translation keys the source code speaks of. */
export interface SourceKeys {
  /** Every literal that has the form of a key; most are something else. */
  literals: ReadonlySet<string>;
  /** Keys handed to a function that looks up a text, with the file that does. */
  asked: ReadonlyMap<string, string>;
}

const FOLDERS = ['locales/src', 'server/src', 'web/src', 'ui/src', 'contract/src', 'tools'];

/** A key used by a test alone is not used; the list of the specification quotes keys without using them. */
const NOT_SOURCE =
  /\.(?:test|stories|generated)\.tsx?$|\.d\.ts$|(?:^|\/)(?:node_modules|dist|dist-types)\/|^contract\/src\/spec\//;

const KEY = String.raw`(?:\w+:)?[\w-]+(?:\.[\w-]+)*`;
const LITERAL = new RegExp(String.raw`(?<=(['"\`]))${KEY}(?=\1)`, 'g');
/** `t('key')`, `translate(language, 'key')`, `<Trans i18nKey="key">`. */
const ASKED = new RegExp(
  String.raw`(?:\bt\(\s*|\btranslate\([^,()]+,\s*|\bi18nKey=\{?)(['"\`])(${KEY})\1`,
  'g',
);

/** Lines of nothing but comment, which may quote a key as an example. */
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*).*$/gm;

/** Reads sources given as file name → text. */
export function findSourceKeys(sources: Readonly<Record<string, string>>): SourceKeys {
  const literals = new Set<string>();
  const asked = new Map<string, string>();
  for (const [file, text] of Object.entries(sources)) {
    const source = text.replaceAll(COMMENT_LINE, '');
    for (const [literal] of source.matchAll(LITERAL)) literals.add(withoutArea(literal));
    for (const [, , key = ''] of source.matchAll(ASKED)) asked.set(withoutArea(key), file);
  }
  return { literals, asked };
}

export function readSources(root: string): Record<string, string> {
  const files = FOLDERS.flatMap((folder) =>
    globSync(`${root}/${folder}/**/*.{ts,tsx}`, { exclude: ['**/node_modules/**', '**/dist-types/**'] }),
  );
  return Object.fromEntries(
    files
      .map((file) => relative(root, file))
      .filter((file) => !NOT_SOURCE.test(file))
      .map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]),
  );
}

/** `report:cover.title` names its area first. */
function withoutArea(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
