import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('arrow keys change the value, which is said in words', async () => {
  const page = await workbench.open('slider--kinds');
  const range = page.getByRole('slider', { name: 'Range' });
  await range.press('ArrowRight');
  expect(await range.getAttribute('aria-valuetext')).toBe('±0.38 mm');
  expect(await page.getByText('±0.38 mm').count()).toBe(1);
});

test('one without a visible label still has a name', async () => {
  const page = await workbench.open('slider--kinds');
  await page.getByRole('slider', { name: 'Opacity of Lower jaw' }).press('End');
  expect(await page.getByText('100 %').count()).toBe(1);
});
