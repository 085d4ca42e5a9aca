import { Buffer } from 'node:buffer';
import { cachedDentition } from '@archway/cast/dentition/cached';
import { withHole } from '@archway/cast/dentition/with-hole';
import type { Vector } from '@archway/mesh/core/vector';
import { writePly } from '@archway/mesh/formats/write-ply';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { ScansPage } from './scans-page.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';
import { ViewerPage } from './viewer-page.ts';

const stage = useStage({ worker: true });

/** Signed in, with a new case and its prescription open. */
async function openPrescription(
  account = 'elena.markou',
): Promise<{ page: Page; shell: ShellPage; path: string }> {
  const computer = await openComputer(stage.browser, stage.site.origin);
  const { page } = await computer.openTab();
  const shell = new ShellPage(page);
  await shell.signInAs(account);
  await shell.open('/case-management');
  await new ScansPage(page).make('Bridge');
  const path = new URL(page.url()).pathname.replace('/detail/', '/prescription/');
  await shell.open(path);
  await tooth(page, 36).waitFor();
  return { page, shell, path };
}

const tooth = (page: Page, number: number): Locator =>
  page.getByRole('checkbox', { name: new RegExp(`^${number},`) });
const work = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save prescription' }).click();
  await page.getByText('Prescription saved.').first().waitFor();
};
const works = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Works' }).getByRole('listitem').allInnerTexts();

test('a bridge of three and two veneers, by mouse', async () => {
  const { page } = await openPrescription();
  await tooth(page, 34).click();
  await tooth(page, 36).click();
  await work(page, 'Crown').click();
  await page.getByLabel('Material').selectOption('zirconia');
  await work(page, 'A2').click();
  await tooth(page, 34).click();
  await tooth(page, 36).click();
  await tooth(page, 35).click();
  await page.getByRole('button', { name: /^Missing/ }).click();
  // It hangs on both its neighbors by itself, and looks like them.
  await work(page, 'Pontic').click();
  await page.getByText('Bridge 34–36', { exact: true }).waitFor();
  await tooth(page, 35).click();
  await tooth(page, 11).click();
  await work(page, 'Veneer').click();
  await page.getByLabel('Material').selectOption('feldspar');
  await tooth(page, 21).click({ modifiers: ['Shift'] });
  await save(page);
  await page.reload();
  await tooth(page, 36).waitFor();
  expect(await tooth(page, 36).getAttribute('aria-label')).toBe(
    '36, lower left first molar, crown, zirconia, A2',
  );
  expect((await works(page)).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    '11, 21 Veneers, feldspar',
    '34–36 Bridge, zirconia, pontic 35 A2',
    '35 Missing',
  ]);
});

const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

