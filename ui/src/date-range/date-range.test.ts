import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('it offers the six presets and then dates to choose', async () => {
  const page = await workbench.open('date-range--scanned');
  const chip = page.getByRole('button', { name: 'Scanned' });
  await chip.click();
  await page.getByRole('menu').waitFor();
  expect(await page.getByRole('menuitemradio').allTextContents()).toEqual([
    'All time',
    'Yesterday',
    'Last 7 days',
    'Last 30 days',
    'This month',
    'Previous month',
    'Choose dates',
  ]);
  await page.getByRole('menuitemradio', { name: 'This month' }).click();
  expect(await chip.textContent()).toBe('ScannedThis month');
  await page.keyboard.press('Backspace');
  expect(await chip.textContent()).toBe('ScannedAll time');
});

test('dates are chosen in a calendar', async () => {
  const page = await workbench.open('date-range--scanned');
  await page.getByRole('button', { name: 'Scanned' }).click();
  await page.getByRole('menuitemradio', { name: 'Choose dates' }).click();
  const days = page.locator('td.ant-picker-cell-in-view');
  const [from, to] = [await days.nth(3).getAttribute('title'), await days.nth(8).getAttribute('title')];
  await days.nth(3).click();
  await days.nth(8).click();
  await page.getByText(JSON.stringify({ from, to })).waitFor();
  expect(await page.getByRole('menu').count()).toBe(0);
});

test('chosen dates are written as the language writes them', async () => {
  const page = await workbench.open('date-range--chosen', { language: 'de' });
  expect(await page.getByRole('button').textContent()).toMatch(/26\. Okt\.? 2026 – 12\. Nov\.? 2026/);
});
