import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('the words alone are read, and what is over capacity stays within the track', async () => {
  const page = await workbench.open('capacity-bar--days');
  const bars = page.locator('[aria-hidden] > span:first-child');
  const tracks = page.locator('span[aria-hidden]');
  expect(await page.getByText('13 of 12 units').ariaSnapshot()).toBe('- text: 13 of 12 units');
  const [used, track] = [await bars.nth(3).boundingBox(), await tracks.nth(3).boundingBox()];
  expect(used?.width).toBe(track?.width);
  const colors = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).backgroundColor));
  expect(colors[1]).not.toBe(colors[2]);
  expect(colors[2]).toBe(colors[3]);
});

test('on a phone only the words are left', async () => {
  const page = await workbench.open('capacity-bar--days', { width: 390 });
  expect(await page.locator('span[aria-hidden]').first().isVisible()).toBe(false);
  expect(await page.getByText('10 of 12 units').isVisible()).toBe(true);
});
