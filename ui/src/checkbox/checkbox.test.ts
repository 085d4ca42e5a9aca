import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('label, key and pointer all tick the box', async () => {
  const page = await workbench.open('checkbox--kinds');
  const terms = page.getByRole('checkbox', { name: 'I have read the terms' });
  await page.getByText('I have read the terms').click();
  expect(await terms.isChecked()).toBe(true);
  await terms.press('Space');
  expect(await terms.isChecked()).toBe(false);
  await terms.click();
  expect(await terms.isChecked()).toBe(true);
});

test('a box for some of its parts is mixed', async () => {
  const page = await workbench.open('checkbox--kinds');
  const all = page.getByRole('checkbox', { name: 'All cases' });
  expect(await all.evaluate((box) => (box as HTMLInputElement).indeterminate)).toBe(true);
});
