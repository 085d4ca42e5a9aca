import { vectorAt, type Vector } from '@archway/mesh/core/vector';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { meshOf } from '../../../testing/changed-jaws.fixtures.ts';
import { distanceByAll } from '../../../testing/distance-by-all.ts';
import { makeJaws } from '../../../testing/jaws.fixtures.ts';
import { BLOCKED_MS, longestTaskWhile } from '../../../testing/main-thread.ts';
import { openWorkbench, type OpenWorkbench } from '../../../testing/open-workbench.ts';
import { hasTold, onScreen, show, toldOn, gapsBetween, type WithTool } from '../../../testing/tool-page.ts';
import type { ContactMap } from '@archway/rules/marks';
import type { ContactsTool } from './contacts-tool.ts';

type Page = WithTool<ContactsTool>;

let folder: string;
let bench: OpenWorkbench;

beforeAll(async () => {
  folder = await makeJaws(120_000);
  bench = await openWorkbench(folder);
  await show(bench, ['lower', 'upper']);
});

afterAll(() => bench.close());

/** The share of the picture that is as green or blue as gaps are, and teeth never. */
function paintedShare(): Promise<number> {
  return bench.page.evaluate(async () => {
    const { viewer } = globalThis as unknown as Page;
    const picture = await createImageBitmap(await viewer.snapshot());
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    let painted = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!];
      if (green - red > 25 || blue - red > 40) painted++;
    }
    return painted / (data.length / 4);
  });
}

const framesPass = () =>
  bench.page.evaluate(async () => {
    for (let frame = 0; frame < 8; frame++) await new Promise((done) => requestAnimationFrame(done));
  });

it('the contacts tool paints both jaws and reports contacts without blocking the page', async () => {
  const { page } = bench;
  const bare = await paintedShare();
  const began = performance.now();
  const longest = await longestTaskWhile(page, async () => {
    await page.evaluate(() => {
      const here = globalThis as unknown as Page;
      here.viewer.setView('occlusal');
      here.tool = here.toolbox.contacts({ scanId: 'lower', antagonistId: 'upper', range: 1 });
    });
    await hasTold(page);
    await framesPass();
  });
  const took = performance.now() - began;
  const [made] = await toldOn<ContactMap>(page);
  const state = await page.evaluate(() => (globalThis as unknown as Page).tool.state);
  const painted = await paintedShare();
  console.log(`${JSON.stringify(made)} in ${Math.round(took)} ms; longest task ${longest} ms`);
  expect(state).toMatchObject({ isWorking: false, progress: 1, problem: null, result: made });
  expect(made!.contacts).toBeGreaterThanOrEqual(8);
  expect(made!.closest).toBeLessThan(0);
  expect(painted).toBeGreaterThan(bare + 0.01);
  expect(longest).toBeLessThan(BLOCKED_MS);
});

it('distances of the contacts tool equal a brute-force search at 1,000 points', async () => {
  const lower = await meshOf(folder, 'lower');
  const distanceTo = distanceByAll(await meshOf(folder, 'upper'));
  const distances = await gapsBetween(bench.page, 'lower', 'upper');
  const known = [...distances.keys()].filter((vertex) => !Number.isNaN(distances[vertex]!));
  expect(known.length).toBeGreaterThan(5_000);
  const errors = Array.from({ length: 1000 }, (_, i) => {
    const vertex = known[Math.floor((i * known.length) / 1000)]!;
    return Math.abs(distances[vertex]! - distanceTo(vectorAt(lower.positions, vertex)));
  });
  console.log(`largest error at 1,000 places ${Math.max(...errors)} mm`);
  expect(Math.max(...errors)).toBeLessThan(0.01);
});

it('the contacts tool shows the distance under the pointer', async () => {
  const { page } = bench;
  const lower = await meshOf(folder, 'lower');
  const distanceTo = distanceByAll(await meshOf(folder, 'upper'));
  const distances = await gapsBetween(bench.page, 'lower', 'upper');
  const place = await seenPlace(
    lower.positions,
    [...distances.keys()].filter((vertex) => distances[vertex]! < 0.3),
  );
  await page.mouse.move(place.x, place.y);
  const tag = page.getByText(/^-?\d\.\d\d mm$/u);
  await tag.waitFor();
  const hit = await page.evaluate(({ x, y }) => (globalThis as unknown as Page).viewer.pick(x, y), place);
  const value = Number((await tag.textContent())!.replace(' mm', ''));
  expect(Math.abs(value - distanceTo(hit!.point))).toBeLessThan(0.0051);
});

async function seenPlace(positions: Float32Array, vertices: number[]): Promise<{ x: number; y: number }> {
  for (const vertex of vertices) {
    const point: Vector = vectorAt(positions, vertex);
    const place = await onScreen(bench.page, point);
    if (!place.hidden) return { x: Math.round(place.x), y: Math.round(place.y) };
  }
  throw new Error('no contact is seen');
}

it('a smaller range repaints contacts without a new computation, and closing the tool removes the paint', async () => {
  const { page } = bench;
  const before = await paintedShare();
  const results = await page.evaluate(() => {
    const here = globalThis as unknown as Page;
    here.tool.setRange(0.3);
    return here.toolbox.told.length;
  });
  await framesPass();
  const narrow = await paintedShare();
  expect(narrow).toBeLessThan(before);
  expect(await page.evaluate(() => (globalThis as unknown as Page).tool.state.result!.range)).toBe(0.3);
  expect(results).toBe(1);
  await page.evaluate(() => (globalThis as unknown as Page).viewer.setTool(null));
  await framesPass();
  expect(await paintedShare()).toBeLessThan(narrow);
  expect(bench.complaints).toEqual([]);
});
