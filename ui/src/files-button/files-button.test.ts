import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

const fileOf = (name: string) => ({ name, mimeType: 'model/stl', buffer: Buffer.from(name) });

test('many files are handed over, and the same ones can be chosen again', async () => {
  const page = await workbench.open('files-button--kinds');
  const names = page.getByRole('status');
  for (const files of [['upper.stl', 'lower.stl'], ['bite.stl'], ['bite.stl']]) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Add files' }).click();
    await (await chooser).setFiles(files.map(fileOf));
    await expect.poll(() => names.textContent()).toBe(files.join(', '));
  }
});

test('the other one asks for a folder', async () => {
  const page = await workbench.open('files-button--kinds');
  const inputs = page.locator('input[type=file]');
  expect(await inputs.nth(0).getAttribute('accept')).toBe('.stl,.ply');
  expect(await inputs.nth(0).getAttribute('webkitdirectory')).toBe(null);
  expect(await inputs.nth(1).getAttribute('webkitdirectory')).toBe('');
});
