import { movePoint } from '@archway/mesh/core/rigid';
import { length, subtract, vectorAt, type Vector } from '@archway/mesh/core/vector';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  AWAY,
  CHANGES,
  makeChangedJaws,
  meshOf,
  type ChangedJaws,
} from '../../../testing/changed-jaws.fixtures.ts';
import { farthestApart } from '../../../testing/changed-scan.ts';
import { distanceByAll } from '../../../testing/distance-by-all.ts';
import { BLOCKED_MS, longestTaskWhile } from '../../../testing/main-thread.ts';
import { openWorkbench, type OpenWorkbench } from '../../../testing/open-workbench.ts';
import { hasTold, onScreen, show, toldOn, type WithTool } from '../../../testing/tool-page.ts';
import type { DeviationMap } from '@archway/rules/marks';
import type { DeviationState, DeviationTool } from './deviation-tool.ts';

type Page = WithTool<DeviationTool>;

let jaws: ChangedJaws;
let bench: OpenWorkbench;

beforeAll(async () => {
  jaws = await makeChangedJaws(120_000);
  bench = await openWorkbench(jaws.folder);
});

afterAll(() => bench.close());

const stateOf = (): Promise<DeviationState> =>
  bench.page.evaluate(() => (globalThis as unknown as Page).tool.state);

async function begin(scanId: string): Promise<void> {
  await show(bench, [scanId, 'moved']);
  await bench.page.evaluate((id) => {
    const here = globalThis as unknown as Page;
    here.viewer.setView('occlusal');
    here.tool = here.toolbox.deviation({ scanId: id, referenceId: 'moved', range: 0.3 });
  }, scanId);
}

/** Presses on the layer that is asked for, some pixels beside the place; the other one is out of the way. */
async function press(scanId: string, isOnScan: boolean, place: Vector, off: number): Promise<void> {
  const { page } = bench;
  await page.evaluate(
    ([id, onScan]) => {
      const { viewer } = globalThis as unknown as Page;
      viewer.setLayer(id, { visible: onScan });
      viewer.setLayer('moved', { visible: !onScan });
    },
    [scanId, isOnScan] as const,
  );
  const { x, y } = await onScreen(page, place);
  await page.mouse.click(x + off, y - off);
}

async function alignRoughly(scanId: string): Promise<DeviationMap> {
  await begin(scanId);
  for (const [which, top] of jaws.tops.entries()) {
    expect(await stateOf()).toMatchObject({ phase: 'placing', placed: which * 2, nextOn: scanId });
    await press(scanId, true, top, which - 1);
    await press(scanId, false, movePoint(AWAY, top), 2 - which);
  }
  await hasTold(bench.page);
  return (await toldOn<DeviationMap>(bench.page))[0]!;
}

/** How far any vertex of the scan would be from where it belongs. */
async function errorOf({ transform }: DeviationMap): Promise<number> {
  const { positions } = await meshOf(jaws.folder, 'lower');
  return farthestApart(
    positions.map((_, at) => movePoint(AWAY, vectorAt(positions, Math.floor(at / 3)))[at % 3]!),
    (vertex) => movePoint(transform, vectorAt(positions, vertex)),
  );
}

it('the deviation tool aligns a moved scan within 5 µm from three rough pairs', async () => {
  const made = await alignRoughly('lower');
  const rough = Math.max(...made.pairs.map(({ from, to }) => length(subtract(movePoint(AWAY, from), to))));
  const error = await errorOf(made);
  console.log(
    `pairs up to ${rough} mm off; largest error ${error * 1000} µm, residual ${made.residual * 1000} µm, compared ${made.compared}`,
  );
  expect(made.pairs).toHaveLength(3);
  expect(rough).toBeGreaterThan(0.2);
  expect(error).toBeLessThan(0.005);
  expect(made.residual).toBeLessThan(0.002);
  expect(made.compared).toBeGreaterThan(0.95);
  expect(await stateOf()).toMatchObject({
    phase: 'shown',
    residual: made.residual,
    extremes: [],
    hasFailed: false,
  });
});

it('the deviation tool shows added and lost material with values, without blocking the page', async () => {
  const { page } = bench;
  const longest = await longestTaskWhile(page, async () => void (await alignRoughly('changed')));
  const made = (await toldOn<DeviationMap>(page)).at(-1)!;
  const error = await errorOf(made);
  const { extremes } = await stateOf();
  console.log(`largest error ${error * 1000} µm; ${JSON.stringify(extremes)}; longest task ${longest} ms`);
  expect(error).toBeLessThan(0.005);
  expect(extremes).toHaveLength(CHANGES.length);
  const distanceTo = distanceByAll(await meshOf(jaws.folder, 'lower'));
  for (const [which, { value, point }] of extremes.entries()) {
    expect(Math.abs(value - distanceTo(point))).toBeLessThan(0.005);
    expect(Math.sign(value)).toBe(Math.sign(CHANGES[which]!.height));
    expect(length(subtract(point, jaws.changed[which]!))).toBeLessThan(0.5);
  }
  expect(Math.abs(extremes[0]!.value - CHANGES[0]!.height)).toBeLessThan(0.01);
  await page.evaluate(() => (globalThis as unknown as Page).viewer.setLayer('changed', { visible: true }));
  await page.getByText('+0.30 mm').waitFor();
  expect(longest).toBeLessThan(BLOCKED_MS);
});

it('the deviation tool shows a saved map without aligning, and can start over', async () => {
  const { page } = bench;
  const [kept] = await toldOn<DeviationMap>(page);
  await page.evaluate((map) => {
    const here = globalThis as unknown as Page;
    here.tool = here.toolbox.deviation(map);
  }, kept!);
  await hasTold(page);
  expect(await toldOn(page)).toEqual([kept]);
  await page.evaluate(() => (globalThis as unknown as Page).tool.placeAnew());
  expect(await stateOf()).toMatchObject({ phase: 'placing', placed: 0, residual: null, extremes: [] });
  expect(bench.complaints).toEqual([]);
});
