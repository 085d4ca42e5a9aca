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
