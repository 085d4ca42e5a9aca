import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

const rowsOf = (page: Page): Promise<number> => page.locator('tr[data-index]').count();
const selectedIn = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('tr[data-selected]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-rowindex')));
const focusedIndex = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-index') ?? null);
const saidIn = (page: Page): Promise<string | null> => page.locator('output').last().textContent();
const scrollTo = (page: Page, top: number): Promise<void> =>
  page.locator('table').evaluate((table, to) => table.parentElement?.scrollTo(0, to), top);

test('of ten thousand rows only the visible ones are drawn, wherever one scrolls', async () => {
  const page = await workbench.open('data-table--ten-thousand');
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('10001');
  expect(await rowsOf(page)).toBeLessThan(40);
  await scrollTo(page, 230_000);
  await page.locator('tr[aria-rowindex="5003"]').waitFor();
  expect(await rowsOf(page)).toBeLessThan(40);
  await page.locator('tr[data-index]').first().focus();
  await page.keyboard.press('End');
  await page.locator('tr[aria-rowindex="10001"]').waitFor();
  expect(await focusedIndex(page)).toBe('9999');
  expect(await rowsOf(page)).toBeLessThan(40);
});

test('rows have the height of the density', async () => {
  const page = await workbench.open('data-table--page');
  const heightOf = async (): Promise<number | undefined> =>
    (await page.locator('tr[data-index="1"]').boundingBox())?.height;
  expect(await heightOf()).toBe(46);
  await page.getByTitle('Compact').click();
  expect(await heightOf()).toBe(34);
  await page.getByTitle('Comfortable').click();
  expect(await heightOf()).toBe(56);
});

