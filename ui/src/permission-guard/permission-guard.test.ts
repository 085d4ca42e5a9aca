import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('what may not be done is not there', async () => {
  const page = await workbench.open('permission-guard--buttons');
  expect(await page.getByRole('button').allTextContents()).toEqual(['Delete case']);
  expect(await page.getByText('For administrators').isVisible()).toBe(true);
});
