import { Buffer } from 'node:buffer';
import { cachedDentition } from '@archway/cast/dentition/cached';
import type { Dentition } from '@archway/cast/dentition/dentition';
import { scanFiles } from '@archway/cast/dentition/scan-files';
import type { Vector } from '@archway/mesh/core/vector';
import { expect, test } from 'vitest';
import { ScansPage } from './scans-page.ts';
import { useStage } from './stage.ts';
import { ViewerPage } from './viewer-page.ts';

const stage = useStage({ worker: true });
/** Distances of whole jaws take a worker of the page some seconds. */
const PATIENCE = { timeout: 60_000 };

/** The middle of a tooth's neck, in the frame of the mouth. */
const placeOf = (teeth: Dentition, fdi: number): Vector => {
  const matrix = teeth.lower.teeth.find((tooth) => tooth.fdi === fdi)?.matrix ?? [];
  return [matrix[12] ?? 0, matrix[13] ?? 0, matrix[14] ?? 0];
};

test('where jaws meet, and what has changed since a scan from before', { timeout: 240_000 }, async () => {
  const teeth = await cachedDentition({ trianglesPerJaw: 40_000, prepared: [46] });
  const { page, shell } = await stage.openTab();
  await page.setViewportSize({ width: 1440, height: 900 });
  await shell.signInAs('elena.markou');
  await shell.open('/case-management');
  const cases = new ScansPage(page);
  const viewer = new ViewerPage(page);
  await viewer.watch();
  await cases.make('Amelia Hart');
  const files = scanFiles(teeth, ['ply']).map(({ name, bytes }) => ({ name, buffer: Buffer.from(bytes) }));
  const lower = files.find(({ name }) => name === 'lower.ply')!;
  const upper = files.find(({ name }) => name === 'upper.ply')!;
  await cases.choose(upper, lower, { name: 'pre-op lower.ply', buffer: lower.buffer });
  await viewer.full();
  await viewer.openNotes();

  await viewer.tool('Contacts').click();
  await page.getByRole('button', { name: 'Show contacts' }).click();
  await viewer.note(/^Contacts\d+ contacts?, [\d.]+ mm²/).waitFor(PATIENCE);
  await viewer.tool('Contacts').click();

  await viewer.tool('Compare').click();
  // The rail's own is a switch.
  await page.locator('button:not([aria-pressed])', { hasText: /^Compare$/ }).click();
  await page.waitForTimeout(600);
  for (const fdi of [36, 33, 46])
    for (const scan of ['Lower jaw', 'Pre-op scan']) {
      const hint = page.getByText(`click it on ${scan}.`);
      await hint.waitFor();
      // What was hidden loads its full mesh first; the rail says when. From then on the first press counts.
      await viewer.full();
      await viewer.press(placeOf(teeth, fdi));
      await hint.waitFor({ ...PATIENCE, state: 'hidden' });
    }
  await page.getByText('Good', { exact: true }).waitFor(PATIENCE);
  await viewer.note(/Mean error 0\.00\d mm, 100% compared/).waitFor();
  await viewer.tool('Compare').click();

  await page.reload();
  await viewer.openNotes();
  await expect.poll(() => viewer.notes.getByRole('listitem').count(), PATIENCE).toBe(2);
});
