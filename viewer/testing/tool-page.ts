import type { Vector } from '@archway/mesh/core/vector';
import type { Page } from 'playwright-core';
import type { MarkShape } from '@archway/rules/marks';
import { untilMeasurable, type InPage, type OpenWorkbench } from './open-workbench.ts';

/** A page into which a test has put the tool in hand. */
export interface WithTool<Tool> extends InPage {
  tool: Tool;
}

/** Shows layers by the names of their files, and waits until they can be measured on. */
export async function show(bench: OpenWorkbench, names: readonly string[]): Promise<void> {
  await bench.open(names.map((name) => `layer=${name}:/jaws/${name}`).join('&'));
  await untilMeasurable(bench.page);
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