test('a head that is longer than its column wraps, and the arrow of its order stays in sight', async () => {
  const page = await workbench.open('data-table--page');
  const head = page.locator('th[aria-sort]').first();
  await head.locator('button > span').evaluate((words) => {
    words.textContent = 'Date on which this record was created';
  });
  const [cell, words] = [await head.boundingBox(), await head.locator('button > span').boundingBox()];
  expect(words!.x + words!.width).toBeLessThanOrEqual(cell!.x + cell!.width);
  expect(words!.height).toBeGreaterThan(20);
  expect(await head.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
});

test('the keys move, select, open and look', async () => {
  const page = await workbench.open('data-table--ten-thousand');
  await page.locator('tr[data-index="0"]').focus();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('k');
  expect(await focusedIndex(page)).toBe('1');
  await page.keyboard.press('x');
  expect(await selectedIn(page)).toEqual(['3']);
  await page.keyboard.press('Enter');
  expect(await saidIn(page)).toBe('opened C-261001');
  await page.keyboard.press(' ');
  expect(await saidIn(page)).toBe('looked at C-261001');
  await page.keyboard.press('Control+a');
  expect(await page.getByRole('toolbar').getByRole('status').textContent()).toBe('10,000 selected');
  await page.keyboard.press('Escape');
  expect(await selectedIn(page)).toEqual([]);
});

test('keys go on working when the row in hand was scrolled out of sight', async () => {
  const page = await workbench.open('data-table--ten-thousand');
  await page.locator('tr[data-index="2"]').focus();
  await page.keyboard.press('j');
  expect(await focusedIndex(page)).toBe('1');
  await scrollTo(page, 46_000);
  await page.locator('tr[data-index="1000"]').waitFor();
  await page.keyboard.press('j');
  await page.locator('tr[data-index="2"]').waitFor();
  expect(await focusedIndex(page)).toBe('2');
});

test('Shift selects a range, and the head all rows or none', async () => {
  const page = await workbench.open('data-table--ten-thousand');
  const ticks = page.locator('tbody').getByRole('checkbox');
  await ticks.nth(1).click();
  await ticks.nth(4).click({ modifiers: ['Shift'] });
  expect(await selectedIn(page)).toEqual(['3', '4', '5', '6']);
  const all = page.getByRole('checkbox', { name: 'Select all rows on this page' });
  expect(await all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true);
  await all.click();
  expect(await all.isChecked()).toBe(true);
  await all.click();
  expect(await selectedIn(page)).toEqual([]);
});

test('groups have a line above their first row, which keys pass over', async () => {
  const page = await workbench.open('data-table--grouped');
  const lines = page.getByRole('rowheader');
  expect(await lines.allTextContents()).toEqual(['Overdue 3 cases', 'Today 2 cases', 'Next week 1 cases']);
  expect((await lines.first().boundingBox())?.height).toBe(31);
  await page.locator('tr[data-index="0"]').focus();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('j');
  expect(await focusedIndex(page)).toBe('3');
  expect(await page.locator('tr[data-alert]').count()).toBe(3);
});

test('wherever one scrolls, rows lie where their groups put them', async () => {
  const page = await workbench.open('data-table--grouped-and-long');
  const height = (): Promise<number> =>
    page.locator('table').evaluate((table) => table.getBoundingClientRect().height);
  const whole = await height();
  expect(whole).toBe(34 + 3 * 31 + 300 * 46);
  await scrollTo(page, 31 + 100 * 46);
  await page.getByRole('rowheader', { name: 'Group 2' }).waitFor();
  expect(await height()).toBe(whole);
  expect(await rowsOf(page)).toBeLessThan(40);
  await page.locator('tr[data-index]').first().focus();
  await page.keyboard.press('End');
  await page.locator('tr[data-index="299"]').waitFor();
  expect(await focusedIndex(page)).toBe('299');
  expect(await height()).toBe(whole);
});

test('on a phone each group has its line too', async () => {
  const page = await workbench.open('data-table--grouped', { width: 390 });
  const items = page.getByRole('list', { name: 'Cases' }).getByRole('listitem');
  expect(await items.count()).toBe(9);
  expect(await items.first().textContent()).toBe('Overdue 3 cases');
});

test('a head that sorts says so', async () => {
  const page = await workbench.open('data-table--page');
  const head = page.getByRole('columnheader', { name: 'Delivery' });
  expect(await head.getAttribute('aria-sort')).toBe('descending');
  await head.getByRole('button').click();
  expect(await head.getAttribute('aria-sort')).toBe('ascending');
});

test('loading shows skeletons as high as rows after a moment, and keeps old rows dimmed', async () => {
  const page = await workbench.open('data-table--loading');
  const bones = page.locator('tbody[aria-hidden] tr');
  await bones.first().waitFor();
  expect((await bones.first().boundingBox())?.height).toBe(46);
  const again = await workbench.open('data-table--loading-again');
  await again.getByRole('button', { name: 'Load again' }).click();
  await again.locator('table[data-old]').waitFor();
  expect(await again.locator('tbody').evaluate((body) => getComputedStyle(body).opacity)).toBe('0.6');
  expect(await rowsOf(again)).toBe(8);
});

test('an empty list says what to do, under its head', async () => {
  const page = await workbench.open('data-table--empty');
  expect(await page.getByRole('button', { name: 'Clear filters' }).isVisible()).toBe(true);
  expect(await page.getByRole('columnheader', { name: 'Patient' }).isVisible()).toBe(true);
});

test('on a phone rows are cards', async () => {
  const page = await workbench.open('data-table--page', { width: 390 });
  expect(await page.getByRole('table').count()).toBe(0);
  const cards = page.getByRole('list', { name: 'Cases' }).getByRole('listitem');
  expect(await cards.count()).toBe(50);
  expect((await cards.first().boundingBox())?.height).toBeGreaterThanOrEqual(76);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});

test('cards are sorted with the keyboard, by a column that sorts, either way', async () => {
  const page = await workbench.open('data-table--page', { width: 390 });
  const by = page.getByLabel('Sort by');
  expect(await by.locator('option').allInnerTexts()).toEqual(['Patient', 'Delivery']);
  expect(await by.inputValue()).toBe('delivery');
  await page.getByRole('button', { name: 'Sort ascending' }).press('Enter');
  await page.getByRole('button', { name: 'Sort descending' }).waitFor();
  await by.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => by.inputValue()).toBe('patient');
  await page.getByRole('button', { name: 'Sort descending' }).waitFor();
});

test('choosing from the menu of a row does not open the row', async () => {
  const page = await workbench.open('data-table--with-menus');
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect.poll(() => saidIn(page)).toMatch(/^shared /);
  await page.locator('tr[data-index="1"] td').first().click();
  expect(await saidIn(page)).toMatch(/^opened /);
});
