import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CODES } from './codes.ts';
import type { FailureRange } from './core/failures.ts';

interface Failures {
  feature: string;
  ranges: readonly FailureRange[];
  codes: Readonly<Record<string, number>>;
  borrowed: Readonly<Record<string, string>>;
}

interface Call {
  path: string;
  feature: string;
  fails: readonly string[];
}

const SOURCE = fileURLToPath(new URL('.', import.meta.url));
const all = await readFailures();
const calls = await readCalls();

test('the numbers of all features are in CODES, each under its name', () => {
  expect(Object.assign({ ok: 200 }, ...all.map(({ codes }) => codes))).toEqual(CODES);
});

test('every number is in a range of its feature, and no two features share a number or a name', () => {
  expect(findWrongNumbers(all)).toEqual([]);
});

test("a call names its own feature's failures, core's, and those its feature borrows with a reason", () => {
  expect(findStrangers(all, calls)).toEqual([]);
});

test('what a feature borrows is another feature’s, has a reason, and is used', () => {
  expect(findWrongLoans(all, calls)).toEqual([]);
});

describe('mistakes that are planted', () => {
  const failures = (more: Partial<Failures>): Failures => ({
    feature: 'ship',
    ranges: [[29_000, 29_099]],
    codes: { shipSunk: 29_000 },
    borrowed: {},
    ...more,
  });

  test.each<[string, Partial<Failures>, string]>([
    ['a number out of range', { codes: { shipSunk: 28_999 } }, 'shipSunk 28999 is in no range of ship'],
    ['a number given twice', { codes: { a: 29_000, b: 29_000 } }, '29000 is both a and b'],
    ['a name given twice', { codes: { roleInUse: 29_001 } }, 'roleInUse is both 20125 and 29001'],
    [
      'an overlap',
      { ranges: [[21_799, 29_099]] },
      'ship 21799–29099 overlaps role 21700–21799; 23000 is free',
    ],
    ['a range of the wrong way', { ranges: [[29_099, 29_000]] }, 'ship 29099–29000 is empty'],
  ])('%s', (_, more, problem) => {
    expect(findWrongNumbers([...all, failures(more)])).toContain(problem);
  });

  test('a failure of another feature', () => {
    const call: Call = { path: 'ship/sink', feature: 'ship', fails: ['shipSunk', 'notFound', 'roleInUse'] };
    expect(findStrangers([...all, failures({})], [call])).toEqual(['ship/sink: roleInUse is not of ship']);
  });

  test('a loan without a reason, of its own, and one that nobody uses', () => {
    const wrong = failures({ borrowed: { roleInUse: '', shipSunk: 'it sinks' } });
    expect(findWrongLoans([wrong, ...all], [])).toEqual(
      expect.arrayContaining([
        'ship: roleInUse has no reason',
        'ship: no call uses roleInUse',
        'ship: shipSunk is its own or core’s',
      ]),
    );
  });
});

function findWrongNumbers(features: readonly Failures[]): string[] {
  const given = features.flatMap(({ feature, codes }) =>
    Object.entries(codes).map(([name, code]) => ({ feature, name, code })),
  );
  const ranges = features
    .flatMap(({ feature, ranges: own }) => own.map(([first, last]) => ({ feature, first, last })))
    .toSorted((a, b) => a.first - b.first || a.last - b.last);
  const free = nextHundred(all);
  const text = (range: { feature: string; first: number; last: number }) =>
    `${range.feature} ${range.first}–${range.last}`;
  return [
    ...given
      .filter(
        ({ feature, code }) =>
          !ranges.some((range) => range.feature === feature && range.first <= code && code <= range.last),
      )
      .map(({ feature, name, code }) => `${name} ${code} is in no range of ${feature}`),
    ...given.flatMap((one, i) =>
      given
        .slice(i + 1)
        .flatMap((other) => [
          ...(one.code === other.code ? [`${one.code} is both ${one.name} and ${other.name}`] : []),
          ...(one.name === other.name ? [`${one.name} is both ${one.code} and ${other.code}`] : []),
        ]),
    ),
    ...ranges.filter(({ first, last }) => first > last).map((range) => `${text(range)} is empty`),
    ...ranges.flatMap((range, i) => {
      const before = ranges[i - 1];
      return before !== undefined && before.last >= range.first
        ? [`${text(range)} overlaps ${text(before)}; ${free} is free`]
        : [];
    }),
  ];
}

/** The first number that a new feature may take its hundred from. */
function nextHundred(features: readonly Failures[]): number {
  return Math.max(...features.flatMap(({ ranges }) => ranges.map(([, last]) => last))) + 1;
}

function findStrangers(features: readonly Failures[], asked: readonly Call[]): string[] {
  const namesOf = (wanted: string) => {
    const found = features.find(({ feature }) => feature === wanted);
    return [...Object.keys(found?.codes ?? {}), ...Object.keys(found?.borrowed ?? {})];
  };
  const common = namesOf('core');
  return asked.flatMap(({ path, feature, fails }) =>
    fails
      .filter((name) => !common.includes(name) && !namesOf(feature).includes(name))
      .map((name) => `${path}: ${name} is not of ${feature}`),
  );
}

function findWrongLoans(features: readonly Failures[], asked: readonly Call[]): string[] {
  const common = features.find(({ feature }) => feature === 'core')?.codes ?? {};
  return features.flatMap(({ feature, codes, borrowed }) =>
    Object.entries(borrowed).flatMap(([name, reason]) => [
      ...(name in codes || name in common ? [`${feature}: ${name} is its own or core’s`] : []),
      ...(reason.trim() === '' ? [`${feature}: ${name} has no reason`] : []),
      ...(asked.some((call) => call.feature === feature && call.fails.includes(name))
        ? []
        : [`${feature}: no call uses ${name}`]),
    ]),
  );
}

async function readFailures(): Promise<Failures[]> {
  const modules = await readAll<Record<string, unknown>>('failures.ts');
  return modules.map(([feature, { RANGES = [], BORROWED = {}, ...others }]) => ({
    feature,
    ranges: RANGES as Failures['ranges'],
    borrowed: BORROWED as Failures['borrowed'],
    codes: (Object.entries(others).find(([name]) => name.endsWith('Failures'))?.[1] ??
      {}) as Failures['codes'],
  }));
}

async function readCalls(): Promise<Call[]> {
  const modules = await readAll<Record<string, { path: string; fails?: string[] }>>('*calls.ts');
  return modules.flatMap(([feature, module]) =>
    Object.values(module).map(({ path, fails = [] }) => ({ path, feature, fails })),
  );
}

async function readAll<T>(file: string): Promise<[feature: string, module: T][]> {
  return Promise.all(
    globSync(`${SOURCE}*/${file}`).map(async (path): Promise<[string, T]> => [
      basename(dirname(path)),
      (await import(pathToFileURL(path).href)) as T,
    ]),
  );
}
