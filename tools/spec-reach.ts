import { contract } from '@archway/contract';
import { SPEC } from '@archway/contract/spec';
import type { SpecItem } from '@archway/contract/spec/item';
import {
  wrongBehaviors,
  wrongMessages,
  wrongNamings,
  wrongRoutes,
  wrongStorageKeys,
} from './spec-reach/evidence.ts';
import { wrongAppConfig, wrongFields, wrongPreferences } from './spec-reach/models.ts';
import { namesIn, type Sources } from './spec-reach/sources.ts';

/** Built for programs that are no page of ours; each names the program. */
const CALLS_OF_PROGRAMS: Readonly<Record<string, string>> = {
  'oss/ossSts': 'the scanner’s program sends with credentials of its own',
  'user/queryLoginSign': 'the desktop program asks whose sign it was given',
};

/** Of each kind, what is marked built and nobody can reach, or is marked owed and can be reached: with the reason. */
export function findByKind(sources: Sources): Record<keyof typeof SPEC, string[]> {
  return {
    calls: wrongCalls(sources),
    routes: wrongRoutes(sources),
    codes: wrongCodes(sources),
    messages: wrongMessages(sources),
    enumerations: wrongValues(sources, SPEC.enumerations),
    constants: wrongValues(sources, SPEC.constants),
    fields: wrongFields(),
    storageKeys: wrongStorageKeys(sources),
    preferences: wrongPreferences(sources),
    appConfig: wrongAppConfig(sources),
    behaviors: wrongBehaviors(),
    namings: wrongNamings(sources),
  };
}

export function findMarkedWrongly(sources: Sources): string[] {
  return Object.values(findByKind(sources)).flat();
}

/** A page asks for it by the name the contract gives it. */
function wrongCalls(sources: Sources): string[] {
  const names = new Map(
    Object.values(contract).flatMap((calls) =>
      Object.entries(calls as Record<string, { path: string }>).map(([name, { path }]) => [path, name]),
    ),
  );
  return SPEC.calls
    .filter(({ state, path }) => state === 'built' && !(path in CALLS_OF_PROGRAMS))
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
  const isHeard = (name: string): boolean => namesIn(sources, /^web\/src\/platform\/call\/call\.ts$/, name);
  return SPEC.codes
    .filter(({ name }) => name !== 'ok')
    .filter(
      ({ name, heardAs, state }) =>
        (heardAs === undefined ? isAnswered(name) : isHeard(heardAs)) !== (state === 'built'),
    )
    .map(
      ({ name, state }) =>
        `code ${name}: marked ${state}, and ${state === 'built' ? 'no' : 'a'} call answers it`,
    );
}

/** Somebody uses it, beside the file that declares it. */
function wrongValues(sources: Sources, asked: readonly (SpecItem & { name: string })[]): string[] {
  return asked.flatMap(({ name, state }) => {
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
