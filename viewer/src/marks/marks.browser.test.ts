import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestPointer } from '../../testing/test-pointer.ts';
import { makeBlock } from '../../testing/jaws.fixtures.ts';
import {
  openWorkbench,
  PATIENCE,
  untilMeasurable,
  type InPage,
  type OpenWorkbench,
} from '../../testing/open-workbench.ts';
import type { MarkShape } from '@archway/rules/marks';

const scanId = 'other';
const MARKS: MarkShape[] = [
  {
    kind: 'distance',
    from: { scanId, point: [7, 0, 2] },
    to: { scanId, point: [7, 10, 2] },
    millimeters: 10,
  },
  {
    kind: 'angle',
    from: { scanId, point: [25, 0, 0] },
    apex: { scanId, point: [30, 0, 8.66] },
    to: { scanId, point: [35, 0, 0] },
    degrees: 60,
  },
  {
    kind: 'margin',
    scanId,
    tooth: 46,
    points: [
      [0, 0, 1],
      [5, 0, 1],
    ],
    line: [
      [0, 0, 1],
      [5, 0, 1],
      [5, 10, 1],
    ],
    isClosed: true,
    millimeters: 26.2,
  },
  { kind: 'pin', at: { scanId, point: [45, 0, 5] }, tooth: 36, text: 'High spot' },
];

let bench: OpenWorkbench;
let pointer: TestPointer;

/** What labels say that are seen. */
const labels = () =>
  bench.page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#host button > div')]
      .filter((label) => label.checkVisibility())
      .map((label) => label.textContent),
  );

beforeAll(async () => {
  bench = await openWorkbench(await makeBlock());
  pointer = new TestPointer(bench.page);
  await bench.open('layer=other:/jaws/block');
  await untilMeasurable(bench.page);
  await pointer.lookFrom([0, -1, 0.4]);
  await bench.page.evaluate((marks) => {
    const { toolbox } = globalThis as unknown as InPage;
    for (const shape of marks) toolbox.keep(shape);
  }, MARKS);
});

afterAll(async () => {
  await bench.close();
});

it('marks show their values beside them', async () => {
  await expect.poll(labels, PATIENCE).toEqual(['10.00 mm', '60.0°', '1']);
});

it('a click selects a mark, and a selected margin line shows its card', async () => {
  const tag = bench.page.getByRole('button', { name: '10.00 mm' });
  const ring = () => tag.evaluate((element) => getComputedStyle(element).boxShadow);
  const before = await ring();
  await tag.click();
  await expect.poll(ring, PATIENCE).not.toBe(before);
  await bench.page.evaluate(() => (globalThis as unknown as InPage).toolbox.marks.select('2'));
  await expect
    .poll(labels, PATIENCE)
    .toEqual(['10.00 mm', '60.0°', 'Margin line 46', '26.2 mm, closed', '1']);
});

it('marks are hidden while a tool edits them', async () => {
  await bench.page.evaluate(() => (globalThis as unknown as InPage).toolbox.marks.hide('2'));
  await expect.poll(labels, PATIENCE).toEqual(['10.00 mm', '60.0°', '1']);
});

it('pins are hidden while the model covers them', async () => {
  await pointer.lookFrom([0, 1, 0.4]);
  await expect.poll(labels, PATIENCE).toEqual(['10.00 mm', '60.0°']);
  await pointer.lookFrom([0, -1, 0.4]);
  await expect.poll(labels, PATIENCE).toEqual(['10.00 mm', '60.0°', '1']);
});

it('the pin tool places a pin at the next click', async () => {
  await bench.page.evaluate(() => void (globalThis as unknown as InPage).toolbox.pin());
  const { x, y } = await pointer.placeOf([17, 0, 3]);
  await bench.page.mouse.click(x, y);
  await expect.poll(labels, PATIENCE).toEqual(['10.00 mm', '60.0°', '1', '2']);
  const made = await bench.page.evaluate(() => (globalThis as unknown as InPage).toolbox.made.at(-1)!);
  expect(made).toMatchObject({ kind: 'pin', at: { scanId } });
  const [px, py, pz] = (made as Extract<MarkShape, { kind: 'pin' }>).at.point;
  expect(Math.hypot(px - 17, py, pz - 3)).toBeLessThan(0.1);
});

it('marks do not block clicks of an active tool', async () => {
  const { x, y, width, height } = (await bench.page.getByRole('button', { name: '10.00 mm' }).boundingBox())!;
  await bench.page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(labels, PATIENCE).toEqual(['10.00 mm', '60.0°', '1', '2', '3']);
});

it('marks disappear with their scan', async () => {
  const show = (visible: boolean) =>
    bench.page.evaluate(
      (is) => (globalThis as unknown as InPage).viewer.setLayer('other', { visible: is }),
      visible,
    );
  await show(false);
  await expect.poll(labels, PATIENCE).toEqual([]);
  await show(true);
  await expect.poll(labels, PATIENCE).toEqual(['10.00 mm', '60.0°', '1', '2', '3']);
  expect(bench.complaints).toEqual([]);
});
