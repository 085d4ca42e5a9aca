import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { PartnersPage } from './partners-page.ts';
import { ScansPage } from './scans-page.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
const SETTINGS = '/own-space/organisation-info/clinics';
/** A change of the other side is pushed. */
const PUSHED = 5_000;

async function signedIn(name: string): Promise<{ page: Page; shell: ShellPage }> {
  const computer = await openComputer(stage.browser, stage.site.origin);
  const { page } = await computer.openTab();
  const shell = new ShellPage(page);
  await shell.signInAs(name);
  return { page, shell };
}

async function openSettings(name: string): Promise<Page> {
  const { page, shell } = await signedIn(name);
  await shell.open(SETTINGS);
  await page.getByRole('heading', { name: 'Per work type' }).waitFor();
  return page;
}

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Settings saved.').first().waitFor();
};

test(
  'what a lab sets is what its partner’s prescription is checked for, as soon as it is saved',
  { timeout: 120_000 },
  async () => {
    const lab = await openSettings('marek.nowak');
    await lab.getByRole('button', { name: 'Saturday' }).click();
    await lab.getByRole('button', { name: 'Add days off' }).click();
    const dialog = lab.getByRole('dialog', { name: 'Add days off' });
    await dialog.getByLabel('Name (optional)').fill('Inventory');
    await dialog.getByLabel('First day').fill('2027-01-04');
    await dialog.getByRole('button', { name: 'Keep days' }).click();
    const note = lab.getByRole('button', { name: /^Note, crown:/ });
    await note.click();
    await note.click();
    await lab.getByText('3 unsaved changes').waitFor();
    const { violations } = await new AxeBuilder({ page: lab }).analyze();
    expect(
      violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`)),
    ).toEqual([]);
    await save(lab);
    await lab.reload();
    await lab.getByText('Inventory').first().waitFor();
    expect(await lab.getByRole('button', { name: 'Saturday' }).getAttribute('aria-pressed')).toBe('true');

    const { page: clinic, shell } = await signedIn('elena.markou');
    const partners = new PartnersPage(clinic);
    await partners.open();
    const code = await partners.makeCode();
    const ofLab = new PartnersPage(lab);
    await ofLab.open();
    await ofLab.join(code);
    await ofLab.partner('Harbour Street Dental').waitFor();
    await shell.open('/case-management');
    await new ScansPage(clinic).make('Crown');
    await shell.open(new URL(clinic.url()).pathname.replace('/detail/', '/prescription/'));
    await clinic.getByRole('checkbox', { name: /^36,/ }).click();
    await clinic.getByRole('button', { name: 'Crown', exact: true }).click();
    const missing = clinic.getByRole('region', { name: "What's missing" });
    await missing.getByText('Antagonist').first().waitFor();
    expect(await missing.getByText('Required by Kestrel Dental Lab').count()).toBe(0);
    await clinic.getByLabel('Checked for').selectOption({ label: 'Kestrel Dental Lab' });
    await missing.getByText('Required by Kestrel Dental Lab').waitFor();

    await lab.goto(`${stage.site.origin}${SETTINGS}`);
    await lab.getByRole('button', { name: /^Contact wish, crown:/ }).click();
    await save(lab);
    await missing.getByText('Suggested by Kestrel Dental Lab').waitFor({ timeout: PUSHED });
  },
);

test('of two who change the settings, the second is told and decides', { timeout: 90_000 }, async () => {
  const first = await openSettings('marek.nowak');
  const second = await openSettings('marek.nowak');
  await first.getByLabel('Cut-off hour').selectOption('9');
  await second.getByLabel('Cut-off hour').selectOption('10');
  await save(first);
  await second.getByText('Someone else saved these settings while you were editing.').waitFor();
  await second.getByRole('button', { name: 'Save mine instead' }).click();
  await second.getByText('Settings saved.').first().waitFor();
  await expect.poll(() => first.getByLabel('Cut-off hour').inputValue(), { timeout: 15_000 }).toBe('10');
});

test('the front desk reads the settings and changes nothing', { timeout: 60_000 }, async () => {
  const page = await openSettings('grace.obi');
  await page.getByText('Only administrators can change these settings.').waitFor();
  expect(await page.getByRole('button', { name: 'Save changes' }).count()).toBe(0);
  expect(await page.getByLabel('Cut-off hour').isDisabled()).toBe(true);
});
