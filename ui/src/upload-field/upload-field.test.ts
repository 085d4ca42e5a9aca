import { Buffer } from 'node:buffer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

const file = (name: string, bytes = 10): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(bytes),
});

test('a file is listed with its size and can be taken out', async () => {
  const page = await workbench.open('upload-field--kinds');
  await page.getByLabel('Logo').setInputFiles(file('Logo.PNG', 2048));
  expect(await page.getByRole('listitem').textContent()).toContain('2\u00A0KB');
  await page.getByRole('button', { name: 'Remove Logo.PNG' }).click();
  expect(await page.getByRole('listitem').count()).toBe(0);
});

test('what is refused is named with the reason, and what was there stays', async () => {
  const page = await workbench.open('upload-field--kinds');
  const logo = page.getByLabel('Logo', { exact: true });
  await logo.setInputFiles(file('logo.png'));
  await logo.setInputFiles(file('logo.exe'));
  expect(await page.getByText('Incorrect Format: logo.exe').isVisible()).toBe(true);
  expect(await logo.getAttribute('aria-invalid')).toBe('true');
  await logo.setInputFiles(file('big.png', 1024 ** 2 + 1));
  expect(await page.getByText('Unable to upload. big.png is larger than').isVisible()).toBe(true);
  expect(await page.getByRole('listitem').allTextContents()).toEqual([expect.stringContaining('logo.png')]);
});

test('no more files than allowed', async () => {
  const page = await workbench.open('upload-field--kinds');
  await page.getByLabel('Attachments').setInputFiles([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
  expect(await page.getByRole('listitem').count()).toBe(2);
  expect(await page.getByText('You can add up to 2 files').isVisible()).toBe(true);
});
