import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('a drawer stands at the right edge, wider with a form', async () => {
  const form = await workbench.open('drawer--with-form', { width: 1440, height: 800 });
  await form.getByRole('button', { name: 'Invite people' }).click();
  const drawer = form.getByRole('dialog', { name: 'Invite people' });
  await drawer.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  expect(await drawer.boundingBox()).toEqual({ x: 988, y: 0, width: 452, height: 800 });
  const reading = await workbench.open('drawer--to-read', { width: 1440, height: 800 });
  await reading.getByRole('button', { name: 'Details' }).click();
  expect((await reading.getByRole('dialog').boundingBox())?.width).toBe(420);
});

test('it stays on a click beside it and goes with Escape', async () => {
  const page = await workbench.open('drawer--with-form');
  await page.getByRole('button', { name: 'Invite people' }).click();
  await page.mouse.click(5, 5);
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
});
