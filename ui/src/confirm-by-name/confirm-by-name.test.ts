import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('only the name itself enables the red button', async () => {
  const page = await workbench.open('confirm-by-name--open');
  const confirm = page.getByRole('dialog').getByRole('button', { name: 'Close organization' });
  await page.keyboard.type('Harbour Street');
  expect(await confirm.isEnabled()).toBe(false);
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
  await page.keyboard.type(' Dental');
  expect(await confirm.isEnabled()).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
