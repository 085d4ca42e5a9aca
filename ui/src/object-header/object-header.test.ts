import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('the head names its thing and the way back', async () => {
  const page = await workbench.open('object-header--order');
  expect(await page.getByRole('heading', { level: 1, name: 'Amelia Hart' }).count()).toBe(1);
  expect(await page.getByRole('link', { name: 'Back to orders' }).getAttribute('href')).toBe('#orders');
});

test('nothing of it leaves a phone', async () => {
  const page = await workbench.open('object-header--order', { width: 390 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});

test('inside a frame it has a second heading, and goes back without loading the page', async () => {
  const page = await workbench.open('object-header--inside');
  await page.getByRole('heading', { level: 2, name: 'Amelia Hart' }).waitFor();
  await page.getByRole('link', { name: 'Back to cases' }).click();
  await page.getByText('The list').waitFor();
  expect(page.url()).not.toContain('#cases');
});
