import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('the six seconds wait for the pointer and for the focus', async () => {
  const page = await workbench.open('undo-note--after-delete');
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await page.waitForTimeout(3500);
  await page.mouse.move(500, 500);
  await undo.focus();
  await page.waitForTimeout(3500);
  expect(await undo.isVisible()).toBe(true);
  await undo.blur();
  await page.getByText('done').waitFor({ timeout: 7000 });
});

test('Undo takes it back', async () => {
  const page = await workbench.open('undo-note--after-delete');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.getByText('undone').isVisible()).toBe(true);
});
