import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('an icon has a name, a tooltip with its key and 32 pixels', async () => {
  const page = await workbench.open('icon-button--kinds');
  const bell = page.getByRole('button', { name: 'Notifications' });
  expect(await bell.getAttribute('data-tip')).toBe('Notifications (B)');
  expect(await bell.boundingBox()).toMatchObject({ width: 32, height: 32 });
  expect(await page.getByRole('button', { name: 'Grid' }).getAttribute('aria-pressed')).toBe('true');
});
