import { editCompany } from '@archway/contract/organization/calls';
import { someStl } from '@archway/server/testing/meshes';
import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MembersPage } from './members-page.ts';
import { registerOrganization } from './register-organization.ts';
import { RegistrationPage } from './registration-page.ts';
import { ScansPage } from './scans-page.ts';
import { useStage } from './stage.ts';
import { ViewerPage } from './viewer-page.ts';

const stage = useStage({ worker: true });
/** A push comes within a moment; nobody reloads the page. */
const SOON = 5_000;
const addressOf = (name: string) => `${name}.${Date.now()}@newcomers.example`;

const stepsOn = (page: Page): Locator =>
  page.getByRole('list', { name: 'First steps' }).getByRole('listitem');
const stepOn = (page: Page, title: string): Locator => stepsOn(page).filter({ hasText: title });

async function done(page: Page, title: string): Promise<void> {
  await stepOn(page, title).getByText('Done', { exact: true }).waitFor({ timeout: SOON });
}

/** The title of the one step that is marked as the next. */
const current = (page: Page): Promise<string> =>
  page.locator('[aria-current=step]').getByRole('heading').innerText();

test('a new clinic is led from its registration to the first model', { timeout: 180_000 }, async () => {
  const { page, shell } = await stage.openTab();
  await registerOrganization(stage, shell, {
    way: 'clinic',
    name: 'Newcomer Dental',
    email: addressOf('nina'),
  });
  await shell.at('/first-steps');
  await page.getByRole('heading', { name: 'Welcome, Nina Ford' }).waitFor();
  await page.getByText('0 of 4 steps are done.').waitFor();
  expect((await shell.places())[0]).toBe('First steps');
  expect(await current(page)).toBe('Complete your organization');

  await page.getByRole('button', { name: 'Complete organization' }).click();
  await shell.at('/own-space/organisation-info');
  await page.getByLabel("Representative's name").fill('Nina Ford');
  await page.getByLabel('Phone').fill('+49 30 901820');
  await page.getByLabel('Email', { exact: true }).fill('office@newcomers.example');
  await new RegistrationPage(page).button('Save changes').click();
  await page.getByText('Organization saved.').first().waitFor();
  await shell.navigation.getByRole('link', { name: 'First steps' }).click();
  await done(page, 'Complete your organization');
  expect(await current(page)).toBe('Add a dentist');

  await page.getByRole('button', { name: 'Add dentist' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Dr. Nina Ford');
  await page.getByRole('button', { name: 'Save dentist' }).click();
  await done(page, 'Add a dentist');
  expect(await current(page)).toBe('Invite a colleague');

  const members = new MembersPage(page);
  await members.sendInvitation(await members.openInvitationHere(), addressOf('theo'), { role: 'Dentist' });
  await members.said('1 invitation sent.');
  await done(page, 'Invite a colleague');
  await page.getByText('3 of 4 steps are done.').waitFor();
  expect(await current(page)).toBe('Add your first scan');

  await new ScansPage(page).dropOnSteps({ name: 'upper.stl', buffer: someStl() });
  await shell.at(/^\/case-management\/detail\//);
  await new ViewerPage(page).seen();
  // All is done: the page leaves the menu by itself, and the day begins with the cases.
  const link = shell.navigation.getByRole('link', { name: 'First steps' });
  await link.waitFor({ state: 'detached', timeout: SOON });
  await shell.open('/first-steps');
  await page.getByText('All steps are done.').waitFor();
  await shell.open('/');
  await shell.at('/case-management');
});

test('a lab hides its steps, and finds them again under Help', { timeout: 120_000 }, async () => {
  const { page, shell, call } = await stage.openTab();
  await registerOrganization(stage, shell, { way: 'lab', name: 'Newcomer Lab', email: addressOf('marek') });
  await shell.at('/first-steps');
  await stepsOn(page).first().waitFor();
  expect(await stepsOn(page).getByRole('heading').allInnerTexts()).toEqual([
    'Complete your organization',
    'Set your calendar and usual days',
    'Share your code with a clinic',
    'Invite a colleague',
  ]);
  // Somebody else completes the organization, and the open page follows.
  await call(editCompany.path, {
    representativeName: 'Marek',
    phone: '+49 30 901820',
    email: 'office@newcomers.example',
  });
  await done(page, 'Complete your organization');

  await page.getByRole('button', { name: 'Hide first steps' }).click();
  await shell.at('/case-management');
  expect(await shell.places()).not.toContain('First steps');
  expect(await page.getByRole('main').getByRole('link', { name: 'First steps' }).count()).toBe(0);

  await shell.signInPage.accountMenu.click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await page.getByRole('link', { name: 'First steps' }).click();
  await shell.at('/first-steps');
  await page.getByRole('button', { name: 'Show first steps' }).click();
  await page.getByRole('button', { name: 'Hide first steps' }).waitFor();
  await shell.open('/');
  await shell.at('/first-steps');
  // An empty list leads there, too.
  await shell.navigation.getByRole('link', { name: 'Cases' }).click();
  await page.getByRole('main').getByRole('link', { name: 'First steps' }).click();
  await shell.at('/first-steps');
});

test('whoever may not do a step reads who can, and a phone shows all of it', async () => {
  const { page, shell } = await stage.openTab();
  await shell.signInAs('lewis.reid');
  await shell.at('/case-management');
  await page.setViewportSize({ width: 390, height: 844 });
  await shell.open('/first-steps');
  await stepOn(page, 'Add a dentist').getByText('An administrator can do this.').waitFor();
  expect(await stepsOn(page).getByRole('button').allInnerTexts()).toEqual(['Import scan']);
  expect(await current(page)).toBe('Add your first scan');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
