import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { CHECKOUT } from './dev/steps.ts';
import { drawIcons } from './icons/draw.ts';

const file = (name: string): Buffer => readFileSync(join(CHECKOUT, 'web/public', name));
const pixels = (bytes: Buffer): Promise<Buffer> => sharp(bytes).ensureAlpha().raw().toBuffer();

test('the icons are those of the present mark', async () => {
  for (const [name, bytes] of await drawIcons(CHECKOUT)) {
    if (name.endsWith('.ico')) expect(file(name).equals(bytes), name).toBe(true);
    else expect((await pixels(file(name))).equals(await pixels(bytes)), name).toBe(true);
  }
});

test('favicon.ico holds three PNG images of the sizes it names', async () => {
  const ico = file('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [i, size] of [16, 32, 48].entries()) {
    const at = 6 + 16 * i;
    const start = ico.readUInt32LE(at + 12);
    const image = ico.subarray(start, start + ico.readUInt32LE(at + 8));
    expect([ico[at], await sharp(image).metadata()]).toMatchObject([size, { format: 'png', width: size }]);
  }
});

test('icons that systems cut to shape have no transparent corner', async () => {
  for (const name of ['apple-touch-icon.png', 'icon-maskable-512.png'])
    expect((await sharp(file(name)).stats()).isOpaque, name).toBe(true);
});

test('the manifest names icons that are there, with their true size', async () => {
  const { icons } = JSON.parse(file('manifest.webmanifest').toString()) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  for (const { src, sizes, type } of icons.filter((icon) => icon.type === 'image/png')) {
    const { width, height, format } = await sharp(file(src.slice(1))).metadata();
    expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  }
  expect(icons).toHaveLength(4);
});
