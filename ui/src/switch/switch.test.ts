import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('a switch is read as a switch and turns by key and pointer', async () => {
  const page = await workbench.open('switch--kinds');
  const accepting = page.getByRole('switch', { name: 'Auto-accept' });
  expect(await accepting.isChecked()).toBe(false);
  await accepting.press('Space');
  expect(await accepting.isChecked()).toBe(true);
  await page.getByText('Auto-accept').click();
  expect(await accepting.isChecked()).toBe(false);
});
