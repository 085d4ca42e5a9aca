import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('is named for the theme it leads to', async () => {
  const page = await workbench.open('theme-switch--both');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  expect(await page.getByText('dark', { exact: true }).count()).toBe(1);
  await page.getByRole('button', { name: 'Light theme' }).click();
  expect(await page.getByText('light', { exact: true }).count()).toBe(1);
});
