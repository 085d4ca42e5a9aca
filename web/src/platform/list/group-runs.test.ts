import { expect, test } from 'vitest';
import { groupRuns } from './group-runs.ts';

test('neighbors of one key stand together, and the order stays', () => {
  expect(groupRuns(['a1', 'a2', 'b1', 'a3'], ([letter = '']) => letter)).toEqual([
    { key: 'a', items: ['a1', 'a2'] },
    { key: 'b', items: ['b1'] },
    { key: 'a', items: ['a3'] },
  ]);
  expect(groupRuns([], () => '')).toEqual([]);
});
