import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';
import { MOUTH_DOTS } from '@archway/rules/tooth-chart/mouth-dots';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

const at = (tooth: number): { x: number; y: number } => {
  const dot = MOUTH_DOTS.find((one) => one.tooth === tooth);
  if (dot === undefined) throw new Error(`no dot of ${tooth}`);
  return dot;
};

test("the patient's right is on the left and the upper jaw above", () => {
  expect(MOUTH_DOTS).toHaveLength(32);
  expect(at(16).x).toBeLessThan(at(26).x);
  expect(at(46).x).toBeLessThan(at(36).x);
  expect(at(11).y).toBeLessThan(at(41).y);
  expect(at(16).x + at(26).x).toBeCloseTo(40, 1);
});

test('the map reads its teeth, in the system and the language of the reader', async () => {
  const page = await workbench.open('mouth-map--in-rows', { language: 'de' });
  for (const name of ['Zahn 46', 'Zähne 12, 13, 14', 'Keine Zähne'])
    expect(await page.getByRole('img', { name, exact: true }).count(), name).toBe(1);
});

test('a deciduous tooth is marked at the place of its successor', async () => {
  const page = await workbench.open('mouth-map--in-rows');
  const marked = page.getByRole('img', { name: 'Tooth 85' }).locator('[data-treated]');
  expect(Number(await marked.getAttribute('cx'))).toBe(at(45).x);
});
