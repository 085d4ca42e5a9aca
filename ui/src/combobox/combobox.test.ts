import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('one is typed, marked with the arrows and chosen with Enter', async () => {
  const page = await workbench.open('combobox--patients');
  const field = page.getByRole('combobox', { name: 'Patient' });
  await field.fill('mari');
  expect(await page.getByRole('option').allInnerTexts()).toHaveLength(3);
  await field.press('ArrowDown');
  expect(await page.getByRole('option', { selected: true }).innerText()).toContain('Mario Keller');
  await field.press('Enter');
  expect(await field.inputValue()).toBe('Mario Keller');
  expect(await page.getByRole('listbox').count()).toBe(0);
});

test('from the first, up goes to the last, which makes what was not found', async () => {
  const page = await workbench.open('combobox--patients');
  const field = page.getByRole('combobox', { name: 'Patient' });
  await field.fill('mari');
  await field.press('ArrowUp');
  await field.press('Enter');
  expect(await page.getByText('mari was made.').count()).toBe(1);
});

test('Escape closes the list and keeps what was typed; a press chooses', async () => {
  const page = await workbench.open('combobox--patients');
  const field = page.getByRole('combobox', { name: 'Patient' });
  await field.fill('zzz');
  await page.getByText('Nobody is called that.').waitFor();
  await field.press('Escape');
  expect(await field.inputValue()).toBe('zzz');
  expect(await page.getByRole('listbox').count()).toBe(0);
  await field.fill('');
  await page.getByRole('option', { name: 'Nora Lind' }).click();
  expect(await field.inputValue()).toBe('Nora Lind');
});
