import { LAYOUT_UNIT, SIDE_BAR_WIDTH_REM } from '@archway/rules/web-limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

const widthOfNavigation = async (width: number): Promise<number> => {
  const page = await workbench.open('page-frame--unfolded', { width });
  const box = await page.getByRole('complementary').boundingBox();
  return Math.round(box?.width ?? 0);
};

test('the navigation is 204 pixels wide, and a rail of 56 below 1360', async () => {
  expect(await widthOfNavigation(1440)).toBe(Math.round(SIDE_BAR_WIDTH_REM * LAYOUT_UNIT));
  expect(await widthOfNavigation(1280)).toBe(56);
});

test('on the rail the places keep their names', async () => {
  const page = await workbench.open('page-frame--unfolded', { width: 1280 });
  expect(await page.getByRole('link', { name: 'Orders' }).count()).toBe(1);
});

test('on a phone the menu opens over the page and closes with a choice', async () => {
  const page = await workbench.open('page-frame--unfolded', { width: 390 });
  expect(await page.getByRole('link', { name: 'Orders' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'Orders' }).click();
  expect(await page.getByRole('link', { name: 'Orders' }).count()).toBe(0);
});

test('only a phone has places at its foot, below the sheet', async () => {
  const desk = await workbench.open('page-frame--unfolded');
  expect(await desk.getByRole('navigation').count()).toBe(1);
  const page = await workbench.open('page-frame--unfolded', { width: 390, height: 700 });
  const bar = await page.getByRole('navigation', { name: 'Main places' }).boundingBox();
  const sheet = await page.getByRole('main').boundingBox();
  expect(bar!.y + bar!.height).toBe(700);
  expect(sheet!.y + sheet!.height).toBe(bar!.y);
});

test('the keyboard can go straight to the content', async () => {
  const page = await workbench.open('page-frame--unfolded');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});

test('the head of a thing takes the place of the title', async () => {
  const page = await workbench.open('page-frame--folded', { width: 1440 });
  await page.getByRole('heading', { level: 1, name: 'Amelia Hart' }).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});
