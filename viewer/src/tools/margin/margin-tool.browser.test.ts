import { cachedDentition } from '@archway/cast/dentition/cached';
import { evenlySpaced, lengthOfLine, type Polyline } from '@archway/mesh/line/polyline';
import { vectorAt, type Vector } from '@archway/mesh/core/vector';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeJaws } from '../../../testing/jaws.fixtures.ts';
import { BLOCKED_MS, longestTaskWhile } from '../../../testing/main-thread.ts';
import { openWorkbench, type OpenWorkbench } from '../../../testing/open-workbench.ts';
import { onScreen, show, toldOn, zoomTo, type WithTool } from '../../../testing/tool-page.ts';
import { shareWithin } from '../../../testing/share-within.ts';
import { middleOf } from '../../work/middle-of.ts';
import type { MarginLine } from '@archway/rules/marks';
import type { MarginState, MarginTool } from './margin-tool.ts';

type Page = WithTool<MarginTool>;

const PRESSES = 8;
/** Places that are tried for each press. */
const SHIFTS = 10;
const PATIENCE = 30_000;
let bench: OpenWorkbench;
let truth: Polyline;
let around: Vector[];

beforeAll(async () => {
  const { lower } = await cachedDentition({ trianglesPerJaw: 120_000, prepared: [46] });
  truth = { points: lower.margins[0]!.points, isClosed: true };
  bench = await openWorkbench(await makeJaws(120_000));
  await show(bench, ['lower']);
  await bench.page.evaluate(() => (globalThis as unknown as Page).viewer.setView('occlusal'));
  await zoomTo(bench.page, middleOf(truth.points), 5);
  around = await seenPlaces();
});

afterAll(() => bench.close());

/** Around the margin, each where the line can be seen from here: a bulge of the stump hides a part of it. */
async function seenPlaces(): Promise<Vector[]> {
  const fine = evenlySpaced(truth, lengthOfLine(truth) / (PRESSES * SHIFTS));
  const places: Vector[] = [];
  for (let press = 0; press < PRESSES; press++) {
    for (let shift = 0; shift < SHIFTS; shift++) {
      const place = vectorAt(fine.points, press * SHIFTS + shift);
      if ((await onScreen(bench.page, place)).hidden) continue;
      places.push(place);
      break;
    }
  }
  return places;
}

const stateOf = (): Promise<MarginState> =>
  bench.page.evaluate(() => (globalThis as unknown as Page).tool.state);

async function until(isSo: (state: MarginState) => boolean): Promise<MarginState> {
  const began = performance.now();
  for (;;) {
    const state = await stateOf();
    if (isSo(state) && !state.isWorking) return state;
    if (performance.now() - began > PATIENCE) throw new Error(`it stays ${JSON.stringify(state)}`);
    await bench.page.waitForTimeout(20);
  }
}

const lastMade = async (): Promise<MarginLine> => (await toldOn<MarginLine>(bench.page)).at(-1)!;

function figuresOf({ line, isClosed }: MarginLine): { found: number; covered: number } {
  const drawn: Polyline = { points: Float32Array.from(line.flat()), isClosed };
  return { found: shareWithin(drawn, truth, 0.1), covered: shareWithin(truth, drawn, 0.1) };
}

/** Presses near each place and on the first again; tells how long each took to be answered. */
async function goAround(): Promise<number[]> {
  const { page } = bench;
  await page.evaluate(() => {
    const here = globalThis as unknown as Page;
    here.tool = here.toolbox.margin();
  });
  const waits: number[] = [];
  for (const [which, point] of around.entries()) {
    const { x, y } = await onScreen(page, point);
    await page.mouse.move(x + (which % 3) - 1, y + (which % 2) * 3 - 1);
    const began = performance.now();
    await page.mouse.click(x + (which % 3) - 1, y + (which % 2) * 3 - 1);
    await until(({ points }) => points === which + 1);
    waits.push(performance.now() - began);
  }
  const first = await onScreen(page, (await lastMade()).points[0]!);
  await page.mouse.click(first.x, first.y);
  await until(({ isClosed }) => isClosed);
  return waits;
}

it('the margin tool finds the margin of a prepared tooth from eight clicks near it, without blocking the page', async () => {
  let waits: number[] = [];
  const longest = await longestTaskWhile(bench.page, async () => {
    waits = await goAround();
  });
  const made = await lastMade();
  const { found, covered } = figuresOf(made);
  console.log(
    `within 100 µm: ${found} of the line, ${covered} of the margin; ${made.millimeters} mm, by the generator ${lengthOfLine(truth)} mm`,
  );
  console.log(`presses took ${waits.map(Math.round).join(', ')} ms; longest task ${longest} ms`);
  expect(around).toHaveLength(PRESSES);
  expect(made).toMatchObject({ kind: 'margin', scanId: 'lower', isClosed: true });
  expect(made.points).toHaveLength(PRESSES);
  expect(found).toBeGreaterThanOrEqual(0.9);
  expect(covered).toBeGreaterThanOrEqual(0.9);
  expect(longest).toBeLessThan(BLOCKED_MS);
});

it('a margin line has a card with its description', async () => {
  await bench.page.evaluate(() => (globalThis as unknown as Page).tool.setTooth(46));
  await bench.page.getByText('Margin line 46').waitFor();
  expect(await bench.page.getByText(/mm, closed$/u).textContent()).toMatch(/^\d+\.\d mm, closed$/u);
  expect((await lastMade()).tooth).toBe(46);
});

it('the margin tool lets a point be dragged off the edge, and undoes it', async () => {
  const { page } = bench;
  const before = await lastMade();
  const from = await onScreen(page, before.points[2]!);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.move(from.x + 22, from.y + 22);
  await page.mouse.up();
  await until(() => true);
  const dragged = await lastMade();
  expect(dragged.points[2]).not.toEqual(before.points[2]);
  expect(figuresOf(dragged).found).toBeLessThan(figuresOf(before).found);
  await page.keyboard.press('Control+z');
  await until(() => true);
  expect(figuresOf(await lastMade())).toEqual(figuresOf(before));
});

it('the margin tool adds a point on the line and removes it', async () => {
  const { page } = bench;
  const { line } = await lastMade();
  const place = await onScreen(page, line[Math.round(line.length / 16)]!);
  await page.mouse.click(place.x, place.y);
  await until(({ points }) => points === PRESSES + 1);
  await page.keyboard.press('Backspace');
  const { isClosed } = await until(({ points }) => points === PRESSES);
  expect(isClosed).toBe(true);
  expect(figuresOf(await lastMade()).found).toBeGreaterThanOrEqual(0.9);
});

it('the margin tool continues a saved line, and closing it leaves nothing on the model', async () => {
  const { page } = bench;
  const kept = await lastMade();
  await page.evaluate((line) => {
    const here = globalThis as unknown as Page;
    here.tool = here.toolbox.margin(line);
  }, kept);
  expect(await stateOf()).toMatchObject({
    points: PRESSES,
    isClosed: true,
    isWorking: false,
    canUndo: false,
  });
  await page.evaluate(() => (globalThis as unknown as Page).viewer.setTool(null));
  expect(await page.getByText('Margin line 46').count()).toBe(0);
  expect(bench.complaints).toEqual([]);
});
