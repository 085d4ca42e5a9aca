import { expect, test } from 'vitest';
import { problemsOfStories } from '../testing/look-at-stories.ts';

test('every story can be used by everybody in the dark theme', { timeout: 170_000 }, async () => {
  expect(await problemsOfStories('dark')).toEqual([]);
});
