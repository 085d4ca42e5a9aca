import { describe, expect, test } from 'vitest';
import { pageWith } from './document.ts';
import type { ItemResult, Part } from './part.ts';
import { stateAt, withResult, type State } from './state.ts';

const part: Part = {
  name: 'walk',
  claim: 'Somebody walks.',
  items: ['seed 1', 'seed 2'],
  run: () => Promise.reject(new Error('not run here')),
};
const result = (passed: boolean, line: string): ItemResult => ({
  passed,
  numbers: {},
  line,
  problems: passed ? [] : ['a mail came\n  twice'],
});
const EMPTY = stateAt('aaa', undefined, false);
const failed = withResult(EMPTY, 'seed 2', result(false, 'seed 2: 1 violation'), '2026-01-01');
const mended = withResult(failed, 'seed 2', result(true, 'seed 2: 0 violations'), '2026-01-02');
const page = (text: string, state: State) => pageWith(text, part, state, '2026-01-03');
const FAILURE = '2026-01-01 · aaa · seed 2 · seed 2: 1 violation · a mail came twice';

describe('a failed item', () => {
  test('stays among the failures when it passes in a rerun', () => {
    expect(mended.items['seed 2']?.passed).toBe(true);
    expect(mended.failures).toEqual([
      {
        item: 'seed 2',
        revision: 'aaa',
        date: '2026-01-01',
        line: 'seed 2: 1 violation',
        problems: ['a mail came\n  twice'],
      },
    ]);
  });

  test('stays when the product changes, and when results are forgotten', () => {
    expect(stateAt('bbb', mended, false)).toEqual({ revision: 'bbb', items: {}, failures: mended.failures });
    expect(stateAt('aaa', mended, true)).toEqual({ revision: 'aaa', items: {}, failures: mended.failures });
  });

  test('is shown on the page beside the later pass', () => {
    const text = page('# walk\n', mended);
    expect(text).toContain('**1 of 2 passed**');
    expect(text).toContain('seed 2: 0 violations (has failed, see below)');
    expect(text).toContain(FAILURE);
  });

  test('stays on the page when a clone without its results writes it anew', () => {
    const passed = withResult(EMPTY, 'seed 2', result(true, 'seed 2: 0 violations'), '2026-01-03');
    const text = page(page('# walk\n', mended), passed);
    expect(text).toContain(FAILURE);
    expect(text).toContain('seed 2: 0 violations (has failed, see below)');
    expect(page(text, mended)).toBe(text);
  });
});

test('a page without failures has no list of them, and keeps what is written by hand', () => {
  const passed = withResult(EMPTY, 'seed 1', result(true, 'seed 1: fine'), '2026-01-03');
  const text = page(`${page('# walk\n', passed)}\nBy hand.\n`, passed);
  expect(text).not.toContain('Failures');
  expect(text).toContain('By hand.');
  expect(text.match(/Somebody walks/g)).toHaveLength(1);
});
