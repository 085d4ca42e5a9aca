import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { someStl } from '@archway/server/testing/meshes';
import { zipOf } from '@archway/server/testing/zip';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { ScansPage } from './scans-page.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
/** Pushes and calls take their time on a busy machine. */
const SOON = { timeout: 10_000 };

/** On the computer of each test, or on another one. */
async function openCases(account: string, computer = stage.computer): Promise<CasesPage> {
  const { page } = await computer.openTab();
  const shell = new ShellPage(page);
  await shell.signInAs(account);
  await shell.open('/case-management');
  return new CasesPage(page);
}

class CasesPage extends ScansPage {
  tab(name: string): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }
  get chosenTab(): Locator {
    return this.page.getByRole('tab', { selected: true });
  }
  dialog(name: string | RegExp): Locator {
    return this.page.getByRole('dialog', { name });
  }
  menuItem(name: string): Locator {
    return this.page.getByRole('menuitem', { name });
  }
  undo(): Locator {
    return this.page.getByRole('button', { name: 'Undo' }).first();
  }
  async select(...names: string[]): Promise<void> {
    for (const name of names) await this.row(name).getByRole('checkbox').check();
  }
  async isGone(name: string): Promise<void> {
    await this.row(name).waitFor({ state: 'hidden' });
  }
  async makeAll(...names: string[]): Promise<void> {
    for (const name of names) {
      await this.make(name);
      await this.page.goBack();
      await this.row(name).waitFor();
    }
  }
}

test('cases are deleted, the deletion is undone, and on the 29th day one is restored', async () => {
  const cases = await openCases('elena.markou');
  await cases.makeAll('Crown 24', 'Inlay 36', 'Stays');
  await cases.select('Crown 24', 'Inlay 36');
  await cases.button('Delete').click();
  await cases.isGone('Crown 24');
  await cases.undo().click();
  await cases.row('Crown 24').waitFor();
  await cases.row('Inlay 36').waitFor();

  // By keyboard alone.
  await cases.table.locator('tbody tr[tabindex="0"]').press('End');
  await cases.page.keyboard.press('x');
  await cases.button('Delete').press('Enter');
  await cases.isGone('Crown 24');
  await cases.tab('Recently deleted').click();
  await cases.row('Crown 24').waitFor();
  await cases.isGone('Stays');

  await stage.site.shiftClock('29 days');
  const later = await openCases('elena.markou', await openComputer(stage.browser, stage.site.origin));
  await later.tab('Recently deleted').click();
  await later.select('Crown 24');
  await later.button('Restore').click();
  await later.isGone('Crown 24');
  await later.tab('All cases').click();
  await later.row('Crown 24').waitFor();
  await stage.site.shiftClock('0');
  await later.page.context().close();
});

test('a view is made, shared, used by a colleague, and gone for him when it is shared no more', async () => {
  const cases = await openCases('elena.markou');
  await cases.makeAll('Bridge 13', 'Splint');
  await cases.page.getByRole('searchbox').fill('bridge');
  await cases.isGone('Splint');
  await cases.button(/^Status/).click();
  await cases.page.getByRole('menuitemcheckbox', { name: 'Registered' }).click();
  await cases.page.keyboard.press('Escape');
  await cases.button('Save view').click();
  await cases.dialog('Save view').getByLabel('Name').fill('Bridges to scan');
  await cases.dialog('Save view').getByLabel('Share with colleagues').check();
  await cases.dialog('Save view').getByRole('button', { name: 'Save view' }).click();
  await cases.tab('Bridges to scan').waitFor();
  await expect.poll(() => cases.chosenTab.textContent(), SOON).toBe('Bridges to scanShared1');

  const computer = await openComputer(stage.browser, stage.site.origin);
  const colleague = await openCases('lewis.reid', computer);
  await colleague.row('Splint').waitFor();
  await colleague.tab(String.raw`Bridges to scan \(Dr. Elena Markou\)`).click();
  await colleague.row('Bridge 13').waitFor();
  await colleague.isGone('Splint');
  await colleague.button('View').click();
  await colleague.menuItem('Save as new view').waitFor();
  expect(await colleague.menuItem('Delete view').count()).toBe(0);
  await colleague.page.keyboard.press('Escape');

  await cases.button('View').click();
  await cases.menuItem('Rename or share').click();
  await cases.dialog('Edit view').getByLabel('Share with colleagues').uncheck();
  await cases.dialog('Edit view').getByRole('button', { name: 'Save view' }).click();
  await expect.poll(() => colleague.tab('Bridges to scan').count(), SOON).toBe(0);
  expect(await colleague.chosenTab.textContent()).toMatch(/^All cases/);
  await computer.context.close();
});

