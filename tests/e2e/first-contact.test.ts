import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { freshAddress } from '../harness/addresses.ts';
import { nextMail } from '../harness/mail.ts';
import { INVITED_PASSWORD } from './accept-invitation.ts';
import { MembersPage } from './members-page.ts';
import { RegistrationPage } from './registration-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
const addressOf = (name: string) => `${name}.${Date.now()}@newcomers.example`;
const AGREEMENTS = ['terms', 'privacy', 'cookie', 'processing', 'improvement'];

/** A browser that has never been here, set up as somebody's computer is. */
async function firstVisit(options: { locale: string; colorScheme: 'dark' | 'light' }): Promise<Page> {
  const context = await stage.browser.newContext({
    ...options,
    extraHTTPHeaders: { 'x-forwarded-for': freshAddress() },
  });
  const page = await context.newPage();
  await page.goto(stage.site.origin);
  return page;
}

describe('a first visit', () => {
  test('from Austria, in the dark: German, dark, and Austrian dates', async () => {
    const page = await firstVisit({ locale: 'de-AT', colorScheme: 'dark' });
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    await page.goto(`${stage.site.origin}/agreements/terms`);
    // Austria calls the first month "Jänner"; November is the same everywhere, and figures are not.
    await page
      .getByText(/In Kraft seit 1\.? ?Nov(\.|ember)? 2026|01\.11\.2026|1\. Nov\. 2026/)
      .first()
      .waitFor();
    await page.context().close();
  });

  test('from Japan, in the dark: Japanese and dark, and what is chosen then is kept', async () => {
    const page = await firstVisit({ locale: 'ja', colorScheme: 'dark' });
    await page.getByRole('heading', { name: 'ログイン' }).waitFor();
    expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');
    await page.getByRole('combobox').selectOption('de');
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    await page.context().close();
  });
});

