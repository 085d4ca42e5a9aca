import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('arrow keys choose a density', async () => {
  const page = await workbench.open('density-switch--choice');
  await page.getByRole('radio', { name: 'Standard' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: 'Compact' }).isChecked()).toBe(true);
});
