import { Buffer } from 'node:buffer';
import { cachedDentition } from '@archway/cast/dentition/cached';
import type { Dentition } from '@archway/cast/dentition/dentition';
import { scanFiles } from '@archway/cast/dentition/scan-files';
import type { Vector } from '@archway/mesh/vector';
import { AxeBuilder } from '@axe-core/playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { ScansPage } from './scans-page.ts';
import { useStage } from './stage.ts';
import { ViewerPage } from './viewer-page.ts';

const stage = useStage({ worker: true });
/** Pictures are drawn without a graphics card here, which takes the page's time. */
const PATIENCE = { timeout: 20_000 };

let teeth: Dentition;
/** The case that the first journey leaves to the others. */
let address: string;

const pointOf = (points: Float32Array, part: number): Vector => {
  const at = Math.floor((part * points.length) / 3) * 3;
  return [points[at]!, points[at + 1]!, points[at + 2]!];
};
/** The middle of a tooth's neck, in the frame of the mouth. */
const placeOf = (fdi: number): Vector => {
  const matrix = teeth.lower.teeth.find((tooth) => tooth.fdi === fdi)?.matrix ?? [];
  return [matrix[12] ?? 0, matrix[13] ?? 0, matrix[14] ?? 0];
};

beforeAll(async () => {
  teeth = await cachedDentition({ trianglesPerJaw: 40_000, prepared: [46] });
}, 120_000);

async function openCase(width = 1440, height = 900) {
  const { page, shell } = await stage.openTab();
  await shell.signInAs('elena.markou');
  await page.setViewportSize({ width, height });
  await shell.open(address);
  return { page, shell, viewer: new ViewerPage(page) };
}

