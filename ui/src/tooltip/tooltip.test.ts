import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('the name is shown to the pointer that rests and to the keyboard, and goes with them', async () => {
  const page = await workbench.open('tooltip--on-buttons');
  const tip = page.locator('[popover]');
  await page.getByRole('button', { name: 'Notifications' }).hover();
  await page.getByText('Notifications (B)').waitFor();
  await page.mouse.move(500, 500);
  await tip.waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await page.getByText('Notifications (B)').waitFor();
  await page.keyboard.press('Tab');
  await page.locator('[popover]', { hasText: 'Layers' }).waitFor();
  await page.keyboard.press('Escape');
  await tip.waitFor({ state: 'detached' });
  expect(await tip.count()).toBe(0);
});

test('a name that is seen anyway is not said twice', async () => {
  const page = await workbench.open('tooltip--on-buttons');
  await page.getByRole('button', { name: 'Archive' }).hover();
  await page.waitForTimeout(700);
  expect(await page.locator('[popover]').count()).toBe(0);
});
