import { expect, test } from 'vitest';
import { problemsOfStories } from '../testing/look-at-stories.ts';

test('every story can be used by everybody in the light theme', { timeout: 170_000 }, async () => {
  expect(await problemsOfStories('light')).toEqual([]);
});
