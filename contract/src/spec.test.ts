import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CODES } from './codes.ts';
import { allCalls } from './index.ts';
import { SPEC } from './spec.ts';
import type { SpecCall } from './spec/calls.ts';
import type { SpecEnumeration } from './spec/enumerations.ts';
import type { SpecMessage } from './spec/messages.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Where the web app names its addresses. */
const ROUTE_FILES = globSync(`${ROOT}web/src/{app,app/own-space,features/*}/{routes,route,index}.ts`);

/** Where an enumeration or a constant may be exported from; layout constants live with the design tokens. */
const HOMES = ['rules/src/**/*.ts', 'contract/src/**/*.ts', 'ui/src/tokens/**/*.ts'];

describe('calls', () => {
  const byPath = new Map(allCalls.map((call) => [call.path, call]));

  test('each built call is in the contract as the specification has it', () => {
    const problems = SPEC.calls.flatMap((asked) => {
      const call = byPath.get(asked.path);
      if (asked.state === 'owed') return [];
      if (!call) return [`${asked.path}: marked built, not in the contract`];
      const [want, have] = [wireOf(asked), wireOf({ ...call, body: call.body ?? 'form' })];
      return want === have ? [] : [`${asked.path}: the specification has ${want}, the contract ${have}`];
    });
    expect(problems).toEqual([]);
  });

  test('no call of the contract is still marked owed', () => {
    expect(SPEC.calls.filter((asked) => asked.state === 'owed' && byPath.has(asked.path))).toEqual([]);
  });

  function wireOf(call: Pick<SpecCall, 'method'> & { body?: string }): string {
    return call.method === 'GET' ? 'GET' : `POST ${call.body}`;
  }
});

describe('codes', () => {
  const codes: Readonly<Record<string, number>> = CODES;

  test('each built code is in CODES under its number', () => {
    const wrong = SPEC.codes.filter((asked) => asked.state === 'built' && codes[asked.name] !== asked.code);
    expect(wrong).toEqual([]);
  });
});

describe('messages', () => {
  const english = englishMessages();

  test('each built message is in the English texts letter for letter', () => {
    expect(SPEC.messages.filter((asked) => asked.state === 'built' && !isPresent(asked))).toEqual([]);
  });

  function isPresent(asked: SpecMessage): boolean {
    if ('key' in asked) return english.some(({ key }) => key.split('.').at(-1) === asked.key);
    return english.some(({ text }) => (asked.startsWith ? text.startsWith(asked.text) : text === asked.text));
  }
});

describe('routes', () => {
  test.runIf(ROUTE_FILES.length === 0)('no route is built before the web app has a router', () => {
    expect(SPEC.routes.filter((asked) => asked.state === 'built')).toEqual([]);
  });

  // Read as text: the contract must not import the web app, not even in a test.
  test.runIf(ROUTE_FILES.length > 0)('exactly the routes of the router are marked built', () => {
    const source = ROUTE_FILES.map((file) => readFileSync(file, 'utf8')).join('\n');
    const wrong = SPEC.routes.filter(
      ({ path, state }) => source.includes(`'${path}'`) !== (state === 'built'),
    );
    expect(wrong).toEqual([]);
  });
});

describe('enumerations and constants', async () => {
  const exported = await exportsOf(HOMES);

  test('each built enumeration is exported with every value of the specification', () => {
    for (const { name, values } of SPEC.enumerations.filter((asked) => asked.state === 'built')) {
      const wanted: unknown = areWords(values)
        ? expect.arrayContaining([...values])
        : expect.objectContaining(values);
      expect(exported.get(name), name).toEqual(wanted);
    }
  });

  test('each built constant is exported with its value', () => {
    for (const { name, value } of SPEC.constants.filter((asked) => asked.state === 'built')) {
      expect(exported.get(name), name).toEqual(value);
    }
  });
});

function areWords(values: SpecEnumeration['values']): values is readonly string[] {
  return Array.isArray(values);
}

test('nothing is listed twice', () => {
  const names = [
    ...SPEC.calls.map((asked) => `call ${asked.path}`),
    ...SPEC.routes.map((asked) => `route ${asked.path}`),
    ...SPEC.codes.flatMap((asked) => [`code ${asked.name}`, `number ${asked.code}`]),
    ...SPEC.messages.map((asked) => `message ${'key' in asked ? asked.key : asked.text}`),
    ...[...SPEC.enumerations, ...SPEC.constants].map((asked) => `value ${asked.name}`),
  ];
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

function englishMessages(): { key: string; text: string }[] {
  return globSync(`${ROOT}locales/en/*.json`).flatMap((file) =>
    leavesOf(JSON.parse(readFileSync(file, 'utf8')) as Tree),
  );
}

type Tree = { [key: string]: string | Tree };

function leavesOf(tree: Tree, prefix = ''): { key: string; text: string }[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [{ key: prefix + name, text: value }] : leavesOf(value, `${prefix}${name}.`),
  );
}

async function exportsOf(patterns: readonly string[]): Promise<Map<string, unknown>> {
  const files = globSync(patterns.map((pattern) => ROOT + pattern)).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>),
  );
  return new Map(modules.flatMap((module) => Object.entries(module)));
}