test('a changed view says so, is put back, saved, and deleted', async () => {
  const cases = await openCases('elena.markou');
  await cases.makeAll('Veneer 11');
  await cases.button('Save view').click();
  await cases.dialog('Save view').getByLabel('Name').fill('Mine');
  await cases.page.keyboard.press('Enter');
  await cases.tab('Mine').waitFor();
  await cases.table.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await cases.button('View changed').click();
  await cases.menuItem('Undo changes').click();
  await cases
    .button('View')
    .and(cases.page.getByText('View', { exact: true }))
    .waitFor();
  await cases.button('Columns').click();
  await cases.page.getByRole('menuitemcheckbox', { name: 'Files' }).click();
  await cases.page.keyboard.press('Escape');
  await cases.button('View changed').click();
  await cases.menuItem('Save changes').click();
  await expect.poll(() => cases.button('View changed').count(), SOON).toBe(0);
  await cases.page.reload();
  await cases.tab('All cases').waitFor();
  await cases.table.getByRole('columnheader', { name: 'Files' }).waitFor();
  await cases.tab('Mine').click();
  await expect.poll(() => cases.table.getByRole('columnheader', { name: 'Files' }).count(), SOON).toBe(0);
  await cases.button('View').click();
  await cases.menuItem('Delete view').click();
  await cases
    .dialog(/Delete the view/)
    .getByRole('button', { name: 'Delete view' })
    .click();
  await expect.poll(() => cases.tab('Mine').count(), SOON).toBe(0);
});

test('what is not found with these filters says so, and they are cleared by one press', async () => {
  const cases = await openCases('elena.markou');
  await cases.makeAll('Only this week');
  await cases.button(/^Scanned Last/).click();
  await cases.page.getByRole('menuitemradio', { name: 'Yesterday' }).click();
  await cases.page.getByText('No case matches these filters').waitFor();
  await cases.button('Clear filters').click();
  await cases.row('Only this week').waitFor();
  await cases.page.reload();
  await cases.row('Only this week').waitFor();
});

test('order, filters and the height of rows are chosen by keyboard, and the height stays', async () => {
  const cases = await openCases('elena.markou');
  await cases.makeAll('Tooth 47');
  const { page } = cases;
  await page.getByRole('radio', { name: 'Standard' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('radio', { name: 'Compact', checked: true }).waitFor();
  await page.reload();
  await page.getByRole('radio', { name: 'Compact', checked: true }).waitFor();
  await cases.table.getByRole('columnheader', { name: 'Patient' }).getByRole('button').press('Enter');
  await expect
    .poll(() => cases.table.getByRole('columnheader', { name: 'Patient' }).getAttribute('aria-sort'), SOON)
    .toBe('ascending');
  await cases.button(/^Status/).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Registered' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await cases.button(/^Status Registered/).waitFor();
  await cases.row('Tooth 47').waitFor();
  await page.getByRole('radio', { name: 'Compact' }).press('ArrowLeft');
  await page.getByRole('radio', { name: 'Standard', checked: true }).waitFor();
});

test('the list tells its keys; J goes to its rows from anywhere, and Ctrl K has recent cases before a word is typed', async () => {
  const cases = await openCases('elena.markou');
  const { page } = cases;
  await cases.makeAll('Told by keys');
  await page.reload();
  await cases.row('Told by keys').waitFor();
  await page.keyboard.press('?');
  const list = cases.dialog('Keyboard shortcuts');
  for (const words of ['Next row', 'Quick look', 'Select the row', 'Open the row'])
    await list.getByText(words).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect.poll(() => cases.table.locator('tbody tr:focus').count(), SOON).toBe(1);
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /^Told by keys/ }).waitFor();
});

test('a case is deleted from its own page, which leads back to the list, and brought back', async () => {
  const cases = await openCases('elena.markou');
  const { page } = cases;
  await cases.makeAll('Deleted on its page');
  await cases.row('Deleted on its page').getByRole('link').click();
  await page.getByRole('heading', { name: 'Deleted on its page' }).waitFor();
  await cases.button('Actions for Deleted on its page').click();
  await cases.menuItem('Delete').click();
  await cases.tab('All cases').waitFor();
  await cases.isGone('Deleted on its page');
  await cases.undo().click();
  await cases.row('Deleted on its page').waitFor();
});

