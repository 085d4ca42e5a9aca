import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('arrow keys, Home and End choose a tab, and one Tab press leaves them', async () => {
  const page = await workbench.open('tabs--views');
  const selected = (): Promise<string | null> => page.getByRole('tab', { selected: true }).textContent();
  await page.getByRole('tab', { name: 'All cases' }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await selected()).toBe('Not sent9');
  await page.keyboard.press('End');
  expect(await selected()).toBe('Implant cases17');
  await page.keyboard.press('ArrowRight');
  expect(await selected()).toBe('All cases128');
  await page.keyboard.press('ArrowLeft');
  expect(await page.getByRole('tabpanel', { name: 'Implant cases 17' }).textContent()).toBe('Implant cases');
  await page.keyboard.press('Tab');
  const focused = page.getByRole('button', { name: 'Save view' });
  expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('what a sign before a tab means is read with its name', async () => {
  const page = await workbench.open('tabs--marked');
  await page.getByRole('tab', { name: 'Dr. Reid, veneers Shared 2' }).click();
  expect(await page.getByRole('tab', { selected: true }).count()).toBe(1);
  const urgent = page.getByRole('tab', { name: 'Needs you 5' }).locator('span');
  const usual = page.getByRole('tab', { name: 'All orders 24' }).locator('span');
  const colorOf = (element: Element): string => getComputedStyle(element).color;
  expect(await urgent.evaluate(colorOf)).not.toBe(await usual.evaluate(colorOf));
});

test('tabs that do not fit can be moved along, and the page stays as wide as the phone', async () => {
  const page = await workbench.open('tabs--views', { width: 390 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
