import { existsSync, readFileSync } from 'node:fs';
import { SPEC } from '@archway/contract/spec';
import type { SpecMessage } from '@archway/contract/spec/messages';
import { namesIn, ROOT, type Sources } from './sources.ts';

const STORAGE_FILE = 'web/src/platform/session/storage.ts';
const ROUTE_FILE = /^web\/src\/(app|app\/own-space|features\/[^/]+)\/(routes|route|index)\.ts$/;

/** Exactly the addresses of the web app are built. */
export function wrongRoutes(sources: Sources, asked = SPEC.routes): string[] {
  const text = [...sources].flatMap(([file, source]) => (ROUTE_FILE.test(file) ? [source] : [])).join('\n');
  const unlike = asked.filter(({ path, state }) => text.includes(`'${path}'`) !== (state === 'built'));
  const otherThemes = asked.filter(
    ({ path, state, theme }) =>
      state === 'built' && !unlike.some((one) => one.path === path) && themeOf(text, path) !== theme,
  );
  return [
    ...unlike.map(
      ({ path, state }) =>
        `route ${path}: marked ${state}, and ${state === 'built' ? 'no' : 'a'} screen has it`,
    ),
    ...otherThemes.map(
      ({ path }) => `route ${path}: its theme is ${themeOf(text, path) ?? 'the chosen one'}`,
    ),
  ];
}

/** The theme in the same braces as the path. */
function themeOf(text: string, path: string): string | undefined {
  const at = text.indexOf(`'${path}'`);
  const route = text.slice(text.lastIndexOf('{', at), text.indexOf('}', at));
  return /theme: '(\w+)'/.exec(route)?.[1];
}

/** The English texts have it, letter for letter. That each text is used is checked with the texts. */
export function wrongMessages(sources: Sources, asked = SPEC.messages): string[] {
  const english = [...sources].flatMap(([file, text]) =>
    file.startsWith('locales/en/') && file.endsWith('.json') ? leavesOf(JSON.parse(text) as Tree) : [],
  );
  const isThere = (message: SpecMessage): boolean => {
    if ('key' in message) return english.some(({ key }) => key === message.key);
    const { text: wanted, startsWith } = message;
    return english.some(({ text }) => (startsWith ? text.startsWith(wanted) : text === wanted));
  };
  return asked
    .filter((message) => message.state === 'built' && !isThere(message))
    .map((message) => `message ${'key' in message ? message.key : message.text}: not in the English texts`);
}

type Tree = { [key: string]: string | Tree };

function leavesOf(tree: Tree): { key: string; text: string }[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [{ key, text: value }] : leavesOf(value),
  );
}

/** The web app has the key, and something beside the list of keys reads or writes it. */
export function wrongStorageKeys(sources: Sources, asked = SPEC.storageKeys): string[] {
  const declared = sources.get(STORAGE_FILE) ?? '';
  const users = new Map([...sources].filter(([file]) => file !== STORAGE_FILE));
  return asked.flatMap(({ name, key, state }) => {
    const isUsed =
      new RegExp(`^  ${key}: '`, 'm').test(declared) && namesIn(users, /^web\/src\//, `STORAGE\\.${key}`);
    return isUsed === (state === 'built')
      ? []
      : [`storage key ${name}: marked ${state}, and ${isUsed ? 'something' : 'nothing'} uses ${key}`];
  });
}

/** The test is there under its title. */
export function wrongBehaviors(asked = SPEC.behaviors): string[] {
  return asked.flatMap((behavior) => {
    if (behavior.state === 'owed') return [];
    const [file, title] = behavior.test;
    if (!file.endsWith('.test.ts') || !existsSync(ROOT + file))
      return [`behavior ${behavior.number}: there is no test file ${file}`];
    const source = readFileSync(ROOT + file, 'utf8');
    const isTitled = [`'${title}'`, `"${title}"`, `\`${title}\``].some((quoted) => source.includes(quoted));
    return isTitled ? [] : [`behavior ${behavior.number}: ${file} has no test "${title}"`];
  });
}

/** The file has both names. */
export function wrongNamings(sources: Sources, asked = SPEC.namings): string[] {
  return asked.flatMap((naming) => {
    if (naming.state === 'owed') return [];
    const text = sources.get(naming.in);
    const missing = naming.words.filter((word) => !(text ?? '').includes(word));
    return missing.length === 0
      ? []
      : [`naming ${naming.names.join(', ')}: ${naming.in} has no ${missing.join(', ')}`];
  });
}
