import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('draws every tooth once, one of them as a crown, and says nothing', async () => {
  const page = await workbench.open('arch-drawing--on-petrol');
  expect(await page.locator('svg text').count()).toBe(32);
  expect(await page.locator('[data-crown] text').innerHTML()).toBe('46');
  expect(await page.locator('svg').getAttribute('aria-hidden')).toBe('true');
});
