import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('a chip opens its menu, takes several values and says them', async () => {
  const page = await workbench.open('filter-chip--filters');
  const chip = page.getByRole('button', { name: 'Status' });
  await chip.click();
  await page.getByRole('menuitemcheckbox', { name: 'Accepted' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Ready' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  expect(await chip.textContent()).toBe('StatusAccepted, +1');
  expect(await chip.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the keys choose one value and Backspace clears it', async () => {
  const page = await workbench.open('filter-chip--filters');
  const chip = page.getByRole('button', { name: 'Lab' });
  await chip.focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitemradio', { name: 'Kestrel Dental Lab', checked: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await chip.textContent()).toBe('LabAtelier Roux');
  await page.keyboard.press('Backspace');
  expect(await chip.textContent()).toBe('LabAny');
  expect(await chip.getAttribute('data-set')).toBeNull();
});
