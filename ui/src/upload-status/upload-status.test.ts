import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('sending has a bar, checking has words, and a file that is refused has no second try', async () => {
  const page = await workbench.open('upload-status--phases');
  expect(await page.getByRole('progressbar').count()).toBe(1);
  expect(await page.getByRole('progressbar').getAttribute('value')).toBe('0.42');
  await page.getByText('Checking the file').waitFor();
  await page.getByRole('alert').filter({ hasText: 'Incorrect Format' }).waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
});

test('what may help is tried again', async () => {
  const page = await workbench.open('upload-status--failed');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('status').filter({ hasText: 'Checking the file' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