describe('the texts one agrees to', () => {
  test('are read without a session, from every link, with version and date', async () => {
    const { page, shell } = await stage.openTab();
    for (const type of AGREEMENTS) {
      await shell.open(`/agreements/${type}`);
      await page.getByText('In force since', { exact: true }).waitFor();
      expect(await page.locator('article section').count()).toBeGreaterThan(3);
    }
    await shell.open('/agreements/unknown');
    await shell.at('/404');

    await shell.open('/login');
    for (const [link, title] of [
      ['Privacy', 'Privacy policy'],
      ['Cookies', 'Cookie policy'],
      ['Terms', 'Terms of use'],
      ['Help', 'How can we help?'],
    ] as const) {
      const [opened] = await Promise.all([
        stage.computer.context.waitForEvent('page'),
        page.getByRole('link', { name: link, exact: true }).click(),
      ]);
      await opened.getByRole('heading', { level: 1, name: title }).waitFor();
      await opened.close();
    }
  });

  test('have nothing serious for axe, and the contents lead to their sections', async () => {
    const { page, shell } = await stage.openTab();
    await shell.open('/agreements/terms');
    await page.getByRole('link', { name: 'Files and storage' }).click();
    expect(new URL(page.url()).hash).toBe('#files');
    for (const path of ['/agreements/terms', '/help']) {
      await shell.open(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    }
  });

  test('are read from the dialog, then agreed to; the first box has the focus, not the way out', async () => {
    await stage.site.asSite(
      `update app_config set agreement = jsonb_set(agreement, '{terms,version}', '"2026-12-01"') where org_id = app_org()`,
    );
    const { page, shell } = await stage.openTab();
    await shell.signInPage.signIn('lewis.reid');
    const dialog = page.getByRole('dialog', { name: 'Before you continue' });
    await dialog.waitFor();
    expect(await page.evaluate('document.activeElement.type')).toBe('checkbox');
    const [text] = await Promise.all([
      stage.computer.context.waitForEvent('page'),
      dialog.getByRole('link', { name: 'Read the full text' }).first().click(),
    ]);
    await text.getByRole('heading', { level: 1, name: 'Terms of use' }).waitFor();
    await text.getByText('2026-12-01').waitFor();
    await text.close();
    for (const box of await dialog.getByRole('checkbox').all()) await box.check();
    await dialog.getByRole('button', { name: 'Agree and continue' }).click();
    await dialog.waitFor({ state: 'detached' });
    await stage.site.asSite(
      `update app_config set agreement = jsonb_set(agreement, '{terms,version}', '"2026-11-01"') where org_id = app_org()`,
    );
  });
});

test('help is searched, opens an answer, and says when there is none', async () => {
  const { page, shell } = await stage.openTab();
  await shell.open('/help');
  await page.getByLabel('Search help').fill('recovery codes');
  await page.getByText('Add an authenticator app or a passkey').waitFor();
  expect(await page.locator('summary').allInnerTexts()).toEqual(['Turn on two-step sign-in']);
  await page.getByLabel('Search help').fill('zebra');
  await page.getByText('No answers match “zebra”').waitFor();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await page.getByRole('button', { name: 'I forgot my password' }).click();
  await page.getByText("If there's an account with it").waitFor();
});

test('an invited colleague goes from the mail to the first page by keyboard alone', async () => {
  const since = new Date();
  const amara = addressOf('amara');
  const { page, shell } = await stage.openTab();
  await shell.signInAs('elena.markou');
  await shell.open('/account/users');
  const members = new MembersPage(page);
  await members.invite(amara, { role: 'Assistant' });
  await members.said('1 invitation sent.');
  const mail = await nextMail(amara, { since });
  expect(mail.text).toContain('Dr. Elena Markou');
  expect(mail.text).toContain('Assistant');

  const invited = await firstVisit({ locale: 'en-US', colorScheme: 'light' });
  await invited.goto(new URL(new URL(mail.link).pathname, stage.site.origin).href);
  await invited.getByRole('heading', { level: 1, name: 'Join Harbour Street Dental' }).waitFor();
  await invited.getByText('Dr. Elena Markou invited you to the team.').waitFor();
  await invited.getByText('Create and edit cases').waitFor();
  await invited.getByLabel('Your name').focus();
  await invited.keyboard.type('Amara Cole');
  await invited.keyboard.press('Tab');
  await invited.keyboard.type(INVITED_PASSWORD);
  for (let box = 0; box < 3;) {
    await invited.keyboard.press('Tab');
    if ((await invited.evaluate('document.activeElement.type')) !== 'checkbox') continue;
    await invited.keyboard.press('Space');
    box += 1;
  }
  await invited.keyboard.press('Enter');
  await invited.waitForURL((url) => url.pathname === '/case-management');
  await invited.getByText('Amara Cole').first().waitFor();
  const { violations } = await new AxeBuilder({ page: invited }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);

  // Once used, the link says so.
  await invited.goto(new URL(new URL(mail.link).pathname, stage.site.origin).href);
  await invited.getByText('This invitation was already used').waitFor();
  await invited.context().close();
}, 120_000);

test('registration: a wrong phone number is told, and another country empties state and city', async () => {
  await stage.site.asSite('update app_config set register_show_version = 2 where org_id = app_org()');
  const { page, shell } = await stage.openTab();
  const form = new RegistrationPage(page);
  await shell.open('/register');
  await form.chooseWay('lab');
  await form.chooseRegion();
  await form.heading('Your lab').waitFor();
  expect(await page.getByLabel('City').isDisabled()).toBe(true);
  await page.getByLabel('Country').selectOption('DE');
  expect(await page.getByLabel('Time zone').inputValue()).toBe('Europe/Berlin');
  await page.getByLabel('State or province').fill('Bremen');
  await page.getByLabel('City').fill('Bremen');
  await page.getByLabel('Country').selectOption('JP');
  expect(await page.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo');
  expect(await page.getByLabel('City').inputValue()).toBe('');
  await page.getByLabel('Country').selectOption('DE');
  expect(await page.getByLabel('State or province').inputValue()).toBe('');
  await page.getByLabel('City').fill('Hamb');
  await expect
    .poll(() => page.locator('datalist option', { hasText: /^Hamburg$/ }).count(), { timeout: 15_000 })
    .toBeGreaterThan(0);
  await page.getByLabel('Phone').fill('abc');
  await form.goOn();
  await page.getByText('Enter a phone number with at least six digits').waitFor();
  await page.getByLabel('Phone').fill('+49 421 5511-0');
  await page.getByText('Enter a phone number with at least six digits').waitFor({ state: 'detached' });
});

test('somebody whose organization is here already has its administrators asked', async () => {
  const since = new Date();
  const email = addressOf('noor');
  const { page, shell } = await stage.openTab();
  await shell.open('/register');
  await page.getByRole('button', { name: 'Ask to join' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.getByText("Enter your colleague's email address.").waitFor();
  await dialog.getByLabel("Colleague's email address").fill(castMember('lewis.reid').account);
  await dialog.getByLabel('Your name').fill('Noor Haddad');
  await dialog.getByLabel('Email address', { exact: true }).fill(email);
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await dialog.getByText(`You'll get an email at ${email}.`).waitFor();

  const mail = await nextMail(castMember('elena.markou').account, {
    since,
    subject: /Noor Haddad asks to join/,
  });
  const administrator = await stage.openTab();
  await administrator.shell.signInAs('elena.markou');
  const link = new URL(mail.link);
  await administrator.shell.open(`${link.pathname}${link.search}`);
  await administrator.page.getByRole('region', { name: 'Asked to join' }).getByText(email).waitFor();
});
