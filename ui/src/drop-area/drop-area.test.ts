import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

const dragOf = (page: Page, name: string) =>
  page.evaluateHandle((given) => {
    const drag = new DataTransfer();
    drag.items.add(new File(['scan'], given));
    return drag;
  }, name);

test('files over it are asked for in words, and taken', async () => {
  const page = await workbench.open('drop-area--page');
  const dataTransfer = await dragOf(page, 'upper.stl');
  const words = page.getByText('Upper jaw, lower jaw, bite.');
  await words.dispatchEvent('dragenter', { dataTransfer });
  await page.getByText('Drop to add to this case').waitFor();
  await words.dispatchEvent('drop', { dataTransfer });
  await page.getByRole('status').filter({ hasText: 'upper.stl' }).waitFor();
  expect(await page.getByText('Drop to add to this case').count()).toBe(0);
});

test('crossing what is in it does not leave it, going out does', async () => {
  const page = await workbench.open('drop-area--page');
  const dataTransfer = await dragOf(page, 'upper.stl');
  const words = page.getByText('Upper jaw, lower jaw, bite.');
  const said = page.getByText('Drop to add to this case');
  await words.dispatchEvent('dragenter', { dataTransfer });
  await page.getByRole('status').dispatchEvent('dragenter', { dataTransfer });
  await words.dispatchEvent('dragleave', { dataTransfer });
  expect(await said.count()).toBe(1);
  await page.getByRole('status').dispatchEvent('dragleave', { dataTransfer });
  await said.waitFor({ state: 'detached' });
});

test('one that is only to be read says nothing', async () => {
  const page = await workbench.open('drop-area--disabled');
  const dataTransfer = await dragOf(page, 'upper.stl');
  await page.getByText('Only to be read.').dispatchEvent('dragenter', { dataTransfer });
  expect(await page.getByText('Drop to add to this case').count()).toBe(0);
});
