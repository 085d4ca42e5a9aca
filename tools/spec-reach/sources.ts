import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Files of production code, by their path from the root. */
export type Sources = ReadonlyMap<string, string>;

export function readSources(): Sources {
  const files = globSync('{server,web,viewer,ui,rules,contract,cast,locales}/src/**/*.{ts,tsx}', {
    cwd: ROOT,
  })
    .concat(globSync('locales/*.ts', { cwd: ROOT }))
    .concat(globSync('locales/en/*.json', { cwd: ROOT }))
    // Styles cannot import what they are made by: the tests of components hold them against it.
    .filter((file) => file.startsWith('ui/') || !/\.(test|fixtures|stories)\.tsx?$|\/testing\//.test(file))
    .filter((file) => !file.startsWith('contract/src/spec'));
  return new Map(files.map((file) => [file, readFileSync(ROOT + file, 'utf8')]));
}

/** Whether one of these files has the name as a word of its own. */
export function namesIn(sources: Sources, within: RegExp, name: string): boolean {
  const word = new RegExp(`(?<![\\w$])${name}(?![\\w$])`);
  return [...sources].some(([file, text]) => within.test(file) && word.test(text));
}
