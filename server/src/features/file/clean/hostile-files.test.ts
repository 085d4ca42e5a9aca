import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { someOf } from '../../../testing/long-tests.ts';
import { HOSTILE_FILES } from '../hostile-files.fixtures.ts';
import { MARKER, type HostileFile } from '../hostile-pdfs.fixtures.ts';
import { cleanSandboxed } from './clean-sandboxed.ts';
import type { CleanFile } from './clean-file.ts';

const memoryBefore = process.memoryUsage.rss();

/** What a reader may be sent. */
const MOST_SIDE: Record<HostileFile['kind'], number> = {
  avatar: 512,
  organization: 1_024,
  signature: 1_200,
  license: 4_096,
};
const IN_PDF = [
  'JavaScript',
  '/JS',
  '/AA',
  'OpenAction',
  'Launch',
  'EmbeddedFile',
  '/Annots',
  'AcroForm',
  '/URI',
];

describe.each(someOf(HOSTILE_FILES))('$what ($kind)', ({ kind, bytes, outcome }) => {
  test.concurrent(`is ${outcome}, and harmless`, { timeout: 60_000 }, async () => {
    const clean = await cleanSandboxed(kind, bytes);
    expect(outcome === 'either' ? outcome : clean === null ? 'refused' : 'cleaned').toBe(outcome);
    if (clean !== null) await expectHarmless(clean, kind);
  });
});

async function expectHarmless({ bytes, contentType }: CleanFile, kind: HostileFile['kind']): Promise<void> {
  expect(bytes.includes(MARKER)).toBe(false);
  expect(bytes.includes('<script')).toBe(false);
  if (contentType === 'application/pdf') {
    for (const word of IN_PDF) expect(bytes.includes(word), word).toBe(false);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBeGreaterThan(0);
    return;
  }
  const seen = await sharp(bytes).metadata();
  expect(`image/${seen.format}`).toBe(contentType);
  expect(Math.max(seen.width, seen.height)).toBeLessThanOrEqual(MOST_SIDE[kind]);
  expect(seen).toMatchObject({ space: 'srgb', depth: 'uchar' });
  expect([seen.exif, seen.xmp, seen.icc, seen.iptc, seen.comments, seen.pages]).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
}

test('after all of them an honest picture is still cleaned, and this process has not grown', async () => {
  const honest = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  expect((await cleanSandboxed('avatar', honest))?.contentType).toBe('image/jpeg');
  expect(process.memoryUsage.rss() - memoryBefore).toBeLessThan(200 * 1024 * 1024);
});
