import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { unpackForView } from '@archway/mesh/glb/unpack';
import { drawOpening } from '@archway/mesh/picture/draw-opening';
import { PICTURE_SIZE } from '@archway/mesh/picture/picture';
import { shownScan } from '@archway/mesh/picture/shown-scan';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeJaws } from '../testing/jaws.fixtures.ts';
import { launchBrowser } from '../testing/launch-browser.ts';
import { serveWorkbench } from '../testing/serve-workbench.ts';
import type { Viewer } from './viewer.ts';

interface InPage {
  viewer: Viewer;
}

let folder: string;
let server: Server;
let origin: string;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = await makeJaws(120_000);
  ({ server, origin } = await serveWorkbench(folder));
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: PICTURE_SIZE });
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** What the viewer shows, as red, green, blue and opacity. */
async function snapshot(): Promise<Uint8Array> {
  const values = await page.evaluate(async () => {
    const picture = await createImageBitmap(await (globalThis as unknown as InPage).viewer.snapshot());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    // As text: a list of a million numbers takes the browser's protocol seconds.
    return btoa(Array.from(data, (value) => String.fromCharCode(value)).join(''));
  });
  return Uint8Array.from(Buffer.from(values, 'base64'));
}

/** The first frame of these jaws, and the ground it is drawn on. */
async function open(
  roles: readonly string[],
  display: string,
): Promise<{ frame: Uint8Array; ground: Uint8Array }> {
  const layers = roles.map((role) => `layer=${role}:/jaws/${role}`).join('&');
  await page.goto(`${origin}/?still&only-preview&${display}&${layers}`);
  await page.waitForFunction(() =>
    (globalThis as unknown as InPage).viewer.state.layers.every(({ stage }) => stage === 'preview'),
  );
  const frame = await snapshot();
  await page.evaluate(() => (globalThis as unknown as InPage).viewer.setLayers([]));
  return { frame, ground: await snapshot() };
}

/** The stored picture as a page shows it on this ground. */
async function pictureOn(
  ground: Uint8Array,
  roles: readonly string[],
  hasColors: boolean,
): Promise<Uint8Array> {
  const scans = await Promise.all(
    roles.map(async (role) => {
      const file = await unpackForView(await readFile(join(folder, `${role}.preview.glb`)));
      const mesh = hasColors ? file.mesh : { ...file.mesh, colors: null };
      return shownScan({ ...file, mesh }, role);
    }),
  );
  const { rgba } = drawOpening(scans, PICTURE_SIZE);
  return ground.map((behind, at) => {
    const opacity = rgba[at - (at % 4) + 3]! / 255;
    return rgba[at]! * opacity + behind * (1 - opacity);
  });
}

/** The share of pixels of which a channel differs by more than 24 of 255. */
function differing(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  let count = 0;
  for (let at = 0; at < one.length; at += 4)
    if ([0, 1, 2].some((channel) => Math.abs(one[at + channel]! - other[at + channel]!) > 24)) count++;
  return count / (one.length / 4);
}

test.each([
  ['both jaws', ['upper', 'lower'], 'theme=light'],
  ['both jaws of stone', ['upper', 'lower'], 'theme=light&stone'],
  ['a lower jaw', ['lower'], 'theme=dark'],
  ['an upper jaw', ['upper'], 'theme=light'],
])('the picture of %s is what the viewer opens with', async (_, roles, display) => {
  const { frame, ground } = await open(roles, display);
  const picture = await pictureOn(ground, roles, !display.includes('stone'));
  const share = differing(picture, frame);
  console.log(`${display}, ${roles.join(' and ')}: ${(share * 100).toFixed(2)} % differ`);
  expect(share).toBeLessThan(0.02);
  expect(differing(frame, ground)).toBeGreaterThan(0.15);
});
