import { confirmEmail, forgetPassEmailConfirm, forgetPassResetPass } from '@archway/contract/account/calls';
import { CAST_PASSWORD } from '@archway/cast/organizations';
import { CODES } from '@archway/contract/codes';
import { freeLogin, makeLoginSign } from '@archway/contract/session/calls';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { freshAddress } from '../harness/addresses.ts';
import { openComputer } from '../harness/browser.ts';
import { openClient } from '../harness/client.ts';
import { mailsTo, nextMail } from '../harness/mail.ts';
import { openTenantRows } from '../harness/tenant-rows.ts';
import { pause } from '../harness/wait.ts';
import { ShellPage } from './shell-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });

const NEW_PASSWORD = 'Another-Horse-10';
const pathOf = (link: string) => new URL(link).pathname;
const signOf = (link: string) => pathOf(link).split('/').at(-1) ?? '';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const client = () => openClient({ origin: stage.site.origin, targets: [stage.api.url] });

/** As the programs of a mailbox do that look at links before their reader. */
async function openAsScanner(link: string): Promise<void> {
  const reply = await fetch(`${stage.api.url}${pathOf(link)}`, { headers: { host: new URL(link).host } });
  expect(reply.status).toBe(200);
}

/** Both pages have a field for the account: the second one is meant. */
async function openForgotten(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
}

/** Asks for a new password as somebody does who has forgotten it; answers with the mailed link. */
async function askForLink(page: Page, account: string): Promise<string> {
  const since = new Date();
  await openForgotten(page);
  await page.getByLabel('Email or account name').fill(account);
  await button(page, 'Send link').click();
  await page.getByRole('heading', { name: /^Check your email$/ }).waitFor();
  return (await nextMail(account, { since })).link;
}

async function setMember(name: string, assignment: string): Promise<void> {
  const { orgId, userCode } = castMember(name);
  const tenants = await openTenantRows(stage.site);
  await tenants.rows(orgId, `update member set ${assignment} where user_code = $1`, [userCode]);
  await tenants.close();
}

describe('a forgotten password', () => {
  test('is set anew by a mailed link; opening it uses nothing up, the button does', async () => {
    const { page, shell } = await stage.openTab();
    const { account, organization } = castMember('amara.cole');
    const link = await askForLink(page, account);
    // As often as a mail scanner likes.
    for (let i = 0; i < 3; i += 1) await openAsScanner(link);
    await shell.open(pathOf(link));
    await page.getByText(`at ${organization}`).waitFor();
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await button(page, 'Set password').click();
    await page.getByText('Your new password is set. Sign in to continue.').waitFor();
    await shell.signInPage.signIn('amara.cole', { password: NEW_PASSWORD });
    await shell.account('amara.cole').waitFor();

    const stranger = await openComputer(stage.browser, stage.site.origin);
    const tab = await stranger.openTab();
    await new ShellPage(tab.page).open(pathOf(link));
    await tab.page.getByRole('heading', { name: 'The link has expired' }).waitFor();
    await tab.page.getByRole('link', { name: 'Get a new link' }).click();
    await tab.page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await stranger.context.close();
  });

  test.each(['/set-pass/', '/set-password/'])('%s is the same page', async (path) => {
    const { page, shell } = await stage.openTab();
    const link = await askForLink(page, castMember('grace.obi').account);
    await shell.open(`${path}${signOf(link)}`);
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
  });

  test('of 50 uses of a link at once one wins, and the others hear that it is over', async () => {
    const { page } = await stage.openTab();
    const sign = signOf(await askForLink(page, castMember('luca.ferri').account));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        client().call(forgetPassResetPass, { sign, password: NEW_PASSWORD }, { address: freshAddress() }),
      ),
    );
    const codes = answers.map(({ code }) => code).filter((code) => code !== CODES.tooMany);
    expect(codes.filter((code) => code === CODES.ok)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([CODES.ok, CODES.linkExpire]));
    expect((await client().call(forgetPassEmailConfirm, { sign })).code).toBe(CODES.linkExpire);
  });

  test('nobody learns whether there is an account, and only a mailbox with one gets mail', async () => {
    const { page } = await stage.openTab();
    const since = new Date();
    await openForgotten(page);
    await page.getByLabel('Email or account name').fill('nobody@nowhere.example');
    await button(page, 'Send link').click();
    await page.getByText('n•••••y@nowhere.example').waitFor();
    await button(page, /Resend in/).waitFor();
    await pause(2_000);
    const mails = await mailsTo('nobody@nowhere.example');
    expect(mails.filter(({ receivedAt }) => new Date(receivedAt) >= since)).toEqual([]);
  });
});