test('what is made on a model is there again', { timeout: 240_000 }, async () => {
  const { page, shell } = await stage.openTab();
  await page.setViewportSize({ width: 1440, height: 900 });
  await shell.signInAs('elena.markou');
  await shell.open('/case-management');
  const cases = new ScansPage(page);
  const viewer = new ViewerPage(page);
  await cases.make('Amelia Hart');
  await shell.at(/^\/case-management\/detail\//);
  address = shell.address;
  const jaws = scanFiles(teeth, ['ply']).filter(({ name }) => name !== 'bite.ply');
  await cases.choose(...jaws.map(({ name, bytes }) => ({ name, buffer: Buffer.from(bytes) })));
  await viewer.seen();
  await viewer.full();
  await viewer.openNotes();
  await viewer.hide('Upper jaw');
  await viewer.lookOnto();

  await viewer.tool('Measure').click();
  await viewer.press(teeth.lower.mesh, placeOf(36), placeOf(34));
  await viewer.note(/^Distance\d+\.\d\d mm/).waitFor();

  await viewer.tool('Section').click();
  await page.getByRole('button', { name: 'Sagittal' }).click();
  await viewer.note('Section').waitFor();
  await page.getByRole('img', { name: 'The cut through the model' }).waitFor();
  await viewer.tool('Section').click();

  await viewer.tool('Draw margin').click();
  const { points } = teeth.lower.margins.find(({ fdi }) => fdi === 46)!;
  await page.getByLabel('Tooth').selectOption('46');
  await viewer.press(teeth.lower.mesh, ...[0, 0.25, 0.5, 0.75].map((part) => pointOf(points, part)));
  await page.getByRole('button', { name: 'Close line' }).click();
  await viewer.note(/^Margin line 46\d+\.\d\d mm, closed/).waitFor();
  await viewer.tool('Draw margin').click();

  await viewer.tool('Annotate').click();
  await viewer.press(teeth.lower.mesh, placeOf(33));
  await page.getByLabel('Text').fill('Please check the contact here.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await viewer.note('Please check the contact here.').waitFor();
  await expect.poll(() => viewer.note('Being saved').count(), PATIENCE).toBe(0);
  const before = await viewer.notes.getByRole('listitem').allInnerTexts();
  expect(before).toHaveLength(4);

  await page.reload();
  await viewer.full();
  await viewer.openNotes();
  await expect.poll(() => viewer.notes.getByRole('listitem').allInnerTexts(), PATIENCE).toEqual(before);

  await viewer.note('Please check').getByRole('button', { name: 'Remove Note 1' }).click();
  await expect.poll(() => viewer.note('Please check').count(), PATIENCE).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await viewer.note('Please check').waitFor();
});

test(
  'a margin line of four presses is about as long as the margin that was cut',
  { timeout: 60_000 },
  async () => {
    const { viewer } = await openCase();
    await viewer.openNotes();
    const text = (await viewer.note('Margin line 46').innerText()).match(/([\d.]+) mm/)?.[1] ?? '';
    const { points } = teeth.lower.margins.find(({ fdi }) => fdi === 46)!;
    const count = points.length / 3;
    const length = Array.from({ length: count }, (_, i) => {
      const [a, b] = [pointOf(points, i / count), pointOf(points, ((i + 1) % count) / count)];
      return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    }).reduce((sum, one) => sum + one, 0);
    expect(Math.abs(Number(text) - length) / length).toBeLessThan(0.15);
  },
);

test('a save that fails keeps the mark, and is tried again', { timeout: 90_000 }, async () => {
  const { page, viewer } = await openCase();
  await viewer.full();
  await viewer.openNotes();
  await viewer.hide('Upper jaw');
  await viewer.lookOnto();
  let isBroken = true;
  await page.route('**/api/case/saveMark', (route) => (isBroken ? route.abort() : route.continue()));
  stage.expect(/ERR_FAILED/);
  await viewer.tool('Measure').click();
  await viewer.press(teeth.lower.mesh, placeOf(44), placeOf(34));
  const note = viewer.note('Not saved yet.');
  await note.waitFor({ timeout: 60_000 });
  isBroken = false;
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => note.count(), PATIENCE).toBe(0);
  expect(await viewer.note('Distance').count()).toBe(2);
  await viewer
    .note('Distance')
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
});

test('with keys alone: focus, views, two points', { timeout: 90_000 }, async () => {
  const { page, viewer } = await openCase();
  await viewer.full();
  await viewer.openNotes();
  const before = await viewer.note('Distance').count();
  await viewer.model.focus();
  await page.keyboard.press('2');
  await expect.poll(() => viewer.view('Front').getAttribute('aria-pressed'), PATIENCE).toBe('true');
  await page.waitForTimeout(600);
  await page.keyboard.press('m');
  await viewer.page.getByText('Click two points. Esc ends.').waitFor();
  await page.keyboard.press('Enter');
  await viewer.page.getByText('Now the last point.').waitFor();
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect.poll(() => viewer.note('Distance').count(), PATIENCE).toBe(before + 1);
  await page.keyboard.press('Escape');
  await expect.poll(() => viewer.tool('Measure').getAttribute('aria-pressed'), PATIENCE).toBe('false');
  await viewer
    .note('Distance')
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
});

test(
  'a phone shows the model, six views, and what was made, and makes nothing',
  { timeout: 90_000 },
  async () => {
    const { page, viewer } = await openCase(390, 844);
    await viewer.seen();
    for (const name of ['Left', 'Front', 'Right', 'Back', 'Occlusal', 'Multiple', 'Fit'])
      expect(await viewer.view(name).isVisible()).toBe(true);
    await viewer.view('Occlusal').click();
    await expect.poll(() => viewer.view('Occlusal').getAttribute('aria-pressed'), PATIENCE).toBe('true');
    await viewer.note(/^Distance\d+\.\d\d mm/).waitFor();
    await viewer.note('Please check the contact here.').waitFor();
    expect(await page.getByRole('toolbar', { name: 'Tools' }).count()).toBe(0);
    expect(await viewer.notes.getByRole('button', { name: /^(Edit|Remove)/ }).count()).toBe(0);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  },
);

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test('the page can be read and used by everybody', { timeout: 90_000 }, async () => {
    const { page, viewer } = await openCase();
    await viewer.full();
    if (theme === 'dark') await page.getByRole('button', { name: 'Dark theme' }).click();
    await viewer.openNotes();
    await viewer.tool('Section').click();
    await page.getByRole('img', { name: 'The cut through the model' }).waitFor();
    await page.waitForTimeout(400);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
});
