import type { Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeJaws } from '../testing/jaws.fixtures.ts';
import { launchBrowser } from '../testing/launch-browser.ts';
import { BLOCKED_MS, longestTaskWhile } from '../testing/main-thread.ts';
import { serveWorkbench } from '../testing/serve-workbench.ts';
import type { ViewerState, ViewName } from './types/state.ts';
import type { Viewer } from './viewer.ts';

interface InPage {
  viewer: Viewer;
}

const LAYERS = 'layer=lower:/jaws/lower&layer=upper:/jaws/upper';

let server: Server;
let origin: string;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

const stateOf = (): Promise<ViewerState> =>
  page.evaluate(() => (globalThis as unknown as InPage).viewer.state);

async function until(isSo: (state: ViewerState) => boolean): Promise<ViewerState> {
  for (;;) {
    const state = await stateOf();
    if (isSo(state)) return state;
    await page.waitForTimeout(40);
  }
}

/** The share of the picture that is model: the sheet behind it has hardly any color. */
function coloredShare(view: ViewName): Promise<number> {
  return page.evaluate(async (asked) => {
    const { viewer } = globalThis as unknown as InPage;
    viewer.setView(asked);
    const picture = await createImageBitmap(await viewer.snapshot());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    let colored = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! - data[at + 2]! > 20) colored++;
    return colored / (data.length / 4);
  }, view);
}

const screenPlace = () =>
  page.evaluate(() => (globalThis as unknown as InPage).viewer.worldToScreen([10, 20, 5]));

beforeAll(async () => {
  const jaws = await makeJaws(120_000);
  ({ server, origin } = await serveWorkbench(jaws));
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 640, height: 480 } });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
});

afterAll(async () => {
  await browser.close();
  server.close();
});

describe('two jaws', () => {
  it('show previews, then full meshes, without a jump or a dropped frame', async () => {
    const longest = await longestTaskWhile(page, async () => {
      await page.goto(`${origin}/?still&${LAYERS}`);
      const first = await until(({ layers }) => layers.some(({ stage }) => stage !== 'waiting'));
      expect(first.isMeasurable).toBe(false);
      await until(({ layers }) => layers.every(({ stage }) => stage !== 'waiting'));
      const before = await screenPlace();
      await until(({ isMeasurable }) => isMeasurable);
      expect(await screenPlace()).toEqual(before);
      expect((await stateOf()).layers.map(({ stage }) => stage)).toEqual(['full', 'full']);
    });
    expect(longest).toBeLessThan(BLOCKED_MS);
  });

  it('can be seen in all six views', async () => {
    for (const view of ['left', 'front', 'right', 'back', 'occlusal', 'multiple'] as const) {
      const share = await coloredShare(view);
      expect((await stateOf()).view).toBe(view);
      expect(share, view).toBeGreaterThan(0.08);
      expect(share, view).toBeLessThan(0.7);
    }
  });

  it('are picked where they are drawn', async () => {
    const found = await page.evaluate(() => {
      const { viewer } = globalThis as unknown as InPage;
      viewer.setView('occlusal');
      // The middle of the left molars, as seen from above: the front is below.
      for (let x = 600; x > 320; x -= 4) {
        const hit = viewer.pick(x, 200);
        if (hit !== null)
          return { x, hit, back: viewer.worldToScreen(hit.point), aside: viewer.state.layers[1]!.isAside };
      }
      return null;
    });
    expect(found).not.toBeNull();
    expect(found!.aside).toBe(true);
    expect(found!.hit.layerId).toBe('lower');
    expect(found!.hit.isFull).toBe(true);
    expect(found!.back.hidden).toBe(false);
    expect(Math.abs(found!.back.x - found!.x) + Math.abs(found!.back.y - 200)).toBeLessThan(0.5);
  });

  it('answer a job of the worker that has their meshes', async () => {
    const answer = await page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const { viewer } = globalThis as unknown as InPage;
          const remove = viewer.addDrawing({
            start: (scene) => {
              scene
                .work('closestPoint', { layerId: 'lower', to: [0, 0, 500] })
                .then(({ distance }) => resolve(distance), reject)
                .finally(() => remove());
            },
            draw: () => {},
            dispose: () => {},
          });
        }),
    );
    expect(answer).toBeGreaterThan(400);
    expect(answer).toBeLessThan(520);
  });

  it('draw no frames while idle', async () => {
    const drawn = await page.evaluate(async () => {
      const { viewer } = globalThis as unknown as InPage;
      // Counted in frames of the page: how long one takes says more about the machine.
      const wait = async (frames: number) => {
        for (let frame = 0; frame < frames; frame++) await new Promise((done) => requestAnimationFrame(done));
      };
      await wait(5);
      const { frames } = viewer.costs;
      await wait(20);
      return viewer.costs.frames - frames;
    });
    expect(drawn).toBe(0);
  });

  it('free all resources when disposed', async () => {
    const after = await page.evaluate(() => {
      const { viewer } = globalThis as unknown as InPage;
      viewer.dispose();
      return { ...viewer.costs, canvases: document.querySelectorAll('canvas, img').length };
    });
    expect(after).toMatchObject({ workers: 0, geometries: 0, canvases: 0 });
  });

  it('cause no console errors', () => {
    expect(complaints).toEqual([]);
  });
});
