import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CHECKOUT } from './dev/steps.ts';
import { makeCall } from './new-call/make.ts';
import type { Asked } from './new-call/request.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-call-'));
  for (const part of ['contract/src', 'server/src/features', 'server/src/main/features.ts'])
    cpSync(join(CHECKOUT, part), join(root, part), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const make = (asked: Partial<Asked>): string[] =>
  makeCall(root, {
    path: '',
    feature: '',
    access: 'session',
    get: false,
    mutates: false,
    summary: undefined,
    ...asked,
  });

test('a call of a new feature gets its files and is registered everywhere', () => {
  const files = make({
    path: 'sample/shipAll_now',
    feature: 'sample-box',
    mutates: true,
    summary: "Ships the lab's box.",
  });
  expect(files.toSorted()).toEqual([
    'contract/src/index.ts',
    'contract/src/sample-box/calls.ts',
    'contract/src/spec/calls.ts',
    'server/src/features/sample-box/calls/ship-all-now.test.ts',
    'server/src/features/sample-box/calls/ship-all-now.ts',
    'server/src/features/sample-box/index.ts',
    'server/src/main/features.ts',
  ]);
  const contract = read('contract/src/sample-box/calls.ts');
  expect(contract).toContain("import { z } from 'zod';\nimport { defineCall } from '../core/call.ts';");
  expect(contract).toContain('export const shipAllNow = defineCall({');
  for (const line of ["path: 'sample/shipAll_now'", "method: 'POST'", "access: 'session'", 'mutates: true'])
    expect(contract).toContain(line);
  expect(contract).toContain(`summary: "Ships the lab's box."`);
  expect(read('contract/src/index.ts')).toMatch(
    /export const contract\b[^=]*= \{.*\bmonitor\b.*, sampleBox\s*\}/s,
  );
  expect(read('contract/src/index.ts')).toContain("import * as sampleBox from './sample-box/calls.ts';");
  expect(read('server/src/features/sample-box/index.ts')).toContain(
    "export const sampleBoxFeature: Feature = { name: 'sample-box', calls: [shipAllNow] };",
  );
  expect(read('server/src/main/features.ts')).toMatch(/monitorFeature.*, sampleBoxFeature\s*\];/s);
  expect(read('server/src/features/sample-box/calls/ship-all-now.test.ts')).toContain('CODES.sessionUnknown');
});

test('a call of a feature that is there is added to it', () => {
  make({ path: 'monitor/summary', feature: 'monitor', access: 'public', get: true });
  const contract = read('contract/src/monitor/calls.ts');
  expect(contract).toContain('export const reportPage = defineCall({');
  expect(contract).toContain('export const summary = defineCall({');
  expect(contract.match(/from 'zod'/g)).toHaveLength(1);
  expect(read('server/src/features/monitor/index.ts')).toMatch(/calls: \[\w+, summary\]/);
  expect(read('server/src/features/monitor/calls/summary.ts')).toContain("{ tenant: 'site' }");
  expect(read('server/src/features/monitor/calls/summary.test.ts')).toContain('CODES.ok');
});

test('everything written can be parsed', () => {
  const files = [
    ...make({ path: 'sample/delete', feature: 'sample', access: 'public', mutates: true }),
    ...make({ path: 'sample/list', feature: 'sample', access: 'sample:record:list', get: true }),
  ];
  for (const file of files) expect(() => stripTypeScriptTypes(read(file)), file).not.toThrow();
  expect(read('contract/src/sample/calls.ts')).toContain('export const deleteSample =');
});

test('what the specification says of method and body wins, and the call is marked built', () => {
  const [list, line] = [
    'contract/src/spec/calls.ts',
    "path: 'sample/asked', method: 'POST', body: 'json', state: ",
  ];
  const opening = 'export const SPEC_CALLS = [';
  writeFileSync(join(root, list), read(list).replace(opening, `${opening}\n  { ${line}'owed' },`));
  make({ path: 'sample/asked', feature: 'sample', get: true });
  expect(read('contract/src/sample/calls.ts')).toMatch(/method: 'POST',\s+body: 'json'/);
  expect(read(list)).toContain(`${line}'built'`);
});

test.each<[string, Partial<Asked>, string]>([
  ['a path that is none', { path: '/order/ship', feature: 'sample' }, 'is no path'],
  ['no feature', { path: 'sample/one' }, '--feature'],
  ['a feature not in kebab-case', { path: 'sample/one', feature: 'sampleBox' }, '--feature'],
  ['an unknown access', { path: 'sample/one', feature: 'sample', access: 'everybody' }, '--access'],
  [
    'a GET that changes something',
    { path: 'sample/one', feature: 'sample', get: true, mutates: true },
    '--mutates',
  ],
  ['a call that is there', { path: 'common/monitor', feature: 'monitor' }, 'already has'],
])('refuses %s and writes nothing', (_, asked, message) => {
  const before = snapshot();
  expect(() => make(asked)).toThrow(message);
  expect(snapshot()).toEqual(before);
});

function snapshot(): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${file}\n${read(file)}`)
    .toSorted();
}
