import type { SmallUploadKind } from '@archway/rules/uploads';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { onePage } from '../../../testing/pdf.ts';
import { cleanSandboxed } from './clean-sandboxed.ts';

const picture = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 10, g: 120, b: 200, alpha } } });

async function cleaned(kind: SmallUploadKind, bytes: Buffer) {
  const clean = await cleanSandboxed(kind, bytes);
  if (clean === null) throw new Error('refused');
  const { width, height, format, hasAlpha } = await sharp(clean.bytes).metadata();
  return { width, height, format, hasAlpha };
}

test.each<[SmallUploadKind, [number, number], object]>([
  ['avatar', [900, 600], { width: 512, height: 512, format: 'jpeg', hasAlpha: false }],
  ['avatar', [100, 40], { width: 40, height: 40, format: 'jpeg', hasAlpha: false }],
  ['organization', [3_000, 1_500], { width: 1_024, height: 512, format: 'png', hasAlpha: true }],
  ['organization', [64, 32], { width: 64, height: 32, format: 'png', hasAlpha: true }],
  ['license', [5_000, 1_000], { width: 4_096, height: 819, format: 'jpeg', hasAlpha: false }],
])('%s of %j', async (kind, [width, height], expected) => {
  expect(await cleaned(kind, await picture(width, height).png().toBuffer())).toEqual(expected);
});

test('a signature loses its empty margin and keeps seeing through', async () => {
  const stroke = await picture(3_000, 300).png().toBuffer();
  const drawn = await picture(3_400, 900, 0)
    .composite([{ input: stroke, left: 200, top: 300 }])
    .png()
    .toBuffer();
  const seen = await cleaned('signature', drawn);
  expect(seen).toMatchObject({ width: 1_200, format: 'png', hasAlpha: true });
  expect(seen.height).toBeGreaterThan(110);
  expect(seen.height).toBeLessThan(125);
});

test('a signature that is empty or tiny is still a picture', async () => {
  expect(await cleaned('signature', await picture(50, 20, 0).png().toBuffer())).toMatchObject({
    format: 'png',
  });
  expect(await cleaned('signature', await picture(1, 2).png().toBuffer())).toMatchObject({
    width: 1,
    height: 2,
  });
});

test('a picture lying on its side is put upright, then what says so goes', async () => {
  const lying = await picture(400, 100).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect((await sharp(lying).metadata()).orientation).toBe(6);
  const clean = await cleanSandboxed('license', lying);
  const { width, height, orientation } = await sharp(clean?.bytes).metadata();
  expect([width, height, orientation]).toEqual([100, 400, undefined]);
});

test('where a picture was taken, by whom and with what is gone', async () => {
  const telling = await picture(300, 300)
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Hannah Feld', Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>Hannah Feld</rdf></x:xmpmeta>')
    .toBuffer();
  expect(telling.includes('Hannah Feld')).toBe(true);
  expect((await sharp(telling).metadata()).exif).toBeDefined();
  for (const kind of ['avatar', 'organization', 'signature', 'license'] as const) {
    const clean = await cleanSandboxed(kind, telling);
    expect(clean?.bytes.includes('Hannah Feld')).toBe(false);
    expect(clean?.bytes.includes('Camera')).toBe(false);
    const { exif, xmp, icc } = await sharp(clean?.bytes).metadata();
    expect([exif, xmp, icc]).toEqual([undefined, undefined, undefined]);
  }
});

test('what a picture is goes by its bytes and not by what somebody calls it', async () => {
  const webp = await picture(10, 10).webp().toBuffer();
  expect(await cleanSandboxed('avatar', webp)).toBeNull();
  const pdf = onePage();
  expect((await cleanSandboxed('license', pdf))?.contentType).toBe('application/pdf');
  expect(await cleanSandboxed('avatar', pdf)).toBeNull();
});

test('a license keeps its pages, their sizes and what is drawn on them', async () => {
  const source = await PDFDocument.create();
  const [first, second] = [source.addPage([300, 400]), source.addPage([500, 200])];
  first.drawText('License HE-1');
  second.drawImage(await source.embedPng(await picture(20, 20).png().toBuffer()), { x: 10, y: 10 });
  const clean = await cleanSandboxed('license', Buffer.from(await source.save()));
  const made = await PDFDocument.load(clean?.bytes ?? Buffer.alloc(0));
  expect(made.getPages().map((page) => page.getSize())).toEqual([
    { width: 300, height: 400 },
    { width: 500, height: 200 },
  ]);
  const text = clean?.bytes.toString('latin1') ?? '';
  expect(text).toContain('/BaseFont /Helvetica');
  expect(text).toContain('/Subtype /Image');
});

test('the same file gives the same bytes again', async () => {
  const bytes = await picture(30, 30).png().toBuffer();
  const [one, two] = await Promise.all([
    cleanSandboxed('organization', bytes),
    cleanSandboxed('organization', bytes),
  ]);
  expect(one?.bytes.equals(two?.bytes ?? Buffer.alloc(0))).toBe(true);
  const [a, b] = await Promise.all([
    cleanSandboxed('license', onePage()),
    cleanSandboxed('license', onePage()),
  ]);
  expect(a?.bytes.equals(b?.bytes ?? Buffer.alloc(0))).toBe(true);
});