describe('an account that waits for its e-mail', () => {
  test('says so after the right password, has the mail sent again, and is confirmed by a button', async () => {
    await setMember('jonas.lindt', 'activation = 0, email_verified = false');
    const { page, shell } = await stage.openTab();
    const { account } = castMember('jonas.lindt');
    const since = new Date();
    await shell.signInPage.signIn('jonas.lindt');
    await page.getByText('The account is not activated.').waitFor();
    await button(page, /^Resend email$/).click();
    const { link } = await nextMail(account, { since });
    for (let i = 0; i < 3; i += 1) await openAsScanner(link);
    await shell.open(pathOf(link));
    // Whoever opened the mail is not who registered until the password says so.
    const password = page.getByLabel('The password you chose when you registered');
    await password.fill('Wrong-Horse-7');
    await button(page, 'Activate account').click();
    await page.getByText("This isn't the password the account was registered with.").waitFor();
    await password.fill(CAST_PASSWORD);
    await button(page, 'Activate account').click();
    await page.getByText('Your email address is confirmed.').waitFor();
    await shell.signInPage.signIn('jonas.lindt');
    await shell.account('jonas.lindt').waitFor();
    expect((await client().call(confirmEmail, { sign: signOf(link) })).code).toBe(CODES.linkExpire);
  });

  test('with a link that is over, a new one can be asked for in its place', async () => {
    await setMember('nadia.haddad', 'activation = 0, email_verified = false');
    const { page, shell } = await stage.openTab();
    const { account } = castMember('nadia.haddad');
    await shell.open(`/email-verify/${'A'.repeat(22)}`);
    await page.getByRole('heading', { name: 'The link has expired' }).waitFor();
    const since = new Date();
    await page.getByLabel('Email or account name').fill(account);
    await button(page, /^Resend email$/).click();
    await page.getByText("If the account isn't activated yet").waitFor();
    expect((await nextMail(account, { since })).link).toContain('/email-verify/');
  });
});

describe('failed sign-in attempts', () => {
  test('after three the site finder is offered, whose answer goes by mail alone', async () => {
    const { page, shell } = await stage.openTab();
    const since = new Date();
    for (let i = 0; i < 3; i += 1) {
      await shell.signInPage.signIn('mia.sorensen', { password: `Wrong-Horse-${i}` });
      await page.getByRole('button', { name: 'Sign in', exact: true, disabled: false }).waitFor();
      await shell.signInPage.problem.waitFor();
    }
    await page.getByText('Having trouble signing in?').waitFor();
    await button(page, /^Find my account$/).click();
    await page.getByLabel(/^Your email address$/).fill(castMember('mia.sorensen').account);
    await button(page, 'Send email').click();
    await page.getByText(/with the answer/).waitFor();
    const mail = await nextMail(castMember('mia.sorensen').account, { since });
    expect(mail.text).toContain('Europe');
    expect(pathOf(mail.link)).toBe('/login');
  });

  test('from the fourth on the page counts down until it can be tried again', async () => {
    const { page, shell } = await stage.openTab();
    for (let i = 0; i < 4; i += 1) {
      await shell.signInPage.signIn('tunde.okafor', { password: `Wrong-Horse-${i}` });
      await shell.signInPage.problem.waitFor();
    }
    await shell.signInPage.signIn('tunde.okafor');
    await page.getByText(/Try again in \d+ second/).waitFor();
    expect(await button(page, 'Sign in').first().isDisabled()).toBe(true);
    await page.getByText('You can try again now.').waitFor();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await shell.account('tunde.okafor').waitFor();
  });
});

describe('a sign from desktop software', () => {
  const newToken = async (call: (path: string) => Promise<{ data?: unknown }>) =>
    ((await call(makeLoginSign.path)).data as { sign: string }).sign;

  test('shows whom it is for, signs in by its button, and is over then', async () => {
    const desk = await openComputer(stage.browser, stage.site.origin);
    const software = await desk.openTab();
    await new ShellPage(software.page).signInAs('sara.bianchi');
    const sign = await newToken(software.call);

    const { page, shell } = await stage.openTab();
    const { displayName, account, organization } = castMember('sara.bianchi');
    const theme = () => page.evaluate('document.documentElement.dataset.theme');
    await button(page, 'Dark theme').click();
    expect(await theme()).toBe('dark');
    await shell.open(`/login-jump-page/${sign}`);
    await page.getByText(`${account.split('@')[0]}, ${organization}`).waitFor();
    // This page alone is light, whatever was chosen on this computer.
    expect(await theme()).toBe('light');
    await button(page, `Continue as ${displayName}`).click();
    // The button has the name in it too: only elsewhere it means that somebody is signed in.
    await shell.at('/case-management');
    await shell.account('sara.bianchi').waitFor();
    expect(await theme()).toBe('dark');
    expect((await client().call(freeLogin, { sign })).code).toBe(CODES.linkExpire);
    await shell.open(`/as-auth-redirect/${sign}`);
    await page.getByRole('heading', { name: 'The link has expired' }).waitFor();
    await desk.context.close();
  });

  test('asks first where somebody else is signed in', async () => {
    const desk = await openComputer(stage.browser, stage.site.origin);
    const software = await desk.openTab();
    await new ShellPage(software.page).signInAs('aiko.tanabe');
    const sign = await newToken(software.call);

    const { page, shell } = await stage.openTab();
    await shell.signInAs('lewis.reid');
    await shell.open(`/as-auth-redirect/${sign}`);
    await page.getByText(`${castMember('lewis.reid').displayName} is signed in on this computer`).waitFor();
    await button(page, /^Continue as/).click();
    await shell.at('/case-management');
    await shell.account('aiko.tanabe').waitFor();
    await desk.context.close();
  });
});

test('a sign-in from a device never seen before is told by mail', async () => {
  const since = new Date();
  const { shell } = await stage.openTab();
  await shell.signInAs('elena.markou');
  const elsewhere = await openComputer(stage.browser, stage.site.origin);
  const other = await elsewhere.openTab();
  await new ShellPage(other.page).signInAs('elena.markou');
  const mail = await nextMail(castMember('elena.markou').account, { since, subject: /New sign-in/ });
  expect(mail.text).toMatch(/Chrome \d+ on Linux/);
  expect(pathOf(mail.link)).toBe('/own-space/change-password');
  await elsewhere.context.close();
});
