import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { ScansPage } from './scans-page.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });

/** On the computer of each test, or on another one. */
async function openCases(
  account: string,
  computer = stage.computer,
): Promise<{ page: Page; cases: ScansPage }> {
  const { page } = await computer.openTab();
  const shell = new ShellPage(page);
  await shell.signInAs(account);
  await shell.open('/case-management');
  return { page, cases: new ScansPage(page) };
}

async function openNew(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New case' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New case' });
  await drawer.waitFor();
  return drawer;
}
/** On the page of its patient. */
const caseOf = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
const patientOf = (drawer: Locator): Locator => drawer.getByRole('combobox', { name: 'Patient' });

test('a case is made for a new patient, who is found the next time and never typed twice', async () => {
  const { page, cases } = await openCases('elena.markou');
  const first = await openNew(page);
  await first.getByLabel('Case name').fill('Crown 24');
  await patientOf(first).fill('Renée Müller');
  await first.getByRole('option', { name: 'New patient “Renée Müller”' }).click();
  await first.getByLabel('Birth date').fill('1984-03-12');
  await first.getByLabel('Memo').fill('Shade A2');
  await first.getByRole('button', { name: 'Create case' }).click();
  await page.getByRole('heading', { name: 'Crown 24' }).waitFor();
  await page.getByText('Renée Müller').first().waitFor();

  await page.goBack();
  const second = await openNew(page);
  await second.getByLabel('Case name').fill('Inlay 36');
  // By keyboard alone, by the birth date as it is written here.
  await patientOf(second).fill('12.03.1984');
  await second.getByRole('option', { name: /Renée Müller/ }).waitFor();
  await patientOf(second).press('Enter');
  expect(await patientOf(second).inputValue()).toBe('Renée Müller');
  await second.getByRole('button', { name: 'Create case' }).click();
  await page.getByRole('heading', { name: 'Inlay 36' }).waitFor();

  await page.goBack();
  await page.getByRole('searchbox').fill('renee mull');
  await cases.row('Inlay 36').waitFor();
  await cases.row('Crown 24').waitFor();
  await page.getByRole('searchbox').fill('shade a2');
  await expect.poll(() => cases.row('Inlay 36').count()).toBe(0);
  await cases.row('Crown 24').waitFor();
});

test('a likely double is told, and taken instead; a taken ID is told beside its field', async () => {
  const { page } = await openCases('lewis.reid');
  const drawer = await openNew(page);
  await drawer.getByLabel('Case name').fill('Bridge');
  await patientOf(drawer).fill('Rene Muller');
  await drawer.getByRole('option', { name: 'New patient “Rene Muller”' }).click();
  await drawer.getByLabel('Birth date').fill('1984-03-12');
  await drawer.getByText('A patient with a similar name has the same birth date:').waitFor();
  await drawer.getByLabel('Patient ID').fill('x-1');
  await drawer.getByRole('button', { name: 'Use this patient' }).click();
  expect(await patientOf(drawer).inputValue()).toBe('Renée Müller');
  // Typed and not chosen is not lost without a word.
  await patientOf(drawer).fill('Somebody');
  await patientOf(drawer).press('Escape');
  await drawer.getByRole('button', { name: 'Create case' }).click();
  await drawer.getByText('Choose a patient, or create a new one.').waitFor();
  await patientOf(drawer).fill('Renée');
  await drawer.getByRole('option', { name: /Renée Müller/ }).click();
  await drawer.getByRole('button', { name: 'Create case' }).click();
  await page.getByRole('heading', { name: 'Bridge' }).waitFor();
});

