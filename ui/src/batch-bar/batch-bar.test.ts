import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('it states the count, and Escape clears the selection', async () => {
  const page = await workbench.open('batch-bar--selected');
  const bar = page.getByRole('toolbar');
  expect(await bar.getByRole('status').textContent()).toBe('3 selected');
  await bar.getByRole('button', { name: 'Send to lab' }).click();
  expect(await page.locator('p').textContent()).toBe('sent');
  await page.keyboard.press('Escape');
  expect(await bar.count()).toBe(0);
});

test('on a phone nothing of it is lost', async () => {
  const page = await workbench.open('batch-bar--selected', { width: 390, language: 'de' });
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
  expect(await page.getByRole('toolbar').count()).toBe(0);
});
