import { Buffer } from 'node:buffer';
import { cachedDentition } from '@archway/cast/dentition/cached';
import { SCANNER_NOISE } from '@archway/cast/dentition/options';
import { movedMesh, quaternionAbout, rigidMatrix } from '@archway/mesh/core/rigid';
import { writePly } from '@archway/mesh/formats/write-ply';
import { faceOf, withGrowth } from '@archway/viewer/testing/changed-scan';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ScansPage } from './scans-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
/** Three models are loaded, and a worker of the page aligns two of them. */
const PATIENCE = { timeout: 90_000 };

/** Where another session of the scanner has put the same jaw. */
const AWAY = rigidMatrix(quaternionAbout([2.1, -0.9, 1.4]), [60, -35, 140]);

/** Two scans of one lower jaw, with 0.30 mm lost on the outer face of 36 in between. */
async function scansOfTwoSessions(): Promise<{ older: Buffer; newer: Buffer; upper: Buffer }> {
  const before = await cachedDentition({ trianglesPerJaw: 120_000, noise: SCANNER_NOISE });
  const after = await cachedDentition({ trianglesPerJaw: 132_000, noise: SCANNER_NOISE });
  const { mesh, labels } = after.lower;
  const worn = withGrowth(mesh, faceOf(mesh, labels, 36), { height: -0.3, radius: 3 });
  return {
    older: Buffer.from(writePly(before.lower.mesh)),
    newer: Buffer.from(writePly(movedMesh(worn, AWAY))),
    upper: Buffer.from(writePly(before.upper.mesh)),
  };
}

async function makeCase(page: Page, name: string, scanDate: string, of = 'Rosa Field'): Promise<void> {
  await page.getByRole('button', { name: 'New case' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New case' });
  await drawer.getByLabel('Case name').fill(name);
  const patient = drawer.getByRole('combobox', { name: 'Patient' });
  await patient.fill(of);
  await drawer.getByRole('option', { name: of }).first().click();
  await drawer.getByLabel('Scan date').fill(scanDate);
  await drawer.getByRole('button', { name: 'Create case' }).click();
  await page.getByRole('heading', { name }).waitFor();
}

const rowOf = (page: Page, teeth: string): Locator =>
  page.getByRole('table', { name: 'Change by sextant' }).getByRole('row').filter({ hasText: teeth });

async function changeOf(page: Page, teeth: string): Promise<number> {
  const text = await rowOf(page, teeth).getByRole('cell').last().innerText();
  return Number(text.replace('−', '-').replace(/[^\d.-]/g, ''));
}

/** What was lost on 36 stands in the table and on the map, and nothing else. */
async function seesTheChange(page: Page): Promise<void> {
  await page.getByText('Good', { exact: true }).waitFor(PATIENCE);
  expect(Math.abs((await changeOf(page, '37–34')) + 0.3)).toBeLessThan(0.03);
  expect(Math.abs(await changeOf(page, '33–43'))).toBeLessThan(0.05);
  expect(Math.abs(await changeOf(page, '44–47'))).toBeLessThan(0.05);
}

test(
  'scans of two cases are compared, from the patient and from the case',
  { timeout: 300_000 },
  async () => {
    const { older, newer, upper } = await scansOfTwoSessions();
    const { page, shell } = await stage.openTab();
    await page.setViewportSize({ width: 1440, height: 900 });
    await shell.signInAs('elena.markou');
    await shell.open('/case-management');
    const cases = new ScansPage(page);
    await makeCase(page, 'Check in November', '2026-11-09');
    await cases.choose({ name: 'lower.ply', buffer: newer });
    await cases.ready('lower.ply');
    await page.goBack();
    await makeCase(page, 'Check in March', '2026-03-14');
    await cases.choose({ name: 'lower.ply', buffer: older }, { name: 'upper.ply', buffer: upper });
    await cases.ready('lower.ply');
    await cases.ready('upper.ply');

    // From the patient: the newer one first, and the other jaw cannot be chosen any more.
    await page.getByRole('link', { name: /^Rosa Field, / }).click();
    await page.getByRole('button', { name: 'Compare scans' }).click();
    const pictures = page.getByRole('checkbox', { name: /^Choose/ });
    // What a scan is compared by is made after it can be downloaded.
    await expect.poll(() => pictures.count(), { timeout: 30_000 }).toBe(3);
    await page.getByRole('checkbox', { name: /^Choose Lower jaw of .*Nov/ }).check({ force: true });
    expect(await page.getByRole('checkbox', { name: /^Choose Upper jaw/ }).isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: /^Choose Lower jaw of .*Mar/ }).click({ force: true });
    await page.getByText('Compare scans, lower jaw, 8 months apart').waitFor();
    await seesTheChange(page);
    // A is the older one, whichever was chosen first.
    await page.getByRole('button', { name: /^Scan A: .*Mar/ }).waitFor();
    await page.getByRole('button', { name: /^Scan B: .*Nov/ }).waitFor();
    await page.getByText('−0.3').first().waitFor();
    await page.getByRole('radio', { name: 'Overlay' }).check({ force: true });
    await page.getByText('A, older').waitFor();

    // The address is all it needs.
    await page.reload();
    await seesTheChange(page);

    // From the case: the page finds the scan before.
    await page.getByRole('link', { name: 'Back to patient' }).click();
    await page.getByRole('link', { name: 'Check in November', exact: true }).click();
    await page.getByRole('heading', { name: 'Check in November' }).waitFor();
    await page.getByRole('button', { name: 'Actions for Check in November' }).click();
    await page.getByRole('menuitem', { name: 'Compare with another scan' }).click();
    await page.getByText('Compare scans, lower jaw, 8 months apart').waitFor();
    await seesTheChange(page);
  },
);

test('a patient with one scan of a jaw is told what a comparison needs', { timeout: 120_000 }, async () => {
  const { page, shell } = await stage.openTab();
  await shell.signInAs('elena.markou');
  await shell.open('/case-management');
  await makeCase(page, 'First visit', '2026-11-09', 'Nils Ek-Test');
  const href = await page.getByRole('link', { name: /^Nils Ek-Test, / }).getAttribute('href');
  await shell.open(`/case-management/compare?patient=${href?.split('/').at(-1)}`);
  await page.getByText('No scans to compare yet').waitFor();
  await page.getByRole('button', { name: 'Show patient' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe(href);
});