test('three archives that are dropped on the list become three cases', { timeout: 180_000 }, async () => {
  const cases = await openCases('elena.markou');
  await cases.tab('All cases').waitFor();
  const archives = ['Hart', 'Solheim', 'Ferri'].map((name) => ({
    name: `${name}.zip`,
    buffer: zipOf([{ name: `${name} upper.stl`, bytes: someStl() }]),
  }));
  await cases.dropOnList(...archives, { name: 'readme.txt', buffer: Buffer.from('no scan') });
  await cases.page.getByText('3 cases created. Scans are uploading.').first().waitFor();
  await cases.page.getByText(/Incorrect Format: readme.txt/).waitFor();
  for (const name of ['Hart', 'Solheim', 'Ferri']) {
    await cases.row(name).waitFor();
    await cases.row(name).getByText('Scan completed').waitFor({ timeout: 90_000 });
    // Of its own, drawn of what the model opens with, and pushed to the list when it is there.
    await cases.row(name).locator('img[src*="webp"]').waitFor({ timeout: 30_000 });
  }
});

test('a patient is found from anywhere by keyboard alone', async () => {
  const cases = await openCases('elena.markou');
  const { page } = cases;
  await page.getByRole('button', { name: 'New case' }).first().click();
  const drawer = cases.dialog('New case');
  await drawer.getByLabel('Case name').fill('Bridge 24');
  await drawer.getByRole('combobox', { name: 'Patient' }).fill('Zoë Haddad');
  await drawer.getByRole('option', { name: /New patient/ }).click();
  await drawer.getByRole('button', { name: 'Create case' }).click();
  await page.getByRole('heading', { name: 'Bridge 24' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('zoe ha');
  await page
    .getByRole('option', { name: /Zoë Haddad/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Zoë Haddad' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search and commands' }).fill('lewis');
  await page.getByRole('option', { name: /Lewis Reid/ }).waitFor();
});

test('a list is exported as CSV by who warrants the consent', async () => {
  const cases = await openCases('elena.markou');
  await cases.makeAll('=Crown, 24');
  await cases.select('=Crown, 24');
  await cases.button('Export CSV').click();
  const dialog = cases.dialog('Export cases as CSV');
  expect(await dialog.getByRole('button', { name: 'Export CSV' }).isDisabled()).toBe(true);
  await dialog.getByRole('checkbox').check();
  const begun = cases.page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export CSV' }).click();
  const download = await begun;
  expect(download.suggestedFilename()).toMatch(/^cases-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.split('\r\n')[1]).toMatch(/^C-\d{6}-\d{3},"'=Crown, 24",/);
  await cases.page.getByText('1 case exported.').first().waitFor();
});

test(
  'a look at a case by Space, on to the next by J, and into it by Enter',
  { timeout: 180_000 },
  async () => {
    const cases = await openCases('elena.markou');
    const { page } = cases;
    await cases.makeAll('Looked at second');
    await cases.dropOnList({ name: 'Looked at first.stl', buffer: someStl() });
    await page.getByRole('heading', { name: 'Looked at first' }).waitFor();
    await cases.ready('Looked at first.stl');
    await page.goBack();
    await page.getByRole('searchbox').fill('looked at');
    await cases.row('Looked at second').waitFor();
    await expect.poll(() => cases.table.locator('tbody tr').count(), SOON).toBe(2);
    await cases.table.locator('tbody tr[tabindex="0"]').press('Home');
    await page.keyboard.press(' ');
    const look = cases.dialog('Quick look');
    await look.getByText('Looked at first').waitFor();
    await look.getByText('1 of 2').waitFor();
    await look.getByRole('img', { name: /^3D model of Looked at first/ }).waitFor();
    await page.keyboard.press('j');
    await look.getByText('No model yet').waitFor();
    await page.keyboard.press('k');
    await look.getByText('1 of 2').waitFor();
    await page.keyboard.press(' ');
    await look.waitFor({ state: 'hidden' });
    await page.keyboard.press(' ');
    await look.waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Looked at first', level: 1 }).waitFor();
  },
);

test('on a phone a case is found, narrowed to, and opened', async () => {
  const cases = await openCases('elena.markou');
  const { page } = cases;
  await cases.makeAll('Found on a phone', 'Left out on a phone');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('searchbox').fill('found on');
  const list = page.getByRole('list', { name: 'Cases' });
  await list.getByText('Found on a phone').waitFor();
  await list.getByText('Left out on a phone').waitFor({ state: 'hidden' });
  await cases.button(/^Status/).click();
  await page.getByRole('menuitemcheckbox', { name: 'Scan completed' }).click();
  await page.keyboard.press('Escape');
  await page.getByText('No case matches “found on”').waitFor();
  await cases.button('Clear filters').click();
  await list.getByText('Found on a phone').click();
  await page.getByRole('heading', { name: 'Found on a phone' }).waitFor();
  const width = await page.evaluate('document.documentElement.scrollWidth');
  expect(width).toBe(390);
});
