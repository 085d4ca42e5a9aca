import type { Server } from 'node:http';
import type { Browser, Page } from 'playwright-core';
import type { Vector } from '@archway/mesh/vector';
import type { MarkShape } from '../src/marks/mark-shape.ts';
import type { Viewer } from '../src/viewer.ts';
import type { Toolbox } from '../workbench/toolbox.ts';
import { launchBrowser } from './launch-browser.ts';
import { serveWorkbench } from './serve-workbench.ts';

/** What the page of the workbench has beside the usual. */
export interface InPage<Tool = unknown> {
  viewer: Viewer;
  toolbox: Toolbox;
  /** Put there by a test: the tool in hand. */
  tool: Tool;
}

export interface Workbench {
  browser: Browser;
  page: Page;
  origin: string;
  complaints: string[];
  close(): Promise<void>;
}

/** The page in a browser; layers are shown by `show`. */
export async function openWorkbench(jaws: string, size = { width: 640, height: 480 }): Promise<Workbench> {
  const { server, origin } = await serveWorkbench(jaws);
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: size });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return { browser, page, origin, complaints, close: () => closeAll(browser, server) };
}

async function closeAll(browser: Browser, server: Server): Promise<void> {
  await browser.close();
  server.close();
}

/** Shows layers by the names of their files, and waits until they can be measured on. */
export async function show({ page, origin }: Workbench, names: readonly string[]): Promise<void> {
  const layers = names.map((name) => `layer=${name}:/jaws/${name}`).join('&');
  await page.goto(`${origin}/?still&${layers}`);
  await page.waitForFunction(() => (globalThis as unknown as InPage).viewer.state.isMeasurable);
}

export const onScreen = (page: Page, point: Vector): Promise<{ x: number; y: number; hidden: boolean }> =>
  page.evaluate((place) => (globalThis as unknown as InPage).viewer.worldToScreen(place), point);

/** What the tool in hand has told, the last at the end. */
export const toldOn = async <Shape extends MarkShape>(page: Page): Promise<Shape[]> =>
  (await page.evaluate(() => (globalThis as unknown as InPage).toolbox.told)) as Shape[];

export const hasTold = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (globalThis as unknown as InPage).toolbox.told.length > 0);

/** Turns around a place of the model, and comes nearer. */
export async function zoomTo(page: Page, point: Vector, turns: number): Promise<void> {
  const { x, y } = await onScreen(page, point);
  await page.mouse.dblclick(x, y);
  for (let turn = 0; turn < turns; turn++) {
    const now = await onScreen(page, point);
    await page.mouse.move(now.x, now.y);
    await page.mouse.wheel(0, -120);
    await page.waitForTimeout(60);
  }
}

/** The distances of one layer's vertices from another layer, by the page's worker, as a tool gets them. */
export function gapsBetween(page: Page, fromId: string, toId: string): Promise<Float32Array> {
  return page.evaluate(
    (asked) =>
      new Promise<Float32Array>((resolve, reject) => {
        const { viewer } = globalThis as unknown as InPage;
        const remove = viewer.addDrawing({
          start: (scene) => {
            scene
              .work('surfaceGaps', { ...asked, within: 3 })
              .then(({ distances }) => resolve(distances), reject)
              .finally(() => remove());
          },
          draw: () => {},
          dispose: () => {},
        });
      }),
    { fromId, toId },
  );
}
