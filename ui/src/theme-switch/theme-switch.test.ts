import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('pressed means dark', async () => {
  const page = await workbench.open('theme-switch--both');
  const dark = page.getByRole('button', { name: 'Dark theme' });
  expect(await dark.getAttribute('aria-pressed')).toBe('false');
  await dark.click();
  expect(await dark.getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByText('dark', { exact: true }).count()).toBe(1);
});
