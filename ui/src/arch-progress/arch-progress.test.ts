import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test.each([
  ['begun', 0],
  ['under-way', 6],
  ['finished', 16],
])('%s: of 16 teeth as many are finished as the share says', async (story, finished) => {
  const page = await workbench.open(`arch-progress--${story}`);
  expect(await page.locator('svg > g').count()).toBe(16);
  expect(await page.locator('svg > [data-finished]').count()).toBe(finished);
  expect(await page.locator('svg').getAttribute('aria-hidden')).toBe('true');
});
