import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('it is a button, and more can be hit than its words', async () => {
  const page = await workbench.open('link-button--kinds');
  const edit = page.getByRole('button', { name: 'Edit' });
  const box = await edit.boundingBox();
  const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.textContent, [
    (box?.x ?? 0) + 4,
    (box?.y ?? 0) - 4,
  ] as const);
  expect(hit).toBe('Edit');
});
