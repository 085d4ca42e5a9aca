import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('a busy button keeps the focus and cannot be pressed', async () => {
  const page = await workbench.open('button--states');
  const sending = page.getByRole('button', { name: 'Sending…' });
  await sending.focus();
  expect(await sending.getAttribute('aria-disabled')).toBe('true');
  expect(await sending.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a label longer than its place wraps and is not cut', async () => {
  const page = await workbench.open('button--kinds', { width: 140 });
  const clipped = await page
    .getByRole('button')
    .evaluateAll((buttons) => buttons.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(clipped).toBe(0);
});
