import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('a bar has a word and a number, and stays within its track', async () => {
  const page = await workbench.open('progress--kinds', { language: 'de' });
  const bars = page.getByRole('progressbar');
  expect(await bars.nth(0).getAttribute('aria-valuetext')).toBe('3 of 5');
  expect(await bars.nth(1).getAttribute('aria-valuetext')).toMatch(/^62\s%$/);
  expect(await bars.nth(3).getAttribute('value')).toBe('1');
  expect((await bars.nth(0).boundingBox())?.height).toBe(4);
});
