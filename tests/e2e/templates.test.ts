import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CAST } from '@archway/cast/organizations';
import { CODES } from '@archway/contract/codes';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { CHECKOUT } from '../harness/process.ts';
import { ScansPage } from './scans-page.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
const TEMPLATES = '/case-management/templates';

interface Opened {
  page: Page;
  shell: ShellPage;
}

async function signIn(account: string): Promise<Opened> {
  const computer = await openComputer(stage.browser, stage.site.origin);
  const { page } = await computer.openTab();
  const shell = new ShellPage(page);
  await shell.signInAs(account);
  return { page, shell };
}

/** Signed in, with a new case and its prescription open. */
async function openPrescription(account = 'elena.markou'): Promise<Opened> {
  const { page, shell } = await signIn(account);
  await shell.open('/case-management');
  await new ScansPage(page).make('Crowns');
  await shell.open(new URL(page.url()).pathname.replace('/detail/', '/prescription/'));
  await tooth(page, 36).waitFor();
  return { page, shell };
}

const tooth = (page: Page, number: number): Locator =>
  page.getByRole('checkbox', { name: new RegExp(`^${number},`) });
const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const saidOf = (page: Page, number: number): Promise<string | null> =>
  tooth(page, number).getAttribute('aria-label');
const entry = ({ navigation }: ShellPage): Locator =>
  navigation.getByRole('link', { name: 'Templates', exact: true });
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name });

/** A zirconia crown in A2 on tooth 36, kept as a template. */
async function saveTemplate(page: Page, name: string, { isShared = false } = {}): Promise<void> {
  await tooth(page, 36).click();
  await button(page, 'Crown').click();
  await page.getByLabel('Material').selectOption('zirconia');
  await button(page, 'A2').click();
  await button(page, 'Save as template').click();
  const dialog = page.getByRole('dialog', { name: 'Save as template' });
  await dialog.getByText('Crown, zirconia, A2').waitFor();
  await dialog.getByLabel('Name').fill(name);
  if (isShared) await dialog.getByLabel('Share with colleagues').check();
  await button(dialog, 'Save template').click();
  await page.getByText('Template saved.').first().waitFor();
}

async function use(page: Page, name: string): Promise<void> {
  await button(page, 'Use template').click();
  await page.getByRole('menuitem', { name }).click();
}

test('a template is saved and used on three teeth, in one step', async () => {
  const { page } = await openPrescription();
  await saveTemplate(page, 'Zirconia molar');
  await tooth(page, 36).click();
  for (const number of [26, 37, 46]) await tooth(page, number).click();
  await use(page, 'Zirconia molar');
  const crowns = () => Promise.all([26, 37, 46].map((number) => saidOf(page, number)));
  await expect
    .poll(crowns, { timeout: 15_000 })
    .toEqual([
      '26, upper left first molar, crown, zirconia, A2',
      '37, lower left second molar, crown, zirconia, A2',
      '46, lower right first molar, crown, zirconia, A2',
    ]);
  await button(page, 'Undo').click();
  await expect.poll(async () => (await crowns()).join(), { timeout: 15_000 }).not.toMatch(/crown/);
  expect(await saidOf(page, 36)).toMatch(/crown/);
});

test('by keyboard alone', async () => {
  const { page } = await openPrescription();
  await tooth(page, 18).focus();
  await page.keyboard.press(' ');
  await button(page, 'Veneer').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Save as template').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Save as template' }).waitFor();
  await page.keyboard.type('Plain veneer');
  await page.keyboard.press('Enter');
  await page.getByText('Template saved.').first().waitFor();
  await tooth(page, 18).focus();
  for (const key of [' ', 'ArrowRight', ' ']) await page.keyboard.press(key);
  await button(page, 'Use template').focus();
  await page.keyboard.press('Enter');
  // The first of the menu.
  await page.locator('[role=menuitem]:focus', { hasText: 'Plain veneer' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => saidOf(page, 17), { timeout: 15_000 }).toMatch(/veneer/);
});

test('a colleague sees and uses a shared template, not a private one; the owner renames and deletes it', async () => {
  const { page } = await openPrescription();
  await saveTemplate(page, 'For everyone', { isShared: true });
  const { shell, page: colleague } = await signIn('lewis.reid');
  await shell.open('/case-management');
  await entry(shell).click();
  await row(colleague, 'For everyone').waitFor();
  expect(await row(colleague, 'Zirconia molar').count()).toBe(0);
  expect(await row(colleague, 'For everyone').getByRole('button').count()).toBe(0);
  await page.goto(new URL(TEMPLATES, page.url()).href);
  await button(row(page, 'For everyone'), 'Actions for For everyone').click();
  await page.getByRole('menuitem', { name: 'Edit template' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit template' });
  await dialog.getByLabel('Name').fill('For all of us');
  await button(dialog, 'Save template').click();
  // By a push.
  await row(colleague, 'For all of us').waitFor();
  await button(row(page, 'For all of us'), 'Actions for For all of us').click();
  await page.getByRole('menuitem', { name: 'Delete template' }).click();
  await button(page.getByRole('dialog'), 'Delete template').click();
  await page.getByText('For all of us was deleted.').first().waitFor();
  await row(colleague, 'For all of us').waitFor({ state: 'detached' });
});

const CLINIC = CAST.find(({ type }) => type === ORGANIZATION_TYPE.clinic)?.orgId ?? '';

/** As the operator of the site does. */
async function turnTreatments(state: 'on' | 'off'): Promise<void> {
  await promisify(execFile)(
    process.execPath,
    ['server/src/main/feature-key.ts', CLINIC, 'TREATMENTS', state],
    { cwd: CHECKOUT, env: { ...stage.site.env } },
  );
}

/** What a call answers that the page itself no longer makes. */
const codeOf = (page: Page, call: { url: string; info: string }): Promise<number> =>
  page.evaluate(async ({ url, info }) => {
    const headers = { info, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(url, { method: 'POST', headers, body: '' });
    return ((await answer.json()) as { code: number }).code;
  }, call);

const WITHIN = { timeout: 5_000 };

test('without the feature entry, screen, buttons and call are gone within 5 seconds, and back with it', async () => {
  stage.expect(/1002|noPerm/);
  const writer = await openPrescription();
  await tooth(writer.page, 36).click();
  await button(writer.page, 'Crown').click();
  await button(writer.page, 'Save as template').waitFor();
  const reader = await signIn('elena.markou');
  await reader.shell.open(TEMPLATES);
  await reader.page.getByRole('table', { name: 'Templates' }).waitFor();
  const call = reader.page.waitForRequest(/template\/list$/);
  await reader.page.reload();
  const list = await call.then(async (request) => ({
    url: request.url(),
    info: (await request.allHeaders())['info'] ?? '',
  }));
  await reader.page.getByRole('table', { name: 'Templates' }).waitFor();
  await turnTreatments('off');
  await Promise.all([
    reader.page.getByText("You don't have permission to access this page.").first().waitFor(WITHIN),
    entry(reader.shell).waitFor({ ...WITHIN, state: 'detached' }),
    button(writer.page, 'Use template').waitFor({ ...WITHIN, state: 'detached' }),
    button(writer.page, 'Save as template').waitFor({ ...WITHIN, state: 'detached' }),
  ]);
  expect(await codeOf(reader.page, list)).toBe(CODES.noPerm);
  await turnTreatments('on');
  await Promise.all([
    reader.page.getByRole('table', { name: 'Templates' }).waitFor(WITHIN),
    button(writer.page, 'Use template').waitFor(WITHIN),
  ]);
});
