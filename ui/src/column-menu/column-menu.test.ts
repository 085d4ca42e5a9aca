import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('columns are shown and hidden by keyboard, in the order of the table, until Escape', async () => {
  const page = await workbench.open('column-menu--columns');
  const button = page.getByRole('button', { name: 'Columns' });
  await button.press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Patient' }).press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('status').textContent()).toBe('patient, dentist, files');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('status').textContent()).toBe('dentist, files');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});