test('a case is changed in its drawer, and a colleague sees it at once', async () => {
  const { page, cases } = await openCases('elena.markou');
  const other = await openCases('amara.cole', await openComputer(stage.browser, stage.site.origin));
  await cases.row('Bridge').getByRole('link', { name: 'Bridge' }).click();
  await page.getByRole('button', { name: 'Edit case' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Edit case' });
  await drawer.getByLabel('Case name').fill('Bridge 14 to 16');
  await drawer.getByLabel('Scan date').fill('2026-11-09');
  await drawer.getByRole('button', { name: 'Save case' }).click();
  await page.getByText('Case saved.').first().waitFor();
  await other.cases.row('Bridge 14 to 16').waitFor();
});

test('the page of a patient has all cases, and what is changed there is shown on them', async () => {
  const { page, cases } = await openCases('elena.markou');
  await cases.row('Crown 24').getByRole('link', { name: 'Renée Müller' }).click();
  await page.getByRole('heading', { name: 'Renée Müller' }).waitFor();
  for (const name of ['Crown 24', 'Inlay 36', 'Bridge 14 to 16']) await caseOf(page, name).waitFor();
  await page.getByRole('radio', { name: 'Compact' }).check({ force: true });
  await cases.row('Bridge 14 to 16').waitFor();
  await page.getByRole('radio', { name: 'With images' }).check({ force: true });
  await page.getByRole('button', { name: 'Edit patient' }).click();
  const drawer = page.getByRole('dialog', { name: 'Edit patient' });
  await drawer.getByLabel('Patient name').fill('Renée Keller');
  await drawer.getByLabel('Patient ID').fill('HS-00900');
  await drawer.getByRole('button', { name: 'Save patient' }).click();
  await page.getByText('Patient saved.').first().waitFor();
  await caseOf(page, 'Inlay 36').click();
  const link = page.getByRole('link', { name: 'Renée Keller, HS-00900' });
  expect(await link.getAttribute('href')).toMatch(/^\/case-management\/patient\//);
});

test('a patient who is not there has a page that says so', async () => {
  const { page, shell } = await stage.openTab();
  await shell.signInAs('elena.markou');
  await shell.open('/case-management/patient/018f3c1e-7d0a-7c52-9a54-0c6f1d1b2a3c');
  await page.getByText('Patient not found').waitFor();
  expect(await page.getByRole('button', { name: 'Edit patient' }).count()).toBe(0);
});

test('a lab writes down whom a scan is of', async () => {
  const { page, cases } = await openCases('marek.nowak');
  const drawer = await openNew(page);
  await drawer.getByLabel('Case name').fill('Model');
  await drawer.getByLabel('Patient', { exact: true }).fill('M. Papadaki');
  await drawer.getByLabel('Dentist').fill('Dr. Elsewhere');
  await drawer.getByRole('button', { name: 'Create case' }).click();
  await page.getByRole('heading', { name: 'Model' }).waitFor();
  await page.goBack();
  await cases.row('M. Papadaki').waitFor();
});

test('two records of one person are merged, shown before it happens, and taken apart again', async () => {
  const { page, cases } = await openCases('elena.markou');
  for (const [name, patient] of [
    ['Crown 11', 'Ingrid Solheim'],
    ['Bridge 45', 'Ingrid Solheim Berg'],
  ] as const) {
    const drawer = await openNew(page);
    await drawer.getByLabel('Case name').fill(name);
    await patientOf(drawer).fill(patient);
    await drawer.getByRole('option', { name: `New patient “${patient}”` }).click();
    await drawer.getByRole('button', { name: 'Create case' }).click();
    await page.getByRole('heading', { name }).waitFor();
    await page.goBack();
  }
  await cases.row('Crown 11').getByRole('link', { name: 'Ingrid Solheim' }).click();
  await page.getByRole('heading', { name: 'Ingrid Solheim' }).waitFor();
  await page.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge patients' });
  await dialog.getByRole('combobox').fill('solheim berg');
  await dialog.getByRole('option', { name: /Ingrid Solheim Berg/ }).click();
  await dialog.getByText(/1 case of Ingrid Solheim Berg .* moves to Ingrid Solheim /).waitFor();
  await dialog.getByRole('button', { name: 'Merge patients' }).click();
  await caseOf(page, 'Bridge 45').waitFor();
  await caseOf(page, 'Crown 11').waitFor();

  await page.getByRole('button', { name: 'Undo merge' }).click();
  const undoing = page.getByRole('dialog', { name: /Undo the merge with Ingrid Solheim Berg/ });
  await undoing.getByRole('button', { name: 'Undo merge' }).click();
  await caseOf(page, 'Bridge 45').waitFor({ state: 'hidden' });
  await caseOf(page, 'Crown 11').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Undo merge' }).count()).toBe(0);
});

test('a likely second record is told on the page, and looked at from there', async () => {
  const { page, cases } = await openCases('elena.markou');
  for (const [name, patient] of [
    ['Inlay 15', 'Nora Whitfield-Lane'],
    ['Crown 47', 'Nora Whitfield Lane'],
  ] as const) {
    const drawer = await openNew(page);
    await drawer.getByLabel('Case name').fill(name);
    await patientOf(drawer).fill(patient);
    await drawer.getByRole('option', { name: `New patient “${patient}”` }).click();
    await drawer.getByLabel('Birth date').fill('1984-05-03');
    await drawer.getByRole('button', { name: 'Create case' }).click();
    await page.getByRole('heading', { name }).waitFor();
    await page.goBack();
  }
  await cases.row('Inlay 15').getByRole('link', { name: 'Nora Whitfield-Lane' }).click();
  await page.getByText('This may be the same person').waitFor();
  await page.getByRole('button', { name: 'Review merge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge patients' });
  await dialog.getByText(/1 case of Nora Whitfield Lane .* moves to Nora Whitfield-Lane /).waitFor();
});
