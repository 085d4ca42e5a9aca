import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('a press turns it on, and the next one off again', async () => {
  const page = await workbench.open('toggle-chip--filters');
  const chip = page.getByRole('button', { name: 'Overdue' });
  expect(await chip.getAttribute('aria-pressed')).toBe('false');
  await chip.click();
  expect(await chip.getAttribute('aria-pressed')).toBe('true');
  await chip.press('Space');
  expect(await chip.getAttribute('aria-pressed')).toBe('false');
});