test('the same bridge by keyboard alone', async () => {
  const { page } = await openPrescription();
  await tooth(page, 18).focus();
  // From 18 down to 48 and along the lower arch to 34.
  await press(page, 'ArrowDown', ...Array.from({ length: 11 }, () => 'ArrowRight'), ' ');
  await press(page, 'ArrowRight', 'ArrowRight', ' ');
  expect(await tooth(page, 34).isChecked()).toBe(true);
  expect(await tooth(page, 36).isChecked()).toBe(true);
  await work(page, 'Crown').focus();
  await press(page, 'Enter');
  await page.getByLabel('Material').focus();
  await page.keyboard.type('Zirconia');
  await tooth(page, 36).focus();
  await press(page, ' ', 'ArrowLeft', 'ArrowLeft', ' ', 'ArrowRight', ' ', 'x');
  await work(page, 'Pontic').focus();
  await press(page, 'Enter');
  await page.getByText('Bridge 34–36', { exact: true }).waitFor();
  await press(page, 'Control+z');
  await expect.poll(() => tooth(page, 35).getAttribute('aria-label')).toMatch(/missing$/);
  await press(page, 'Control+y');
  await page.getByText('Bridge 34–36', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Save prescription' }).focus();
  await press(page, 'Enter');
  await page.getByText('Prescription saved.').first().waitFor();
});

const chooseKit = async (page: Page, ...parts: readonly [string, string, string]): Promise<void> => {
  for (const [at, label] of ['Manufacturer', 'System', 'Diameter (mm)'].entries())
    await page.getByLabel(label).selectOption(parts[at] ?? '');
};
const kitOf = (page: Page): Promise<string[]> =>
  Promise.all(
    ['Manufacturer', 'System', 'Diameter (mm)'].map((label) => page.getByLabel(label).inputValue()),
  );

test('an implant crown with its kit and a custom abutment', async () => {
  const { page } = await openPrescription();
  await tooth(page, 46).click();
  await work(page, 'Crown').click();
  await page.getByLabel('Implant', { exact: true }).selectOption('customAbutment');
  await page.getByLabel('Abutment material').selectOption('titaniumBase');
  await chooseKit(page, 'Aldera', 'Conic', '4.1');
  await page.getByLabel('Material', { exact: true }).selectOption('multilayerZirconia');
  await save(page);
  // What no longer fits is named before it goes.
  await page.getByLabel('Implant', { exact: true }).selectOption('');
  const dialog = page.getByRole('dialog', { name: 'This change removes something' });
  await dialog.getByText('46: Implant kit').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await page.getByLabel('System').inputValue()).toBe('Conic');
});

/** A crown on an implant, selected. */
const putImplant = async (page: Page, number: number): Promise<void> => {
  await tooth(page, number).click();
  await work(page, 'Crown').click();
  await page.getByLabel('Implant', { exact: true }).selectOption('stockAbutment');
};

test('a clinic adds a kit, chooses it again for the next tooth, and removes it', async () => {
  const { page } = await openPrescription();
  await putImplant(page, 46);
  // By keyboard alone, with either decimal sign, and a mistake on the way.
  await page.getByRole('button', { name: 'Add a kit…' }).focus();
  await press(page, 'Enter');
  const adding = page.getByRole('dialog', { name: 'Add implant kit' });
  await adding.getByLabel('Manufacturer').focus();
  await page.keyboard.type('Tarvos');
  await press(page, 'Tab');
  await page.keyboard.type('Alpha');
  await press(page, 'Tab');
  await page.keyboard.type('41');
  await press(page, 'Enter');
  await adding.getByText('Enter a diameter from 1 to 20 mm.').waitFor();
  await adding.getByLabel('Diameter (mm)').fill('4,15');
  await press(page, 'Enter');
  await adding.waitFor({ state: 'detached' });
  expect(await kitOf(page)).toEqual(['Tarvos', 'Alpha', '4.15']);
  await tooth(page, 46).click();
  await putImplant(page, 36);
  // The only system and the only diameter are chosen with their manufacturer.
  await page.getByLabel('Manufacturer').selectOption('Tarvos');
  expect(await kitOf(page)).toEqual(['Tarvos', 'Alpha', '4.15']);
  await chooseKit(page, 'Borvik', 'Fjell', '4');
  // Two teeth with different kits show none.
  await tooth(page, 46).click();
  expect(await kitOf(page)).toEqual(['', '', '']);
  await tooth(page, 36).click();
  await page.getByRole('button', { name: 'Your kits…' }).click();
  await page.getByRole('button', { name: 'Remove Tarvos Alpha 4.15 mm' }).click();
  await page.getByRole('button', { name: 'Remove kit' }).click();
  await page.getByRole('button', { name: 'Your kits…' }).waitFor({ state: 'detached' });
  // The work that names it keeps it, here and after the next reading.
  expect(await kitOf(page)).toEqual(['Tarvos', 'Alpha', '4.15']);
  await save(page);
  await page.reload();
  await tooth(page, 46).click();
  expect(await kitOf(page)).toEqual(['Tarvos', 'Alpha', '4.15']);
  await tooth(page, 46).click();
  await tooth(page, 36).click();
  expect(await page.getByLabel('Manufacturer').locator('option', { hasText: 'Tarvos' }).count()).toBe(0);
});

