import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHECKOUT } from '../harness/process.ts';
import { chooseSuites, SUITES, type Suite } from './suites.ts';

const suite = (name: string, madeOf: string[]): Suite => ({
  name,
  config: name,
  seconds: 1,
  least: 1,
  madeOf,
});
const suites = [suite('geometry', ['mesh', 'rules']), suite('viewer', ['mesh', 'viewer'])];
const run = (changed: string[] | undefined): string[] =>
  chooseSuites(suites, changed).flatMap(({ suite: { name }, why }) => (why === undefined ? [] : [name]));

describe('suites of the gate', () => {
  test('one runs when a file it is made of has changed', () => {
    expect(run(['rules/src/a.ts'])).toEqual(['geometry']);
    expect(run(['server/src/a.ts', 'mesh/src/a.ts'])).toEqual(['geometry', 'viewer']);
  });

  test('none runs when nothing has, nor for a folder whose name begins alike', () => {
    expect(run(['server/src/a.ts', 'viewers/a.ts'])).toEqual([]);
  });

  test('all run for what all stand on, and where nobody knows', () => {
    for (const changed of [['pnpm-lock.yaml'], undefined])
      expect(run(changed)).toEqual(['geometry', 'viewer']);
  });

  test('the folders and settings they name exist', () => {
    const named = SUITES.flatMap(({ config, madeOf }) => [config, ...madeOf]);
    expect(named.filter((path) => !existsSync(join(CHECKOUT, path)))).toEqual([]);
  });
});
