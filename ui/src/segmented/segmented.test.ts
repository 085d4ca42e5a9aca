import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('arrow keys walk through the answers of one group', async () => {
  const page = await workbench.open('segmented--kinds');
  const group = page.getByRole('group', { name: 'Theme' });
  await group.getByRole('radio', { name: 'Light' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await group.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'FDI 46' }).isChecked()).toBe(true);
});
