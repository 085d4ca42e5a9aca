import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('only a note that answers an action is read out', async () => {
  const page = await workbench.open('note--kinds');
  expect(await page.getByRole('status').count()).toBe(1);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a note wraps its action where there is no room', async () => {
  const page = await workbench.open('note--kinds', { width: 300 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(300);
});