test('a full denture for a jaw, and a crown on a deciduous tooth', async () => {
  const { page } = await openPrescription();
  await page.getByRole('button', { name: /^Upper arch/ }).click();
  await page.getByRole('button', { name: 'More…' }).click();
  await page.getByRole('menuitem', { name: 'Full Denture' }).click();
  await page.getByLabel('Material').selectOption('pmma');
  await page.getByText('Mixed', { exact: true }).click();
  await tooth(page, 75).click();
  expect(await work(page, 'Veneer').count()).toBe(0);
  await work(page, 'Crown').click();
  await save(page);
  expect((await works(page)).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
    '75 Crown',
    'Upper jaw Full denture, PMMA',
  ]);
});

test('two tabs: the later save is told, sees the other one, and may put its own over it', async () => {
  const one = await openPrescription();
  const computer = await openComputer(stage.browser, stage.site.origin);
  const { page: other } = await computer.openTab();
  const shell = new ShellPage(other);
  await shell.signInAs('lewis.reid');
  await shell.open(one.path);
  await tooth(other, 11).click();
  await work(other, 'Veneer').click();
  await tooth(one.page, 46).click();
  await work(one.page, 'Crown').click();
  await save(other);
  await one.page.getByRole('button', { name: 'Save prescription' }).click();
  await one.page.getByText('Someone else saved this prescription in the meantime.').waitFor();
  await one.page.getByRole('button', { name: 'Show theirs' }).click();
  await expect.poll(async () => (await works(one.page)).join()).toMatch(/Veneer/);
});

/** What the server has kept of it, by the last answer. */
const bodies = new WeakMap<Page, string>();
const draftOf = (page: Page): string => bodies.get(page) ?? '';

