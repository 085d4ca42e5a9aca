import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('an area says when its text is too long', async () => {
  const page = await workbench.open('text-area--kinds');
  await page.getByLabel('Message').fill('a'.repeat(61));
  expect(await page.getByText('The length cannot exceed 60 characters.').isVisible()).toBe(true);
});

test('an area grows with its text', async () => {
  const page = await workbench.open('text-area--kinds');
  const area = page.getByLabel('Message');
  const before = (await area.boundingBox())?.height ?? 0;
  await area.fill('one line\n'.repeat(8));
  expect((await area.boundingBox())?.height ?? 0).toBeGreaterThan(before);
});
