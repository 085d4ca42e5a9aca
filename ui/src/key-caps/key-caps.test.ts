import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('keys pressed together share a cap, keys pressed in turn do not', async () => {
  const page = await workbench.open('key-caps--kinds');
  expect(await page.locator('kbd').allTextContents()).toEqual(['Ctrl K', 'G', 'D', '?']);
});
