import { beforeEach, expect, test } from 'vitest';
import { fakeBrowser } from '../../../platform/browser.fixtures.ts';
import { keepColumns, readColumns } from './column-choice.ts';

beforeEach(() => void fakeBrowser());

test('at first each side has its columns', () => {
  expect(readColumns(true)).toEqual(['works', 'dentist', 'other', 'state', 'due', 'sent']);
  expect(readColumns(false)).toEqual(['other', 'works', 'state', 'technician', 'units', 'tray', 'due']);
});

test('what was chosen stays for its side, also none at all', () => {
  keepColumns(true, ['due', 'works']);
  expect(readColumns(true)).toEqual(['works', 'due']);
  keepColumns(true, []);
  expect(readColumns(true)).toEqual([]);
  expect(readColumns(false)).toContain('units');
});
