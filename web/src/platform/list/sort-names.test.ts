import { expect, test } from 'vitest';
import { sortName, sortNamed } from './sort-names.ts';

test.each(['due', '-createdAt'])('%s is read as it was written', (name) => {
  expect(sortName(['createdAt', 'due'], sortNamed(name))).toBe(name);
});

test('a column that the list does not sort by has no name', () => {
  expect(sortName(['due'], { column: 'units', direction: 'descending' })).toBeUndefined();
});
