import { Buffer } from 'node:buffer';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

async function drawLine(page: Page, y: number): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  if (box === null) throw new Error('there is no pad');
  await page.mouse.move(box.x + 60, box.y + y);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + y - 20, { steps: 8 });
  await page.mouse.move(box.x + 300, box.y + y + 20, { steps: 8 });
  await page.mouse.up();
}

/** How many pixels of the pad have ink, from a height on. */
const ink = (page: Page, from = 0): Promise<number> =>
  page.locator('canvas').evaluate((canvas, top) => {
    const pad = canvas as HTMLCanvasElement;
    const pixels = pad.getContext('2d')?.getImageData(0, top, pad.width, pad.height - top).data ?? [];
    return pixels.filter((value, i) => i % 4 === 3 && value > 0).length;
  }, from);

test('what is drawn is seen, and saved as a picture without ground', async () => {
  const page = await workbench.open('signature-pad--empty');
  expect((await page.locator('canvas').boundingBox())?.height).toBe(206);
  expect(await ink(page)).toBe(0);
  await drawLine(page, 120);
  expect(await ink(page)).toBeGreaterThan(200);
  await page.getByText('image/png').waitFor();
  const saved = await page.getByAltText('What is saved').evaluate(async (picture) => {
    const image = picture as HTMLImageElement;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return {
      corner: pixels[3],
      ink: pixels.some((value, i) => i % 4 === 3 && value === 255),
      width: canvas.width,
      height: canvas.height,
    };
  });
  // Three times what was drawn and a margin, not the whole pad.
  expect(saved).toEqual({ corner: 0, ink: true, width: 3 * (240 + 16), height: 3 * (40 + 16) });
});

test('a stroke can be taken back, or all of them', async () => {
  const page = await workbench.open('signature-pad--empty');
  await drawLine(page, 60);
  expect(await ink(page, 100)).toBe(0);
  await drawLine(page, 140);
  expect(await ink(page, 100)).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Undo last stroke' }).click();
  expect(await ink(page, 100)).toBe(0);
  expect(await ink(page)).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await ink(page)).toBe(0);
  expect(await page.getByText('image/png').count()).toBe(0);
});

test('a picture is another way, and a file that is none is refused', async () => {
  const page = await workbench.open('signature-pad--empty');
  await page.getByText('Upload image').click();
  const upload = page.locator('input[type=file]');
  await upload.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByText('Incorrect Format').waitFor();
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await upload.setInputFiles({
    name: 'sign.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  await page.getByText('image/png').waitFor();
  expect(await page.getByText('Incorrect Format').count()).toBe(0);
});
