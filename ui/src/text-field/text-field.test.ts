import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('a text that is too long is kept, and the field says how much is allowed', async () => {
  const page = await workbench.open('text-field--kinds');
  const name = page.getByLabel('Dentist name');
  await name.fill('Dr. Hannah Feld-Oberhausen');
  expect(await name.inputValue()).toBe('Dr. Hannah Feld-Oberhausen');
  expect(await page.getByText('The length cannot exceed 20 characters.').isVisible()).toBe(true);
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  await name.fill('Dr. Feld');
  expect(await page.getByText('The length cannot exceed').count()).toBe(0);
});

test('no field is wider than a phone', async () => {
  const page = await workbench.open('text-field--kinds', { width: 320, language: 'de' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
