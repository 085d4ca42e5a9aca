import { launchBrowser } from '@archway/ui/testing/launch-browser';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { ScansPage } from './scans-page.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
/** A microphone that beeps. */
const MICROPHONE = '--use-fake-device-for-media-stream';
const SOON = { timeout: 15_000 };

let browser: Browser | null = null;
afterEach(async () => {
  await browser?.close();
  browser = null;
});

/** On a computer of its own: what it records with is a matter of its browser. */
async function openCase(name: string, flags: readonly string[], leave: readonly string[]): Promise<Page> {
  browser = await launchBrowser(flags);
  const computer = await openComputer(browser, stage.site.origin);
  await computer.context.grantPermissions([...leave], { origin: stage.site.origin });
  const { page } = await computer.openTab();
  const shell = new ShellPage(page);
  await shell.signInAs('elena.markou');
  await shell.open('/case-management');
  await new ScansPage(page).make(name);
  return page;
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

async function speak(page: Page, milliseconds: number): Promise<void> {
  await page.getByRole('group', { name: 'Recording' }).waitFor();
  await page.waitForTimeout(milliseconds);
  await button(page, 'Stop and save').click();
}

test('what is said is drawn, heard, said again, deleted and put back', async () => {
  const page = await openCase('Veneer 11', [MICROPHONE], ['microphone']);
  await button(page, 'Record voice memo').click();
  await speak(page, 2_500);
  await button(page, 'Play').waitFor({ timeout: 30_000 });
  expect(await page.getByText(/\/ 0:0[23]$/).count()).toBe(1);
  await page
    .getByText(/^Dr\. Elena Markou, /)
    .first()
    .waitFor();
  await button(page, 'Play').click();
  await button(page, 'Pause').waitFor(SOON);
  await page.getByText(/^0:01 \//).waitFor(SOON);

  await button(page, 'Record again').click();
  await speak(page, 5_000);
  await page.getByText(/\/ 0:0[456]$/).waitFor({ timeout: 30_000 });

  await button(page, 'Delete').click();
  await button(page, 'Record voice memo').waitFor(SOON);
  await button(page, 'Undo').click();
  await button(page, 'Play').waitFor(SOON);

  await page.getByRole('tab', { name: 'Activity' }).click();
  for (const done of [
    'restored the',
    'deleted the',
    'recorded the voice memo again',
    'recorded a voice memo',
  ])
    await page
      .getByText(new RegExp(`Dr\\. Elena Markou ${done}`))
      .first()
      .waitFor(SOON);
});

test('who leaves while speaking has said it', async () => {
  const page = await openCase('Inlay 25', [MICROPHONE], ['microphone']);
  await button(page, 'Record voice memo').click();
  await page.getByRole('group', { name: 'Recording' }).waitFor();
  await page.waitForTimeout(1_500);
  await page.getByRole('tab', { name: 'Activity' }).click();
  await page.getByText('recorded a voice memo').waitFor(SOON);
  await page.getByRole('tab', { name: 'Notes' }).click();
  await button(page, 'Play').waitFor({ timeout: 30_000 });
});

test('what was begun by mistake is discarded, and nothing is sent', async () => {
  const page = await openCase('Onlay 36', [MICROPHONE], ['microphone']);
  await button(page, 'Record voice memo').click();
  await button(page, 'Discard').click();
  await button(page, 'Record voice memo').waitFor();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await page.getByText('created the case').waitFor(SOON);
  expect(await page.getByText('recorded a voice memo').count()).toBe(0);
});

test.each([
  ['without a microphone', [], ['microphone'], 'No microphone detected.'],
  ['without leave to use it', [MICROPHONE], [], 'Archway may not use your microphone.'],
])('%s one is told what to do', async (_what, flags, leave, told) => {
  const page = await openCase('Crown 46', flags, leave);
  await button(page, 'Record voice memo').click();
  await page.getByRole('alert').filter({ hasText: told }).waitFor(SOON);
  // And may try again.
  await button(page, 'Record voice memo').waitFor();
});

test('a phone hears it, and records nothing', async () => {
  const page = await openCase('Bridge 14', [MICROPHONE], ['microphone']);
  await button(page, 'Record voice memo').click();
  await speak(page, 1_500);
  await button(page, 'Play').waitFor({ timeout: 30_000 });
  await page.setViewportSize({ width: 390, height: 844 });
  await button(page, 'Play').waitFor();
  await button(page, 'Record again').waitFor({ state: 'detached' });
});
