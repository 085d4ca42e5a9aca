import { getReceiveConfig } from '@archway/contract/notice/calls';
import type { ReceiveConfig } from '@archway/contract/notice/model';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openComputer, type Tab } from '../harness/browser.ts';
import { mailsTo, nextMail } from '../harness/mail.ts';
import { ShellPage } from './shell-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });

const PATH = '/own-space/receive-email';
const SUBJECT = /New sign-in/;
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const NEW_DEVICE = 'Sign-in from a new device: Email';

/** What the server keeps, read as the page does. */
async function mailOf(tab: Tab, event: string): Promise<boolean | undefined> {
  const { data } = await tab.call(getReceiveConfig.path);
  return (data as ReceiveConfig).events.find((row) => row.event === event)?.email;
}
async function becomes(tab: Tab, event: string, isOn: boolean): Promise<void> {
  await expect.poll(() => mailOf(tab, event), { timeout: 15_000 }).toBe(isOn);
}

/** Signs in on a computer that was never used before, and leaves it. */
async function signInElsewhere(name: string): Promise<void> {
  const computer = await openComputer(stage.browser, stage.site.origin);
  const { page } = await computer.openTab();
  await new ShellPage(page).signInAs(name);
  await computer.context.close();
}

describe('what reaches somebody', () => {
  test('the mail about a new device comes, until it is switched off', { timeout: 120_000 }, async () => {
    const { account } = castMember('lewis.reid');
    const tab = await stage.openTab();
    const { page, shell } = tab;
    await shell.signInAs('lewis.reid');
    await shell.open(PATH);
    await page.getByText('We recommend keeping this email on').waitFor();
    await box(page, NEW_DEVICE).click();
    await becomes(tab, 'newDevice', false);

    const since = new Date();
    await signInElsewhere('lewis.reid');
    await box(page, NEW_DEVICE).click();
    await becomes(tab, 'newDevice', true);
    await signInElsewhere('lewis.reid');
    // The later one has come, and the earlier one would have come before it.
    await nextMail(account, { since, subject: SUBJECT });
    const mails = (await mailsTo(account)).filter(
      ({ receivedAt, subject }) => new Date(receivedAt) >= since && SUBJECT.test(subject),
    );
    expect(mails).toHaveLength(1);
  });

  test('another tab and another computer show the same choices', async () => {
    const tab = await stage.openTab();
    await tab.shell.signInAs('amara.cole');
    await tab.shell.open(PATH);
    await box(tab.page, 'All notifications: Messages: Email').click();
    await becomes(tab, 'message', true);

    const beside = await stage.openTab();
    await beside.shell.open(PATH);
    await box(beside.page, 'New message about an order: Email').waitFor();
    expect(await box(beside.page, 'New message about an order: Email').isChecked()).toBe(true);

    const office = await openComputer(stage.browser, stage.site.origin);
    const other = await office.openTab();
    const shell = new ShellPage(other.page);
    await shell.signInAs('amara.cole');
    await shell.open(PATH);
    await box(other.page, 'New message about an order: Email').waitFor();
    expect(await box(other.page, 'New message about an order: Email').isChecked()).toBe(true);
    await office.context.close();
  });

  test('the defaults come back, and for a moment that can be undone', async () => {
    const tab = await stage.openTab();
    const { page, shell } = tab;
    await shell.signInAs('elena.markou');
    await shell.open(PATH);
    const back = page.getByRole('button', { name: 'Restore all defaults' });
    await back.waitFor();
    expect(await back.isDisabled()).toBe(true);
    await box(page, 'An order is ready: Email').click();
    await becomes(tab, 'orderReady', true);
    await back.click();
    await becomes(tab, 'orderReady', false);
    await page.getByRole('button', { name: 'Undo' }).click();
    await becomes(tab, 'orderReady', true);
    await shell.open(PATH);
    await box(page, 'An order is ready: Email').waitFor();
    expect(await box(page, 'An order is ready: Email').isChecked()).toBe(true);
  });
});
