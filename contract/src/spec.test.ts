import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CODES } from './codes.ts';
import { allCalls } from './index.ts';
import { SPEC } from './spec.ts';
import type { SpecCall } from './spec/calls.ts';
import type { SpecEnumeration } from './spec/enumerations.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

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
    const wrong = SPEC.codes.filter(
      (asked) => asked.state === 'built' && asked.heardAs === undefined && codes[asked.name] !== asked.code,
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
    ...SPEC.fields.map((asked) => `field ${asked.entity} ${asked.field}`),
    ...SPEC.storageKeys.map((asked) => `storage key ${asked.name}`),
    ...SPEC.preferences.map((asked) => `preference ${asked.name}`),
    ...SPEC.appConfig.map((asked) => `app config ${asked.name}`),
    ...SPEC.behaviors.flatMap((asked) => [`behavior ${asked.number}`, `behavior ${asked.text}`]),
    ...SPEC.namings.map((asked) => `naming ${asked.names.join(' ')}`),
  ];
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

async function exportsOf(patterns: readonly string[]): Promise<Map<string, unknown>> {
  const files = globSync(patterns.map((pattern) => ROOT + pattern)).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<Record<string, unknown>>),
  );
  return new Map(modules.flatMap((module) => Object.entries(module)));
}
