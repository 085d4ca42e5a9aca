import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

test('is pressed by key, and takes the same file twice', async () => {
  const page = await workbench.open('file-button--kinds');
  for (const names of ['me.png', 'me.png, me.png']) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Change picture' }).press('Enter');
    await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('picture') });
    await page.getByText(names, { exact: true }).waitFor();
  }
  expect(await page.locator('input').first().getAttribute('accept')).toBe('.png,.jpg');
});

test('opens nothing while something is under way', async () => {
  const page = await workbench.open('file-button--kinds');
  let opened = 0;
  page.on('filechooser', () => (opened += 1));
  await page.getByRole('button', { name: 'Replace' }).press('Enter');
  await page.waitForTimeout(200);
  expect(opened).toBe(0);
});
