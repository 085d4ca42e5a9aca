import { Buffer } from 'node:buffer';
import { CAST_PASSWORD } from '@archway/cast/organizations';
import { cachedDentition } from '@archway/cast/dentition/cached';
import type { Dentition } from '@archway/cast/dentition/dentition';
import { scanFiles } from '@archway/cast/dentition/scan-files';
import type { OutputOf } from '@archway/contract/core/call';
import type { Envelope } from '@archway/contract/core/envelope';
import { getCase } from '@archway/contract/case/calls';
import type { CaseFile } from '@archway/contract/case/model';
import { listMarks } from '@archway/contract/mark/calls';
import type { Polyline } from '@archway/mesh/line/polyline';
import type { Vector } from '@archway/mesh/core/vector';
import { shareWithin } from '@archway/viewer/testing/share-within';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { RolesPage } from './roles-page.ts';
import { ScansPage } from './scans-page.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';
import { ViewerPage } from './viewer-page.ts';

const stage = useStage({ worker: true });
/** Pictures are drawn without a graphics card here, which takes the page's time. */
const PATIENCE = { timeout: 20_000 };

/** What the first journey leaves to the others. */
const CASE = 'Amelia Hart';
/** Where along the margin somebody presses. */
const PARTS = [0, 1, 2, 3, 4, 5, 6, 7].map((press) => press / 8);

let teeth: Dentition;

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
  teeth = await cachedDentition({ trianglesPerJaw: 120_000, prepared: [46] });
}, 120_000);

