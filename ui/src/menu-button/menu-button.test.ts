import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('the keyboard opens the menu, walks in it and chooses', async () => {
  const page = await workbench.open('menu-button--kinds');
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Export' }).waitFor();
  expect(await more.getAttribute('aria-expanded')).toBe('true');
  await page.waitForFunction(() => document.activeElement?.closest('[role=menu]') !== null);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText(/Chosen: (?:copy|export)/).waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-expanded=true]') === null);
});

test('a menu inside a dialog lies above it, and Escape closes the menu first', async () => {
  const page = await workbench.open('menu-button--in-dialog');
  await page.getByRole('button', { name: 'Open' }).click();
  const more = page.getByRole('dialog').getByRole('button', { name: 'More' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Delete case' }).click();
  await page.getByText('Chosen: delete').waitFor();
  await more.click();
  await page.getByRole('menuitem', { name: 'Export' }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelector('[aria-expanded=true]') === null);
  expect(await page.getByRole('dialog').isVisible()).toBe(true);
});
