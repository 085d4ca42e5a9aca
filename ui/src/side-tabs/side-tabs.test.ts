import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('the column is 212 wide and marks the open tab', async () => {
  const page = await workbench.open('side-tabs--my-info', { width: 1200 });
  const column = page.getByRole('navigation', { name: 'My Info' });
  expect((await column.boundingBox())?.width).toBe(212);
  await page.getByRole('link', { name: 'Scan info' }).click();
  expect(await page.getByText('Shown: #scan').isVisible()).toBe(true);
  expect(await page.locator('[aria-current=page]').allTextContents()).toEqual(['Scan info']);
  expect(page.url()).not.toContain('#scan');
});

test('below 980 pixels a select stands above the content', async () => {
  const page = await workbench.open('side-tabs--my-info', { width: 900 });
  expect(await page.getByRole('navigation').count()).toBe(0);
  await page.getByRole('combobox', { name: 'My Info' }).selectOption('Organization');
  expect(await page.getByText('Shown: #organization').isVisible()).toBe(true);
});
