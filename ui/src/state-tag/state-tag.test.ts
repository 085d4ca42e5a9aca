import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('a tag is 20 pixels high and has no gauge', async () => {
  const page = await workbench.open('state-tag--kinds');
  const box = await page.getByText('Registering').boundingBox();
  expect(box?.height).toBe(20);
  expect(await page.locator('[data-story] svg').count()).toBe(0);
});
