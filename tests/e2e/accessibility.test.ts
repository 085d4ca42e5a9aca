import { describe, expect, test } from 'vitest';
import { axeFindings as findings } from './axe.ts';
import { OWN_SPACE_TABS } from './own-space-tabs.ts';
import { RegistrationPage } from './registration-page.ts';
import { ScansPage } from './scans-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

const stage = useStage();

const NOWHERE = 'A'.repeat(22);
const OPEN_PATHS = [
  '/404',
  '/register',
  '/region',
  '/self-register?type=clinic',
  '/register-result',
  '/forget-pass-account',
  `/forget-pass/${NOWHERE}`,
  `/email-verify/${NOWHERE}`,
  `/contact-email-verify/${NOWHERE}`,
  `/login-jump-page/${NOWHERE}`,
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  async function open() {
    const tab = await stage.openTab();
    await tab.shell.signInPage.form.waitFor();
    if (theme === 'dark') await tab.page.getByRole('button', { name: 'Dark theme' }).click();
    return tab;
  }

  test('the pages for everybody', async () => {
    const { page, shell } = await open();
    expect(await findings(page), 'sign-in').toEqual([]);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Please enter your password.').waitFor();
    expect(await findings(page), 'sign-in with what is missing').toEqual([]);
    for (const path of OPEN_PATHS) {
      await shell.open(path);
      await page.getByRole('heading').first().waitFor();
      expect(await findings(page), path).toEqual([]);
    }
  });

  test('the steps of a registration', async () => {
    const { page, shell } = await open();
    await shell.open('/register');
    const form = new RegistrationPage(page);
    await form.goOn();
    await page.getByText('Choose one to continue.').waitFor();
    expect(await findings(page), 'way').toEqual([]);
    await form.chooseWay('clinic');
    await form.chooseRegion();
    await form.heading('Your clinic').waitFor();
    await form.goOn();
    await page.getByText('Enter the organization name.').waitFor();
    expect(await findings(page), 'organization').toEqual([]);
  });

  test('own space', { timeout: 240_000 }, async () => {
    const { page, shell } = await open();
    await shell.signInAs('elena.markou');
    for (const tab of OWN_SPACE_TABS) {
      await shell.open(`/own-space/${tab}`);
      await page.getByRole('main').locator('h2, form').first().waitFor();
      expect(await findings(page), tab).toEqual([]);
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    expect(await findings(page), 'commands').toEqual([]);
  });

  test('users and roles', async () => {
    const { page, shell } = await open();
    await shell.signInAs('elena.markou');
    await shell.open('/account/users');
    await page.getByRole('row').nth(1).waitFor();
    expect(await findings(page), 'users').toEqual([]);
    await page.getByRole('button', { name: 'Invite people' }).click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('nina@nowhere.example, nobody, ');
    expect(await findings(page), 'invitation').toEqual([]);
    await page.keyboard.press('Escape');
    await shell.open('/account/roles');
    await page.getByRole('form').first().waitFor();
    expect(await findings(page), 'roles').toEqual([]);
  });

  test('first steps', async () => {
    const { page, shell } = await open();
    await shell.signInAs('elena.markou');
    await shell.open('/first-steps');
    await page.getByRole('heading', { name: 'Add a dentist' }).waitFor();
    expect(await findings(page), 'steps').toEqual([]);
    await page.getByRole('button', { name: 'Add dentist' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await findings(page), 'a step in a drawer').toEqual([]);
  });

  test('cases', async () => {
    const { page, shell } = await open();
    await shell.signInAs('elena.markou');
    await shell.open('/case-management');
    await page.getByRole('button', { name: 'New case' }).click();
    expect(await findings(page), 'new case').toEqual([]);
    await page.getByRole('dialog').getByLabel('Name').fill('Amelia Hart');
    await page.getByRole('button', { name: 'Create case' }).click();
    await page.getByText('Drop scans, a folder, or a zip here').waitFor();
    expect(await findings(page), 'a case').toEqual([]);
    await page.getByRole('link', { name: 'Back to cases' }).click();
    await page.getByRole('row').nth(1).waitFor();
    expect(await findings(page), 'cases').toEqual([]);
  });

  test('a prescription and its templates', async () => {
    const { page, shell } = await open();
    await shell.signInAs('elena.markou');
    await shell.open('/case-management');
    await new ScansPage(page).make('Amelia Hart');
    await shell.open(new URL(page.url()).pathname.replace('/detail/', '/prescription/'));
    const tooth = page.getByRole('checkbox', { name: /^36,/ });
    await tooth.click();
    await page.getByRole('button', { name: 'Crown', exact: true }).click();
    expect(await findings(page), 'a crown').toEqual([]);
    await page.getByLabel('Implant', { exact: true }).selectOption({ index: 1 });
    expect(await findings(page), 'a crown on an implant').toEqual([]);
    await page.getByText('Row', { exact: true }).click();
    await page.getByText('Mixed', { exact: true }).click();
    expect(await findings(page), 'mixed teeth in a row').toEqual([]);
    await page.getByRole('button', { name: 'Save as template' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Crown');
    expect(await findings(page), 'a new template').toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Save template' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await shell.open('/case-management/templates');
    await page.getByRole('row').nth(1).waitFor();
    expect(await findings(page), 'templates').toEqual([]);
  });

  test('the forced change of a password', async () => {
    const { page, shell } = await open();
    await stage.site.mustChangePassword(castMember('amara.cole'));
    await shell.signInPage.signIn('amara.cole');
    await shell.at('/force-change-password');
    expect(await findings(page)).toEqual([]);
  });
});

test('one day at the portal without a mouse', async () => {
  const { page, shell } = await stage.openTab();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await page.getByLabel('Email or account name').waitFor();
  // Language and theme come first, then the form.
  await press('Tab', 'Tab', 'Tab');
  await page.keyboard.type(castMember('elena.markou').account);
  await press('Tab');
  await page.keyboard.type('Archway-Demo-26');
  await press('Enter');
  await shell.account('elena.markou').waitFor();

  await press('Control+k');
  await page.keyboard.type('password');
  await press('Enter');
  await shell.at('/own-space/change-password');
  await press('?');
  await page.getByRole('dialog').waitFor();
  await press('Escape');
  await press('Control+k');
  await page.keyboard.type('dark');
  await press('Enter');
  await page.locator('html[data-theme=dark]').waitFor();
  await press('Control+k');
  await page.keyboard.type('sign out');
  await press('Enter');
  await shell.signInPage.form.waitFor();
  expect(shell.address).toBe('/login');
});
