import { CALIBRATION } from '@archway/mesh/calibration/calibration-block';
import type { Vector } from '@archway/mesh/core/vector';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestPointer } from '../../../testing/test-pointer.ts';
import { makeBlock } from '../../../testing/jaws.fixtures.ts';
import {
  openWorkbench,
  PATIENCE,
  untilMeasurable,
  type InPage,
  type OpenWorkbench,
} from '../../../testing/open-workbench.ts';
import type { MeasureState } from './measure-tool.ts';
import type { MeasureMode, Measurement } from './measurement.ts';

interface WithTool extends InPage {
  measuring: ReturnType<InPage['toolbox']['measure']>;
}

const BLOCK = 'layer=other:/jaws/block';
/** Ten micrometers, and what they are at the end of an arm of ten millimeters. */
const MILLIMETERS = 0.01;
const DEGREES = 0.06;

/** From where both faces of an edge are seen, or all three of a corner, so that no press goes past it. */
const SEEN_FROM: readonly (readonly [point: Vector, from: Vector])[] = [
  [
    [5, 5, 1],
    [-1, 0, 1],
  ],
  [
    [5, 5, 2],
    [-1, 0, 1],
  ],
  [
    [10, 5, 2],
    [-1, 0, 1],
  ],
  [
    [10, 5, 5],
    [-1, 0, 1],
  ],
  [
    [15, 5, 5],
    [-1, 0, 1],
  ],
  [
    [12, 5, 5],
    [-1, 0, 2],
  ],
  [
    [8, 5, 2],
    [-1, 0, 2],
  ],
  [
    [7, 0, 2],
    [0, -1, 1],
  ],
  [
    [7, 10, 2],
    [0, 1, 1],
  ],
  [
    [0, 0, 1],
    [-1, -1, 1],
  ],
  [
    [20, 10, 6.5],
    [1, 1, 1],
  ],
  [
    [40, 5, 5],
    [-1, 0, 0.7],
  ],
  [
    [50, 5, 5],
    [1, 0, 0.5],
  ],
  [
    [45, 5, 10],
    [0, -0.3, 1],
  ],
  [
    [30, 5, 5 * Math.sqrt(3)],
    [0, -0.5, 1],
  ],
  [
    [25, 5, 0],
    [-1, 0, -0.3],
  ],
  [
    [35, 5, 0],
    [1, 0, -0.3],
  ],
];

let bench: OpenWorkbench;
let pointer: TestPointer;
const worst = { distance: 0, surface: 0, angle: 0 };

const take = (mode: MeasureMode) =>
  bench.page.evaluate((asked) => {
    const page = globalThis as unknown as WithTool;
    page.toolbox.made.length = 0;
    page.measuring = page.toolbox.measure(asked);
  }, mode);

const state = () =>
  bench.page.evaluate((): MeasureState => (globalThis as unknown as WithTool).measuring.state);

async function made(): Promise<Measurement> {
  await bench.page.waitForFunction(() => (globalThis as unknown as InPage).toolbox.made.length === 1);
  return bench.page.evaluate(() => (globalThis as unknown as InPage).toolbox.made[0] as Measurement);
}

async function press(point: Vector): Promise<void> {
  const [, from] = SEEN_FROM.find(([known]) =>
    known.every((value, axis) => Math.abs(value - point[axis]!) < 1e-9),
  )!;
  await pointer.press(point, from);
}

async function measured(mode: MeasureMode, points: readonly Vector[]): Promise<number> {
  await take(mode);
  for (const [which, point] of points.entries()) {
    expect((await state()).placed).toBe(which);
    await press(point);
  }
  const shape = await made();
  expect(shape.kind).toBe(mode);
  return shape.kind === 'angle' ? shape.degrees : shape.millimeters;
}

beforeAll(async () => {
  bench = await openWorkbench(await makeBlock());
  pointer = new TestPointer(bench.page);
});

afterAll(async () => {
  await bench.close();
});

it('the measure tool sets no point on a preview', async () => {
  await bench.open(`only-preview&${BLOCK}`);
  await bench.page.waitForFunction(
    () => (globalThis as unknown as Partial<InPage>).viewer?.state.layers[0]?.stage === 'preview',
  );
  await take('distance');
  const { x, y } = await pointer.placeOf([12, 0, 2]);
  await expect
    .poll(
      () =>
        bench.page.evaluate(([px, py]) => (globalThis as unknown as InPage).viewer.pick(px!, py!), [x, y]),
      PATIENCE,
    )
    .toMatchObject({ isFull: false });
  await bench.page.mouse.click(x, y);
  expect((await state()).placed).toBe(0);
});

