import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('Ctrl K opens it, arrows walk around, Enter runs', async () => {
  const page = await workbench.open('command-palette--with-commands');
  await page.keyboard.press('Control+k');
  const active = (): Promise<string[]> => page.locator('[aria-selected=true]').allTextContents();
  expect(await active()).toEqual([expect.stringContaining('Dashboard')]);
  await page.keyboard.press('ArrowUp');
  expect(await active()).toEqual(['Dark theme']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await page.getByText('Done: cases').count()).toBe(1);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test('every word and the other names are searched; nothing found is said', async () => {
  const page = await workbench.open('command-palette--with-commands');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('order new');
  expect(await page.getByRole('option').count()).toBe(1);
  await page.getByRole('combobox').fill('NIGHT');
  expect(await page.getByRole('option', { name: 'Dark theme' }).count()).toBe(1);
  await page.getByRole('combobox').fill('zzz');
  expect(await page.getByText('No results.').isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await page.getByText('Done: nothing').count()).toBe(1);
});
