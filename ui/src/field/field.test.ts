import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('the control is described by its help, or by its error when there is one', async () => {
  const page = await workbench.open('field--with-help-and-error');
  const described = (label: string): Promise<string | null | undefined> =>
    page
      .getByLabel(label)
      .evaluate(
        (input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
      );
  expect(await described('Serial number')).toBe('On the back of the scanner.');
  expect(await described('Name')).toContain('already in use');
  expect(await page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('Serial number').getAttribute('aria-invalid')).toBeNull();
});
