import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('loading shows nothing for 200 ms', async () => {
  const page = await workbench.open('loading-state--rows');
  const at = (time: number): Promise<string> =>
    page.getByText('Loading…').evaluate((words, now) => {
      const place = words.parentElement ?? words;
      for (const animation of place.getAnimations()) {
        animation.pause();
        animation.currentTime = now;
      }
      return getComputedStyle(place).visibility;
    }, time);
  expect(await at(199)).toBe('hidden');
  expect(await at(201)).toBe('visible');
});
