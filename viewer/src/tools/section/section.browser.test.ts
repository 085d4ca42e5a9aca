import { CALIBRATION } from '@archway/mesh/calibration/calibration-block';
import { distanceBetween } from '@archway/mesh/core/measure';
import { fromPlane, toPlane } from '@archway/mesh/line/plane';
import type { Vector } from '@archway/mesh/core/vector';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestPointer } from '../../../testing/test-pointer.ts';
import { makeBlock } from '../../../testing/jaws.fixtures.ts';
import {
  openWorkbench,
  PATIENCE,
  untilMeasurable,
  type InPage,
  type OpenWorkbench,
} from '../../../testing/open-workbench.ts';
import { nearestOnContours } from './contours.ts';
import type { SectionPlane } from './section-plane.ts';
import type { SectionState, SectionTool } from './section-tool.ts';

interface WithTool extends InPage {
  cutting: SectionTool;
}

const MILLIMETERS = 0.01;

let bench: OpenWorkbench;
let pointer: TestPointer;
let worst = 0;

const stateNow = () =>
  bench.page.evaluate((): SectionState => (globalThis as unknown as WithTool).cutting.state);

async function cutState(): Promise<SectionState> {
  await expect.poll(async () => (await stateNow()).isWorking, PATIENCE).toBe(false);
  return stateNow();
}

async function cut(plane: SectionPlane): Promise<SectionState> {
  await bench.page.evaluate((asked) => (globalThis as unknown as WithTool).cutting.setPlane(asked), plane);
  return cutState();
}

/** What a state's paper has, as places in the frame of the scans. */
function linesOf({ contours, frame }: SectionState): { points: Vector[]; isClosed: boolean }[] {
  const paper = { ...frame, normal: [0, 0, 0] as const };
  return contours
    .flatMap(({ lines }) => lines)
    .map(({ points, isClosed }) => ({ points: points.map(([u, v]) => fromPlane(paper, u, v)), isClosed }));
}

const lengthOf = (points: readonly Vector[]): number =>
  points.reduce((sum, point, at) => sum + distanceBetween(points.at(at - 1)!, point), 0);

beforeAll(async () => {
  bench = await openWorkbench(await makeBlock());
  pointer = new TestPointer(bench.page);
  await bench.open('layer=other:/jaws/block');
  await untilMeasurable(bench.page);
  await bench.page.evaluate(() => {
    const page = globalThis as unknown as WithTool;
    page.cutting = page.toolbox.section();
  });
});

afterAll(async () => {
  await bench.close();
});

it('a section starts at the middle of the model', async () => {
  const { plane, contours } = await cutState();
  expect(distanceBetween(plane.point, [25, 5, 5])).toBeLessThan(0.1);
  expect(contours[0]!.scanId).toBe('other');
  expect(contours[0]!.lines).toHaveLength(3);
});

it.each(CALIBRATION.sections)(
  'length of the contour of a section: $name',
  async ({ plane, length, ...rest }) => {
    const [least, most] = 'within' in rest ? rest.within : [-Infinity, Infinity];
    const lines = linesOf(await cut(plane)).filter(
      ({ points }) => points[0]![0] > least && points[0]![0] < most,
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]!.isClosed).toBe(true);
    const error = Math.abs(lengthOf(lines[0]!.points) - length);
    worst = Math.max(worst, error);
    expect(error).toBeLessThan(MILLIMETERS);
  },
);

it('measurements on a section reappear at the plane where they were made', async () => {
  const { contours, frame } = await cut({ point: [30, 5.1, 0], normal: [0, 1, 0] });
  const paper = { ...frame, normal: [0, 1, 0] as const };
  const ends = (
    [
      [25, 5.1, 0],
      [30, 5.1, 5 * Math.sqrt(3)],
    ] as const
  ).map((point) => nearestOnContours(contours, toPlane(paper, point))!.at);
  const measures = () => stateNow().then((state) => state.measures);
  await bench.page.evaluate(
    ([from, to]) => (globalThis as unknown as WithTool).cutting.measure(from!, to!),
    ends,
  );
  const [side] = await measures();
  worst = Math.max(worst, Math.abs(side!.millimeters - 10));
  expect(Math.abs(side!.millimeters - 10)).toBeLessThan(MILLIMETERS);
  const move = (by: number) =>
    bench.page.evaluate((mm) => (globalThis as unknown as WithTool).cutting.moveBy(mm), by);
  await move(0.3);
  expect(await measures()).toEqual([]);
  await move(-0.3);
  expect(await measures()).toEqual([side]);
});

it('a section moves with arrow keys and tilts with brackets', async () => {
  await cut({ point: [10, 5, 3], normal: [0, -1, 0] });
  await bench.page.locator('canvas').focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'Shift+ArrowRight'])
    await bench.page.keyboard.press(key);
  expect((await stateNow()).plane.point[1]).toBeCloseTo(5 - 1.1, 9);
  await bench.page.keyboard.press(']');
  const { normal } = (await cutState()).plane;
  expect((Math.asin(Math.abs(normal[0])) * 180) / Math.PI).toBeCloseTo(1, 9);
});

it('a section is dragged by its edge along its normal', async () => {
  await cut({ point: [25, 5, 5], normal: [0, -1, 0] });
  await pointer.lookFrom([1, -1, 0.6]);
  // The edge runs four millimeters above the ball.
  const from = await pointer.placeOf([12, 5, 14]);
  const to = await pointer.placeOf([12, 2, 14]);
  await pointer.drag(from, to);
  const { plane } = await cutState();
  expect(Math.abs(plane.point[1] - 2)).toBeLessThan(0.1);
  expect(plane.normal).toEqual([0, -1, 0]);
});

it('a section is tilted by a knob', async () => {
  await cut({ point: [25, 5, 5], normal: [0, -1, 0] });
  await pointer.lookFrom([1, -1, 0.6]);
  const from = await pointer.placeOf([25, 5, 14]);
  const to = await pointer.placeOf([25, 2, 14]);
  await pointer.drag(from, to);
  const { plane } = await cutState();
  expect(distanceBetween(plane.point, [25, 5, 5])).toBeLessThan(1e-9);
  expect(plane.normal[2]).toBeLessThan(-0.2);
});

it('a section moves to a clicked point and leaves other drags to the camera', async () => {
  const before = await cut({ point: [25, 9.5, 5], normal: [0, 1, 0] });
  await pointer.lookFrom([0, -1, 0.5]);
  expect((await stateNow()).plane).toEqual(before.plane);
  const { x, y } = await pointer.placeOf([17, 3, 6.5]);
  await bench.page.mouse.click(x, y);
  expect(distanceBetween((await cutState()).plane.point, [17, 3, 6.5])).toBeLessThan(0.1);
});

it('a section clips the visible layers, without console errors', async () => {
  await bench.page.evaluate(() =>
    (globalThis as unknown as InPage).viewer.setLayer('other', { visible: false }),
  );
  await expect.poll(async () => (await stateNow()).contours, PATIENCE).toEqual([]);
  console.log(`worst error of section lengths: ${(worst * 1_000).toFixed(2)} µm`);
  expect(bench.complaints).toEqual([]);
});
