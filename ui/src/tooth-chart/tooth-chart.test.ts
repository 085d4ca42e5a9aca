import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkbench, type Workbench } from '../../testing/stories.ts';
import { BUCCAL_BOX, BUCCAL_TEETH } from './buccal-geometry.ts';
import { neighborOf } from './use-tooth-keys.ts';

let workbench: Workbench;
beforeAll(async () => {
  workbench = await openWorkbench();
});
afterAll(() => workbench.close());

const inHand = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-fdi'));

test('teeth are checkboxes with their names', async () => {
  const page = await workbench.open('tooth-chart--arch');
  const chart = page.getByRole('group', { name: 'Tooth chart' });
  expect(await chart.getByRole('checkbox').count()).toBe(32);
  const molar = chart.getByRole('checkbox', { name: '46, lower right first molar, crown, zirconia, A2' });
  expect(await molar.isChecked()).toBe(true);
  await molar.click();
  expect(await molar.isChecked()).toBe(false);
});

test('read out from tooth to tooth, the chart tells everything that it shows', async () => {
  const page = await workbench.open('tooth-chart--mixed');
  const names = await page
    .getByRole('checkbox')
    .evaluateAll((teeth) => teeth.map((tooth) => tooth.ariaLabel));
  await expect(`${names.join('\n')}\n`).toMatchFileSnapshot('tooth-chart.read-out.txt');
});

test('arrow keys move along the arch and between the jaws, Space selects, X takes a tooth away', async () => {
  const page = await workbench.open('tooth-chart--arch');
  await page.keyboard.press('Tab');
  expect(await inHand(page)).toBe('46');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  expect(await inHand(page)).toBe('15');
  await page.keyboard.press(' ');
  expect(await page.getByRole('checkbox', { name: /^15,/ }).isChecked()).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('x');
  expect(await page.getByRole('checkbox', { name: '14, upper right first premolar, missing' }).count()).toBe(
    1,
  );
});

test('a chart that is only looked at is one picture', async () => {
  const page = await workbench.open('tooth-chart--read-only', { language: 'de' });
  expect(await page.getByRole('img', { name: 'Zahnschema: Zähne 19, 18, 30' }).count()).toBe(1);
  expect(await page.getByRole('checkbox').count()).toBe(0);
});

test('the row shows the same teeth from the cheek', async () => {
  const page = await workbench.open('tooth-chart--row');
  expect(await page.getByRole('checkbox').count()).toBe(32);
  await page.getByRole('checkbox', { name: /^36,/ }).click();
  expect(await page.getByRole('checkbox', { name: /^36,/ }).isChecked()).toBe(true);
});

test('in the row teeth stand side by side, from right to left of the patient', () => {
  const upper = BUCCAL_TEETH.permanent.filter(({ jaw }) => jaw === 'upper');
  const xs = upper.map(({ center }) => center[0]);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  expect(upper[0]?.fdi).toBe(18);
  expect(xs[0]).toBeCloseTo(-(xs.at(-1) ?? 0));
  expect(Math.min(...xs)).toBeGreaterThan(BUCCAL_BOX.permanent.x);
});

test('keys stop at the ends of a jaw', () => {
  expect(neighborOf(18, 'ArrowLeft')).toBe(18);
  expect(neighborOf(11, 'ArrowRight')).toBe(21);
  expect(neighborOf(38, 'ArrowRight')).toBe(38);
  expect(neighborOf(16, 'ArrowDown')).toBe(46);
  expect(neighborOf(16, 'Home')).toBe(18);
  expect(neighborOf(16, 'a')).toBeUndefined();
});

test('among mixed teeth the rows are permanent, deciduous, deciduous, permanent', () => {
  expect(neighborOf(14, 'ArrowDown', 'mixed')).toBe(54);
  expect(neighborOf(54, 'ArrowDown', 'mixed')).toBe(84);
  expect(neighborOf(84, 'ArrowDown', 'mixed')).toBe(44);
  expect(neighborOf(18, 'ArrowDown', 'mixed')).toBe(55);
  expect(neighborOf(51, 'ArrowRight', 'mixed')).toBe(61);
});
