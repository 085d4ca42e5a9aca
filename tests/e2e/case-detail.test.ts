import { readFile } from 'node:fs/promises';
import { someStl } from '@archway/server/testing/meshes';
import { zipOf } from '@archway/server/testing/zip';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { ScansPage } from './scans-page.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
/** As small as one can be. */
const SOME_PDF = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`);
const SOON = { timeout: 15_000 };

async function signIn(account: string): Promise<{ page: Page; shell: ShellPage; cases: ScansPage }> {
  const computer = await openComputer(stage.browser, stage.site.origin);
  const { page } = await computer.openTab();
  const shell = new ShellPage(page);
  await shell.signInAs(account);
  await shell.open('/case-management');
  return { page, shell, cases: new ScansPage(page) };
}

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const panel = (page: Page): Locator => page.getByRole('tabpanel', { name: /Overview|Files|Activity/ });
const memo = (page: Page): Promise<string> =>
  panel(page).getByRole('region', { name: 'Memo' }).locator('p').first().innerText();

async function openEditor(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit case' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Edit case' });
  await drawer.waitFor();
  return drawer;
}
const save = (drawer: Locator): Promise<void> => drawer.getByRole('button', { name: 'Save case' }).click();

test('a colleague’s edit arrives in an open tab, and an older tab is told what changed and by whom', async () => {
  const elena = await signIn('elena.markou');
  await elena.cases.make('Crown 24');
  const lewis = await signIn('lewis.reid');
  await lewis.shell.open(new URL(elena.page.url()).pathname);
  // Both have it open; one of them has a form open as well.
  const mine = await openEditor(elena.page);
  await mine.getByLabel('Memo').fill('Mine');
  const theirs = await openEditor(lewis.page);
  await theirs.getByLabel('Memo').fill('Light contact.');
  await save(theirs);
  await lewis.page.getByText('Case saved.').first().waitFor();
  await save(mine);
  await mine.getByText('Someone else saved this case while you were editing.').waitFor();
  await mine.getByText('Dr. Lewis Reid changed the case').waitFor();
  await mine.getByText('Light contact.').waitFor();
  expect(await mine.getByLabel('Memo').inputValue()).toBe('Mine');
  await mine.getByRole('button', { name: 'Use theirs' }).click();
  await expect.poll(() => mine.getByLabel('Memo').inputValue(), SOON).toBe('Light contact.');
  await mine.getByLabel('Memo').fill('Light contact, flat.');
  await save(mine);
  await elena.page.getByText('Case saved.').first().waitFor();
  // And the other way round, in the page itself.
  await lewis.page.getByText('Dr. Elena Markou changed this case.').waitFor(SOON);
  await expect.poll(() => memo(lewis.page), SOON).toBe('Light contact, flat.');
  await lewis.page.getByRole('button', { name: 'Show' }).click();
  await panel(lewis.page).getByText('Dr. Elena Markou changed the case').waitFor();
});

test('one’s own words win if one says so', async () => {
  const elena = await signIn('elena.markou');
  await elena.cases.make('Bridge');
  const lewis = await signIn('lewis.reid');
  await lewis.shell.open(new URL(elena.page.url()).pathname);
  const mine = await openEditor(elena.page);
  const theirs = await openEditor(lewis.page);
  await theirs.getByLabel('Memo').fill('Theirs');
  await save(theirs);
  await lewis.page.getByText('Case saved.').first().waitFor();
  await mine.getByLabel('Memo').fill('Mine');
  await save(mine);
  await mine.getByRole('button', { name: 'Save mine anyway' }).click();
  await elena.page.getByText('Case saved.').first().waitFor();
  await expect.poll(() => memo(elena.page), SOON).toBe('Mine');
});

test('what was done stands under Activity, and who has opened the case', async () => {
  const elena = await signIn('elena.markou');
  await elena.cases.make('Crown 36');
  const lewis = await signIn('lewis.reid');
  await lewis.shell.open(new URL(elena.page.url()).pathname);
  await lewis.page.getByRole('heading', { name: 'Crown 36' }).waitFor();
  const drawer = await openEditor(elena.page);
  await drawer.getByLabel('Memo').fill('A2');
  await save(drawer);
  await elena.page.getByText('Case saved.').first().waitFor();
  await tab(elena.page, 'Activity').click();
  const entries = panel(elena.page).getByRole('listitem');
  const texts = async (): Promise<string[]> =>
    (await entries.allInnerTexts()).map((text) => text.split('\n').find((line) => line.length > 2) ?? '');
  await expect.poll(texts, SOON).toContain('Dr. Elena Markou created the case');
  expect((await texts())[0]).toBe('Dr. Elena Markou changed the case');
  await elena.page.reload();
  await tab(elena.page, 'Activity').click();
  await panel(elena.page).getByText('Opened by 2 people in the last 30 days').waitFor(SOON);
  await panel(elena.page).getByRole('button', { name: 'Show' }).click();
  await expect
    .poll(async () => (await texts()).toSorted(), SOON)
    .toEqual(['Dr. Elena Markou opened the case', 'Dr. Lewis Reid opened the case']);
});

test('what is attached is checked, handed over, and refused if it is no picture and no PDF', async () => {
  const { page, cases } = await signIn('elena.markou');
  await cases.make('Implant 14');
  const attachments = page.getByRole('region', { name: /^Attachments/ });
  await cases.attach(
    { name: 'plan.pdf', buffer: SOME_PDF },
    { name: 'scan.stl', buffer: Buffer.from('solid') },
    { name: 'broken.png', buffer: Buffer.from('no picture') },
  );
  await page.getByText('Attachments must be JPEG, PNG, or PDF.').waitFor();
  await attachments.getByRole('button', { name: 'Download original plan.pdf' }).waitFor({ timeout: 30_000 });
  await attachments.getByText("We couldn't read").waitFor(SOON);
  await page.getByRole('button', { name: 'Actions for plan.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename plan.pdf' });
  await dialog.getByLabel('File name').fill('Implant plan');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await attachments.getByText('Implant plan.pdf').waitFor(SOON);
  const begun = page.waitForEvent('download');
  await attachments.getByRole('button', { name: 'Download original Implant plan.pdf' }).click();
  expect((await begun).suggestedFilename()).toBe('Implant plan.pdf');
  // It makes no model: the place for scans is still there.
  await page.getByRole('heading', { name: 'Drop scans, a folder, or a zip here' }).waitFor();
});

test('a phone shows all of it, one below the other, and changes nothing', async () => {
  const { page, cases } = await signIn('elena.markou');
  await cases.make('Crown 11');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const name of ['Overview', 'Activity']) await page.getByRole('heading', { name }).waitFor();
  await page.getByText('Dr. Elena Markou created the case').waitFor(SOON);
  for (const name of ['Edit case', 'Attach', 'Add files', 'Record voice memo'])
    expect(await page.getByRole('button', { name }).count(), name).toBe(0);
  expect(
    await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
  ).toBe(true);
});

test('a scan that cannot be read is replaced in place, and the case is complete', async () => {
  const { page, cases } = await signIn('elena.markou');
  await cases.make('Bridge 34');
  await cases.choose({ name: 'lower.stl', buffer: Buffer.alloc(200, 'x') });
  await cases.file('lower.stl').getByText('This file is damaged').waitFor({ timeout: 60_000 });
  await page.getByText('Needs attention').first().waitFor(SOON);
  await page.getByRole('button', { name: 'Actions for lower.stl' }).click();
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('menuitem', { name: 'Replace' }).click();
  await (
    await opened
  ).setFiles({ name: 'lower-2.stl', mimeType: 'application/octet-stream', buffer: someStl() });
  await cases.ready('lower-2.stl');
  await expect.poll(() => cases.file('lower.stl').count(), SOON).toBe(0);
  await page.getByText('Scan completed').first().waitFor(SOON);
  await tab(page, 'Activity').click();
  await panel(page).getByText('Dr. Elena Markou replaced a file').waitFor(SOON);
  await panel(page).getByText('Scan completed, 1 file processed').waitFor(SOON);
});

test(
  'a zip from a scanner becomes a case; what is broken in it is replaced, and all comes back',
  { timeout: 180_000 },
  async () => {
    const { page, cases } = await signIn('elena.markou');
    await cases.dropOnList({
      name: 'Whitfield.zip',
      buffer: zipOf([
        { name: 'upper.stl', bytes: someStl() },
        { name: 'lower.stl', bytes: Buffer.alloc(200, 'x') },
      ]),
    });
    await cases.ready('upper.stl');
    await cases.file('lower.stl').getByText('This file is damaged').waitFor({ timeout: 60_000 });
    await page.getByText('Needs attention').first().waitFor(SOON);
    await page.getByRole('button', { name: 'Actions for lower.stl' }).click();
    const opened = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Replace' }).click();
    const replacement = {
      name: 'lower again.stl',
      mimeType: 'application/octet-stream',
      buffer: someStl(18),
    };
    await (await opened).setFiles(replacement);
    await cases.ready('lower again.stl');
    await expect.poll(() => page.getByText('Needs attention').count(), SOON).toBe(0);
    await page.getByText('Scan completed').first().waitFor(SOON);

    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download all' }).click();
    const saved = await begun;
    expect(saved.suggestedFilename()).toMatch(/^C-\d{6}-\d{3}\.zip$/);
    const bytes = await readFile(await saved.path());
    // The archive as it came, with the broken file in it, and what was sent afterwards.
    for (const name of ['Whitfield.zip', 'lower again.stl']) expect(bytes.includes(name)).toBe(true);
    expect(bytes.includes(replacement.buffer)).toBe(true);

    await tab(page, 'Files').click();
    await page.getByText(/of 20\sGB used/).waitFor(SOON);
  },
);