async function openCase(width = 1440, height = 900) {
  const { page, shell } = await stage.openTab();
  await shell.signInAs('elena.markou');
  await page.setViewportSize({ width, height });
  await shell.open('/case-management');
  const viewer = new ViewerPage(page);
  await viewer.watch();
  await page.getByText(CASE, { exact: true }).first().click();
  await shell.at(/^\/case-management\/detail\//);
  return { page, shell, viewer };
}

test('what is made on a model is there again', { timeout: 240_000 }, async () => {
  const { page, shell } = await stage.openTab();
  await page.setViewportSize({ width: 1440, height: 900 });
  await shell.signInAs('elena.markou');
  await shell.open('/case-management');
  const cases = new ScansPage(page);
  const viewer = new ViewerPage(page);
  await viewer.watch();
  await cases.make(CASE);
  await shell.at(/^\/case-management\/detail\//);
  const jaws = scanFiles(teeth, ['ply']).filter(({ name }) => name !== 'bite.ply');
  await cases.choose(...jaws.map(({ name, bytes }) => ({ name, buffer: Buffer.from(bytes) })));
  await viewer.seen();
  await viewer.full();
  await viewer.openNotes();
  await viewer.hide('Upper jaw');
  await viewer.lookOnto();

  await viewer.tool('Measure').click();
  await viewer.press(placeOf(36), placeOf(34));
  await viewer.note(/^Distance\d+\.\d\d mm/).waitFor();

  await viewer.tool('Section').click();
  await page.getByRole('button', { name: 'Sagittal' }).click();
  await viewer.note('Section').waitFor();
  await page.getByRole('application', { name: 'Cross-section of the model' }).waitFor();
  await viewer.tool('Section').click();

  await viewer.tool('Draw margin').click();
  const { points } = teeth.lower.margins.find(({ fdi }) => fdi === 46)!;
  await page.getByLabel('Tooth').selectOption('46');
  await viewer.press(...PARTS.map((part) => pointOf(points, part)));
  await page.getByRole('button', { name: 'Close line' }).click();
  await viewer.note(/^Margin line 46\d+\.\d\d mm, closed/).waitFor();
  await viewer.tool('Draw margin').click();

  await viewer.tool('Annotate').click();
  await viewer.press(placeOf(33));
  await page.getByLabel('Text').fill('Please check the contact here.');
  await page.getByRole('button', { name: 'Save note' }).click();
  await viewer.note('Please check the contact here.').waitFor();
  await expect.poll(() => viewer.note('Saving…').count(), PATIENCE).toBe(0);
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

test('a margin line lies where the margin was cut', { timeout: 60_000 }, async () => {
  const { viewer } = await openCase();
  const reply = viewer.page.waitForResponse((response) => response.url().endsWith(`/${listMarks.path}`));
  await viewer.page.reload();
  const { data } = (await (await reply).json()) as Envelope<OutputOf<typeof listMarks>>;
  const margin = data?.marks.map(({ shape }) => shape).find(({ kind }) => kind === 'margin');
  if (margin?.kind !== 'margin') throw new Error('there is no margin line');
  const drawn: Polyline = { points: Float32Array.from(margin.line.flat()), isClosed: margin.isClosed };
  const { points } = teeth.lower.margins.find(({ fdi }) => fdi === 46)!;
  const cut: Polyline = { points: Float32Array.from(points), isClosed: true };
  expect(shareWithin(drawn, cut, 0.1)).toBeGreaterThan(0.9);
  expect(shareWithin(cut, drawn, 0.1)).toBeGreaterThan(0.9);
});

test(
  'somebody who may only look measures too, and keeps it to themselves',
  { timeout: 180_000 },
  async () => {
    const administrator = await stage.openTab();
    await administrator.shell.signInAs('elena.markou');
    await administrator.shell.open('/account/roles');
    const roles = new RolesPage(administrator.page);
    await roles.choose('Assistant');
    await roles.action('Cases', 'Create and edit cases').uncheck();
    await roles.save({ password: CAST_PASSWORD });

    const computer = await openComputer(stage.browser, stage.site.origin);
    const { page } = await computer.openTab();
    const shell = new ShellPage(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await shell.signInAs('amara.cole');
    await shell.open('/case-management');
    const viewer = new ViewerPage(page);
    await viewer.watch();
    await page.getByRole('link', { name: CASE }).click();
    await viewer.full();
    expect(await page.title()).toMatch(new RegExp(`^${CASE}, C-\\d{6}-\\d{3} – Cases – `));
    expect(await viewer.tool('Annotate').count()).toBe(0);
    await viewer.openNotes();
    const before = await viewer.notes.getByRole('listitem').count();
    await viewer.hide('Upper jaw');
    await viewer.lookOnto();
    // The model has the keyboard without having been clicked.
    await page.keyboard.press('m');
    await viewer.press(placeOf(36), placeOf(34));
    const own = viewer.note('Only you can see this.');
    await own.waitFor();
    await page.reload();
    await viewer.full();
    await viewer.openNotes();
    await expect.poll(() => viewer.notes.getByRole('listitem').count(), PATIENCE).toBe(before);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('Measure').waitFor();
    await computer.context.close();

    await roles.action('Cases', 'Create and edit cases').check();
    await roles.save();
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
  await viewer.press(placeOf(44), placeOf(34));
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

/** Where the browser gets the meshes of each jaw; what follows the path is signed anew with each answer. */
async function meshPaths(page: Page): Promise<Map<string, string[]>> {
  // Waited for after the page is a new one: an answer to the one before could no longer be read.
  await page.reload({ waitUntil: 'commit' });
  const reply = await page.waitForResponse((response) => response.url().endsWith(`/${getCase.path}`));
  const { data } = (await reply.json()) as Envelope<OutputOf<typeof getCase>>;
  const pathsOf = ({ preview, full }: CaseFile): string[] =>
    [preview, full].flatMap((mesh) => (mesh === null ? [] : [new URL(mesh.url).pathname]));
  return new Map(data?.files.map((file) => [file.role, pathsOf(file)]));
}

test('a mesh that failed to load is shown after Try again', { timeout: 120_000 }, async () => {
  const { page, viewer } = await openCase();
  const paths = await meshPaths(page);
  let broken = [...paths.values()].flat();
  expect(broken).toHaveLength(4);
  let aborted = 0;
  await page.route(
    ({ pathname }) => broken.includes(pathname),
    async (route) => {
      aborted += 1;
      await route.abort();
    },
  );
  stage.expect(/ERR_FAILED/);
  await page.reload();
  await page.getByText('Unable to load 3D image.').waitFor({ timeout: 60_000 });
  // The page retries once without being asked; only when that has failed too does it wait for the button.
  for (let before = 0; before !== aborted; await page.waitForTimeout(4_000)) before = aborted;
  // One jaw comes back, the other does not yet.
  broken = paths.get('upper') ?? [];
  await viewer.stage.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  const layer = page.getByRole('listitem').filter({ hasText: "Couldn't load" });
  await expect.poll(() => layer.allInnerTexts(), PATIENCE).toEqual([expect.stringContaining('Upper jaw')]);
  await viewer.seen();
  broken = [];
  await layer.getByRole('button', { name: 'Try again' }).click();
  await viewer.full();
  await expect.poll(() => layer.count(), PATIENCE).toBe(0);
  expect(await viewer.model.getAttribute('aria-label')).toMatch(/Upper jaw.*Lower jaw/);
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
  await viewer.page.getByText('Click two points. Press Esc to exit.').waitFor();
  await page.keyboard.press('Enter');
  await viewer.page.getByText('Now click the last point.').waitFor();
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
    await page.getByRole('application', { name: 'Cross-section of the model' }).waitFor();
    await page.waitForTimeout(400);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
  });
});