test('what was begun is there after a reload; on a small screen it is only read', async () => {
  const { page } = await openPrescription();
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/draft/save')) bodies.set(page, request.postData() ?? '');
  });
  await tooth(page, 26).click();
  await work(page, 'Inlay/Onlay').click();
  // Kept within five seconds, and again after what was done last.
  await expect.poll(() => draftOf(page), { timeout: 15_000 }).toMatch(/Inlay/);
  await page.reload();
  await page
    .getByText('This form was restored', { exact: false })
    .waitFor()
    .catch(() => {});
  await expect.poll(async () => (await works(page)).join(), { timeout: 15_000 }).toMatch(/Inlay/);
  await save(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('img', { name: /Tooth chart/ }).waitFor();
  expect(await page.getByRole('button', { name: 'Save prescription' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Copy link' }).waitFor();
});

const missing = (page: Page): Locator => page.getByRole('region', { name: "What's missing" });
/** A line of it, a button or a link as a whole. */
const gap = (page: Page, text: string): Locator =>
  missing(page).locator('button, a').filter({ hasText: text });
/** The field that has the focus, by the name it has on the page. */
const focused = (page: Page): Promise<string | null> =>
  page.locator('[data-field]:has(:focus)').last().getAttribute('data-field');

test(
  'each thing that is missing leads to its field, and the foot to the first',
  { timeout: 120_000 },
  async () => {
    const { page } = await openPrescription();
    const foot = (name: string): Locator => page.getByRole('button', { name, exact: true });
    await foot('Choose what to make').click();
    expect(await focused(page)).toBe('chart');
    await tooth(page, 36).click();
    await work(page, 'Crown').click();
    await tooth(page, 36).click();
    await foot('Add a material for 36').click();
    expect(await tooth(page, 36).isChecked()).toBe(true);
    expect(await focused(page)).toBe('material');
    await page.getByLabel('Material').selectOption('zirconia');
    await tooth(page, 36).click();
    // By the keyboard, from the line of the list.
    await gap(page, 'Shade for 36').focus();
    await press(page, 'Enter');
    expect(await focused(page)).toBe('shade');
    expect(await page.locator(':focus').innerText()).toBe('A1');
    await press(page, 'Enter');
    await expect.poll(() => gap(page, 'Shade for 36').count(), { timeout: 15_000 }).toBe(0);
    // A jaw has its own work, and its own field.
    await page.getByRole('button', { name: 'More…' }).click();
    await page.getByRole('menuitem', { name: 'Bite Splint' }).click();
    await tooth(page, 36).click();
    await foot('Add a material for bite splint').click();
    await page.getByRole('heading', { name: 'Bite Splint' }).waitFor();
    expect(await focused(page)).toBe('material');
  },
);

test(
  'a missing scan leads to the files of the case, ready for the jaw asked for',
  { timeout: 120_000 },
  async () => {
    const { page, shell } = await openPrescription();
    await tooth(page, 36).click();
    await work(page, 'Crown').click();
    await page.getByLabel('Material').selectOption('zirconia');
    await work(page, 'A2').click();
    await save(page);
    await page.getByRole('button', { name: 'Add the lower jaw', exact: true }).click();
    await shell.at(/^\/case-management\/detail\//);
    await page.getByText('Missing: Lower jaw').waitFor();
    const { lower } = await cachedDentition({ trianglesPerJaw: 120_000, prepared: [46] });
    await new ScansPage(page).chooseAgain({ name: 'scan 7.ply', buffer: Buffer.from(writePly(lower.mesh)) });
    await page.getByText('Missing: Lower jaw').waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /^Files/ }).click();
    const role = page.getByLabel('What scan 7.ply shows');
    await expect.poll(() => role.inputValue(), { timeout: 15_000 }).toBe('lower');
  },
);

test(
  'a hole in a scan leads to its place on the model; a phone reads the same list',
  { timeout: 240_000 },
  async () => {
    const { page, shell, path } = await openPrescription();
    const { upper, lower } = await cachedDentition({ trianglesPerJaw: 120_000, prepared: [46] });
    const [x = 0, y = 0, z = 0] = lower.margins[0]?.points ?? [];
    const place: Vector = [x, y, z];
    await shell.open(path.replace('/prescription/', '/detail/'));
    const viewer = new ViewerPage(page);
    await new ScansPage(page).choose(
      { name: 'upper.ply', buffer: Buffer.from(writePly(upper.mesh)) },
      { name: 'lower.ply', buffer: Buffer.from(writePly(withHole(lower.mesh, place, 0.6))) },
    );
    await viewer.full();
    await shell.open(path);
    await tooth(page, 46).click();
    await work(page, 'Crown').click();
    await save(page);
    await viewer.watch();
    await gap(page, 'Hole in the scan').click();
    await shell.at(/^\/case-management\/detail\//);
    expect(new URL(page.url()).searchParams.get('at')?.split(',')).toHaveLength(3);
    await viewer.full();
    await page.getByRole('button', { name: 'Show Upper jaw', exact: true }).waitFor();
    await expect.poll(() => fromMiddle(page, viewer, place), { timeout: 15_000 }).toBeLessThan(80);
    await viewer.stage.getByTitle('Hole in the scan').waitFor();

    await page.setViewportSize({ width: 390, height: 844 });
    await shell.open(path);
    await missing(page).getByText('Shade for 46').waitFor();
    // What can be read only leads to the model alone.
    expect(await missing(page).getByRole('button').count()).toBe(0);
    await gap(page, 'Hole in the scan').click();
    await viewer.seen();
  },
);

/** How many pixels a place of the model is away from the middle of the stage. */
async function fromMiddle(page: Page, viewer: ViewerPage, place: Vector): Promise<number> {
  const [at] = await page.evaluate<{ x: number; y: number }[]>(
    `globalThis.probe.onScreen(${JSON.stringify([place])})`,
  );
  const box = await viewer.stage.boundingBox();
  if (at === undefined || box === null) return Infinity;
  return Math.hypot(at.x - (box.x + box.width / 2), at.y - (box.y + box.height / 2));
}
