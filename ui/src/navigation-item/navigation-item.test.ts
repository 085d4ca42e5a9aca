import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('a plain click goes there, and the place is a link all the same', async () => {
  const page = await workbench.open('navigation-item--places');
  const link = page.getByRole('link', { name: 'Orders' });
  expect(await link.getAttribute('aria-current')).toBe('page');
  await link.click();
  expect(await page.title()).toBe('orders');
});
