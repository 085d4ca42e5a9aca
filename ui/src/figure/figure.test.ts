import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('a number with a list behind it is one link that reads as a sentence', async () => {
  const page = await workbench.open('figure--kinds');
  const pending = page.getByRole('link', { name: 'Pending 4 2 unread over 24 h' });
  expect(await pending.count()).toBe(1);
  expect(await page.getByRole('link').count()).toBe(2);
});
