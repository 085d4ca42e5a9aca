import { AxeBuilder } from '@axe-core/playwright';
import { saveReceiveConfig } from '@archway/contract/notice/calls';
import { applyPartner, cancelPartner } from '@archway/contract/partner/calls';
import type { Partner } from '@archway/contract/partner/model';
import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openComputer, type Computer, type Tab } from '../harness/browser.ts';
import { mailsTo, nextMail } from '../harness/mail.ts';
import { openTenantRows } from '../harness/tenant-rows.ts';
import { waitFor } from '../harness/wait.ts';
import { openChannelsOf } from './channels.ts';
import { ShellPage } from './shell-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });

const CLINIC = castMember('elena.markou');
const WORDS = 'Kestrel Dental Lab wants to work with you';
const SUBJECT = /Kestrel Dental Lab wants to work/;
/** From the call of the other organization to what is seen. */
const IN_TIME = 2_000;

let office: Computer;
let lab: Tab;
let asked: Partner | null = null;

beforeAll(async () => {
  const tenants = await openTenantRows(stage.site);
  await tenants.rows(CLINIC.orgId, 'update organization set listed = true where org_id = app_org()');
  await tenants.close();
});
beforeEach(async () => {
  office = await openComputer(stage.browser, stage.site.origin);
  lab = await office.openTab();
  await new ShellPage(lab.page).signInAs('marek.nowak');
});
afterEach(async () => {
  await takeBack();
  await forgetLetters();
  await office.context.close();
});

/** The lab asks the clinic. */
async function apply(): Promise<void> {
  const { data, failure } = await lab.call(applyPartner.path, { companyCode: CLINIC.orgId });
  expect(failure).toBeUndefined();
  asked = data as Partner;
}

async function takeBack(): Promise<void> {
  if (asked === null) return;
  const { partnershipId, version } = asked;
  asked = null;
  await lab.call(cancelPartner.path, { partnershipId, version });
}

