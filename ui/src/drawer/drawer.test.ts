import { DRAWER_SIZE_REM, LAYOUT_UNIT } from '@archway/rules/web-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('a drawer stands at the right edge, 7.8 units wide', async () => {
  const page = await workbench.open('drawer--with-form', { width: 1440, height: 800 });
  await page.getByRole('button', { name: 'Invite people' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite people' });
  await drawer.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const width = Math.round(DRAWER_SIZE_REM * LAYOUT_UNIT);
  expect(await drawer.boundingBox()).toEqual({ x: 1440 - width, y: 0, width, height: 800 });
});

test('it stays on a click beside it and goes with Escape', async () => {
  const page = await workbench.open('drawer--with-form');
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.mouse.click(5, 5);
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
