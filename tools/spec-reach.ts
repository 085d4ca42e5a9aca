import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contract } from '@archway/contract';
import { SPEC } from '@archway/contract/spec';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Built for programs that are no page of ours; each names the program. */
const CALLS_OF_PROGRAMS: Readonly<Record<string, string>> = {
  'oss/ossSts': 'the scanner’s program sends with credentials of its own',
  'user/queryLoginSign': 'the desktop program asks whose sign it was given',
};

/** Asked for by the specification, built, and without a page yet. Each gets one; none is added. */
export const WITHOUT_PAGE: readonly string[] = ['user/getChangePassEmail', 'permission/listMenuByRole'];

/** A file of production code, by its path from the root. */
export type Sources = ReadonlyMap<string, string>;

export function readSources(): Sources {
  const files = globSync('{server,web,viewer,ui,rules,contract,cast,locales}/src/**/*.{ts,tsx}', {
    cwd: ROOT,
  })
    .concat(globSync('locales/*.ts', { cwd: ROOT }))
    // Styles cannot import what they are made by: the tests of components hold them against it.
    .filter((file) => file.startsWith('ui/') || !/\.(test|fixtures|stories)\.tsx?$|\/testing\//.test(file))
    .filter((file) => !file.startsWith('contract/src/spec'));
  return new Map(files.map((file) => [file, readFileSync(ROOT + file, 'utf8')]));
}

/** What is marked built and nobody can reach, or is marked owed and can be reached: each with the reason. */
export function findMarkedWrongly(sources: Sources): string[] {
  return [...wrongCalls(sources), ...wrongCodes(sources), ...wrongValues(sources)];
}

const namesIn = (sources: Sources, within: RegExp, name: string): boolean => {
  const word = new RegExp(`(?<![\\w$])${name}(?![\\w$])`);
  return [...sources].some(([file, text]) => within.test(file) && word.test(text));
};

/** A page asks for it by the name the contract gives it. */
function wrongCalls(sources: Sources): string[] {
  const names = new Map(
    Object.values(contract).flatMap((calls) =>
      Object.entries(calls as Record<string, { path: string }>).map(([name, { path }]) => [path, name]),
    ),
  );
  return SPEC.calls
    .filter(
      ({ state, path }) => state === 'built' && !(path in CALLS_OF_PROGRAMS) && !WITHOUT_PAGE.includes(path),
    )
    .filter(({ path }) => !namesIn(sources, /^web\/src\//, names.get(path) ?? '-'))
    .map(({ path }) => `call ${path}: no page asks for it`);
}

/** Some call answers it: its name stands in the server, or among what a call of the contract fails with. */
function wrongCodes(sources: Sources): string[] {
  const isAnswered = (name: string): boolean =>
    [...sources].some(
      ([file, text]) =>
        (file.startsWith('server/src/') || /^contract\/src\/[^/]+\/(calls|model)\.ts$/.test(file)) &&
        (text.includes(`'${name}'`) || new RegExp(`(CODES|coreFailures)\\.${name}\\b`).test(text)),
    );
  return SPEC.codes
    .filter(({ name }) => name !== 'ok')
    .filter(({ name, state }) => isAnswered(name) !== (state === 'built'))
    .map(
      ({ name, state }) =>
        `code ${name}: marked ${state}, and ${state === 'built' ? 'no' : 'a'} call answers it`,
    );
}

/** Somebody uses it, beside the file that declares it. */
function wrongValues(sources: Sources): string[] {
  return [...SPEC.enumerations, ...SPEC.constants].flatMap(({ name, state }) => {
    const home = [...sources].find(([, text]) => new RegExp(`export const ${name}\\b`).test(text))?.[0];
    const isUsed = [...sources].some(
      ([file, text]) => file !== home && new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(text),
    );
    const isWithin =
      home !== undefined &&
      (sources.get(home)?.split(new RegExp(`(?<![\\w$])${name}(?![\\w$])`)).length ?? 0) > 2;
    if (state === 'built' && !isUsed && !isWithin)
      return [`value ${name}: marked built, and nothing uses it`];
    return state === 'owed' && isUsed ? [`value ${name}: marked owed, and something uses it`] : [];
  });
}