async function forgetLetters(): Promise<void> {
  const tenants = await openTenantRows(stage.site);
  await tenants.rows(CLINIC.orgId, 'delete from letter where org_id = app_org()');
  await tenants.close();
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const unread = (page: Page, count: number) =>
  page.getByRole('button', { name: `Notifications, ${count} unread` });
const none = (page: Page) => page.getByRole('button', { name: 'Notifications', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const rowIn = (page: Page) => panel(page).getByRole('link', { name: WORDS });
/** The note under the bar, which is no part of the panel. */
const note = (page: Page) => page.getByRole('link', { name: WORDS }).and(page.locator('span > div > a'));

const hasFocus = async (page: Page, element: Locator): Promise<boolean> =>
  (await element.and(page.locator(':focus')).count()) === 1;

/** A tab of the clinic's administrator that hears pushes. */
async function openClinic(): Promise<Tab & { shell: ShellPage }> {
  const tab = await stage.openTab();
  const channels = openChannelsOf(tab.page);
  await tab.shell.signInAs('elena.markou');
  await bell(tab.page).waitFor();
  await waitFor('both channels', () => channels.now().length === 2, { within: 30_000 });
  return tab;
}

test('a request shows as counter and note without a reload, and as a mail', async () => {
  const { page } = await openClinic();
  await none(page).waitFor();
  const since = new Date();
  await apply();
  await Promise.all([
    unread(page, 1).waitFor({ timeout: IN_TIME }),
    note(page).waitFor({ timeout: IN_TIME }),
  ]);
  expect(await page.getByRole('status').filter({ hasText: WORDS }).count()).toBe(1);
  await note(page).waitFor({ state: 'detached', timeout: 5_000 });
  await unread(page, 1).waitFor();
  const mail = await nextMail(CLINIC.account, { since, subject: SUBJECT });
  expect(mail.link).toBe(`${stage.site.origin}/partner-list-from-email`);
});

test('opening a letter leads to the partners and marks it read in both tabs', async () => {
  const first = await openClinic();
  const second = await stage.openTab();
  await bell(second.page).waitFor();
  await apply();
  await unread(first.page, 1).waitFor({ timeout: IN_TIME });
  await unread(second.page, 1).waitFor();
  await bell(first.page).click();
  await rowIn(first.page).getByText('Unread').waitFor();
  await rowIn(first.page).click();
  await first.shell.at('/partner');
  expect(await panel(first.page).isVisible()).toBe(false);
  await none(first.page).waitFor({ timeout: IN_TIME });
  await none(second.page).waitFor({ timeout: IN_TIME });
  await bell(second.page).click();
  await rowIn(second.page).waitFor();
  expect(await rowIn(second.page).getByText('Unread').count()).toBe(0);
});

test('the note leads to the same place', async () => {
  const { page, shell } = await openClinic();
  await apply();
  await note(page).click();
  await shell.at('/partner');
  await none(page).waitFor({ timeout: IN_TIME });
});

test('the keyboard opens the panel, marks all as read, and comes back to the bell', async () => {
  const { page } = await openClinic();
  await bell(page).focus();
  await page.keyboard.press('Enter');
  await panel(page).getByText('No notifications yet').waitFor();
  await apply();
  // The panel shows it, so that there is no note.
  await rowIn(page).waitFor({ timeout: IN_TIME });
  expect(await note(page).count()).toBe(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await none(page).waitFor();
  await panel(page).getByRole('button', { name: 'Mark all as read' }).waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await hasFocus(page, rowIn(page))).toBe(true);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'hidden' });
  expect(await hasFocus(page, bell(page))).toBe(true);
});

test('when every channel is off, nothing comes', async () => {
  const tab = await openClinic();
  const off = { stationLetter: false, email: false, sms: false };
  const { page } = tab;
  await tab.call(saveReceiveConfig.path, { changes: { partnerApplied: off } });
  const since = new Date();
  await apply();
  await takeBack();
  const on = { stationLetter: true, email: true, sms: false };
  await waitFor('nothing under way', async () => {
    const jobs = await stage.site.asQueue('select 1 from graphile_worker._private_jobs');
    return jobs.length === 0 && (await stage.site.asQueue('select 1 from outbox')).length === 0;
  });
  expect(await none(page).isVisible()).toBe(true);
  expect(await note(page).count()).toBe(0);
  await tab.call(saveReceiveConfig.path, { changes: { partnerApplied: on } });
  await apply();
  await unread(page, 1).waitFor({ timeout: IN_TIME });
  // The later mail has come, and the earlier one would have come before it.
  await nextMail(CLINIC.account, { since, subject: SUBJECT });
  const mails = (await mailsTo(CLINIC.account)).filter(
    ({ receivedAt, subject }) => new Date(receivedAt) >= since && SUBJECT.test(subject),
  );
  expect(mails).toHaveLength(1);
});

test('letters that cannot be loaded say so, and come at the next try', async () => {
  stage.expect(/Failed to load|500/);
  const { page } = await openClinic();
  await page.route('**/api/msg/listSysMsg', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.reload();
  await bell(page).click();
  await panel(page).getByRole('alert').waitFor({ timeout: 30_000 });
  await page.unroute('**/api/msg/listSysMsg');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await panel(page).getByText('No notifications yet').waitFor();
});

test.each(['light', 'dark'] as const)('the open panel is accessible in the %s theme', async (theme) => {
  const { page } = await openClinic();
  if (theme === 'dark') await page.getByRole('button', { name: 'Dark theme' }).click();
  await apply();
  await note(page).waitFor({ timeout: IN_TIME });
  await note(page).hover();
  expect(await findings(page), 'note').toEqual([]);
  await bell(page).click();
  await rowIn(page).waitFor();
  expect(await findings(page), 'panel').toEqual([]);
});

async function findings(page: Page): Promise<string[]> {
  // Endless ones aside: a color in transition must not be judged.
  await page.evaluate(`Promise.allSettled(document.getAnimations()
    .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished)).then(() => null)`);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes[0]?.html ?? ''}`);
}
