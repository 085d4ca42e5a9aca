import { DIALOG_CLOSES_ON_BACKDROP, DIALOG_TOP } from '@archway/rules/web-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('the focus starts on the first empty field and returns to the opener', async () => {
  const page = await workbench.open('dialog--with-form');
  const opener = page.getByRole('button', { name: 'Ship…' });
  await opener.click();
  const number = page.getByLabel('Tracking number');
  expect(await number.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('a click beside it does not close it', async () => {
  const page = await workbench.open('dialog--with-form');
  await page.getByRole('button', { name: 'Ship…' }).click();
  await page.mouse.click(5, 5);
  expect(await page.getByRole('dialog', { name: 'Ship order' }).isVisible()).toBe(!DIALOG_CLOSES_ON_BACKDROP);
});

test('Enter confirms only when the form is valid', async () => {
  const page = await workbench.open('dialog--with-form');
  await page.getByRole('button', { name: 'Ship…' }).click();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.keyboard.type('JD01');
  await page.keyboard.press('Enter');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByText('1 shipped').isVisible()).toBe(true);
});

test('a busy dialog neither closes nor confirms', async () => {
  const page = await workbench.open('dialog--busy');
  await page.getByRole('button', { name: 'Ship…' }).click();
  await page.keyboard.type('JD01');
  for (const key of ['Escape', 'Escape', 'Escape', 'Enter']) await page.keyboard.press(key);
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
  expect(await page.getByText('0 shipped').count()).toBe(1);
});

test('its place: 560 wide at a fifth of the height, 900 at 9 %, all of a phone', async () => {
  const box = async (story: string, width: number): Promise<unknown> => {
    const page = await workbench.open(story, { width, height: 800 });
    await page.getByRole('button', { name: 'Ship…' }).click();
    return page.getByRole('dialog').boundingBox();
  };
  expect(await box('dialog--with-form', 1440)).toMatchObject({
    x: 440,
    y: (800 * Number.parseInt(DIALOG_TOP)) / 100,
    width: 560,
  });
  expect(await box('dialog--wide', 1440)).toMatchObject({ x: 270, y: 72, width: 900 });
  expect(await box('dialog--with-form', 390)).toEqual({ x: 0, y: 0, width: 390, height: 800 });
});

test('a danger starts on the harmless answer; one answer cannot be escaped', async () => {
  const danger = await workbench.open('dialog--danger');
  expect(await danger.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  const one = await workbench.open('dialog--one-answer');
  await one.keyboard.press('Escape');
  await one.keyboard.press('Escape');
  expect(await one.getByRole('dialog').isVisible()).toBe(true);
});