describe('the measure tool on a block of known size', () => {
  beforeAll(async () => {
    await bench.open(BLOCK);
    await untilMeasurable(bench.page);
  });

  it.each(CALIBRATION.distances)('distance: $name', async ({ from, to, distance }) => {
    const error = Math.abs((await measured('distance', [from, to])) - distance);
    worst.distance = Math.max(worst.distance, error);
    expect(error).toBeLessThan(MILLIMETERS);
  });

  it.each(CALIBRATION.angles)('angle: $name', async ({ apex, ends, angle }) => {
    const error = Math.abs((await measured('angle', [ends[0], apex, ends[1]])) - angle);
    worst.angle = Math.max(worst.angle, error);
    expect(error).toBeLessThan(DEGREES);
  });

  it.each(CALIBRATION.paths)('along the surface: $name', async ({ from, to, length }) => {
    const error = Math.abs((await measured('surface', [from, to])) - length);
    worst.surface = Math.max(worst.surface, error);
    expect(error).toBeLessThan(MILLIMETERS);
  });

  it('shows the value while the pointer moves', async () => {
    await take('distance');
    await press([7, 0, 2]);
    await pointer.lookFrom([0, -1, 1]);
    const { x, y } = await pointer.placeOf([12, 0, 2]);
    await bench.page.mouse.move(x, y);
    await expect.poll(async () => (await state()).value, PATIENCE).toBeCloseTo(5, 0);
  });

  it('removes points with Escape, and a second Escape closes it', async () => {
    await take('angle');
    await press([5, 5, 2]);
    expect((await state()).placed).toBe(1);
    const tool = () => bench.page.evaluate(() => (globalThis as unknown as InPage).viewer.state.tool);
    await bench.page.keyboard.press('Escape');
    expect((await state()).placed).toBe(0);
    expect(await tool()).toBe('measure');
    await bench.page.keyboard.press('Escape');
    expect(await tool()).toBeNull();
  });

  it('finds no path between separate bodies', async () => {
    await take('surface');
    await press([12, 5, 5]);
    await press([45, 5, 10]);
    await expect.poll(state, PATIENCE).toMatchObject({ hasNoPath: true, isWorking: false, placed: 0 });
  });

  it('works by keyboard: Enter sets the point under the crosshair', async () => {
    await bench.page.evaluate(() => (globalThis as unknown as InPage).viewer.setTool(null));
    await pointer.lookFrom([0, -1, 1]);
    // Where nothing was measured: with no tool active a press on a label belongs to the label.
    const target: Vector = [12.5, 2.5, 5];
    const { x, y } = await pointer.placeOf(target);
    await bench.page.mouse.dblclick(x, y);
    await expect.poll(async () => (await pointer.placeOf(target)).x, PATIENCE).toBeCloseTo(320, 0);
    await take('distance');
    const middle = () =>
      bench.page.evaluate(() => (globalThis as unknown as InPage).viewer.pick(320, 240)!.point);
    const from = await middle();
    await bench.page.keyboard.press('Enter');
    await bench.page.keyboard.press('ArrowUp');
    const to = await middle();
    expect(to).not.toEqual(from);
    await bench.page.keyboard.press('Enter');
    expect(await made()).toMatchObject({ kind: 'distance', from: { point: from }, to: { point: to } });
  });

  it('takes a double click as one point and does not move the camera', async () => {
    await take('distance');
    await pointer.lookFrom([0, -1, 1]);
    const place = await pointer.placeOf([12, 5, 5]);
    await bench.page.mouse.dblclick(place.x, place.y);
    expect((await state()).placed).toBe(1);
    const after = await pointer.placeOf([12, 5, 5]);
    expect(after.x).toBeCloseTo(place.x, 0);
    expect(after.y).toBeCloseTo(place.y, 0);
  });

  it('causes no console errors', () => {
    const micrometers = (value: number) => `${(value * 1_000).toFixed(2)} µm`;
    console.log(
      `worst errors: distance ${micrometers(worst.distance)}, along the surface ${micrometers(worst.surface)}, angle ${worst.angle.toFixed(4)}°`,
    );
    expect(bench.complaints).toEqual([]);
  });
});
