import { info } from '@archway/contract/account/calls';
import { companyInfo } from '@archway/contract/organization/calls';
import { CAST_PASSWORD } from '@archway/cast/organizations';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { nextMail } from '../harness/mail.ts';
import { waitFor } from '../harness/wait.ts';
import { proveIdentity } from './identity-dialog.ts';
import { ShellPage } from './shell-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const pathOf = (link: string) => new URL(link).pathname;

describe('account info', () => {
  test('a name is edited in place; an empty one is refused at the field', async () => {
    const { page, shell, call } = await stage.openTab();
    await shell.signInAs('amara.cole');
    await shell.openOwnSpace();
    await page.getByRole('link', { name: 'Account info' }).click();
    await button(page, 'Edit Phone').click();
    await dialog(page, 'Edit Phone').getByLabel('Phone').fill('+44 7700 900 300');
    await button(page, 'Save').click();
    await page.getByText('Account info saved.').first().waitFor();
    await page.getByText('+44 7700 900 300').waitFor();

    await button(page, 'Edit Display name').click();
    const field = dialog(page, 'Edit Display name').getByLabel('Display name');
    await field.fill(' ');
    await button(page, 'Save').click();
    await page.getByText('Enter a display name.').waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Escape');

    await button(page, 'Edit Gender').click();
    await dialog(page, 'Edit Gender').getByLabel('Gender').selectOption('Female');
    await button(page, 'Save').click();
    await dialog(page, 'Edit Gender').waitFor({ state: 'detached' });
    await page.getByRole('switch', { name: 'Help improve Archway' }).click();
    await expect
      .poll(async () => (await call(info.path)).data, { timeout: 15_000 })
      .toMatchObject({
        phone: '+44 7700 900 300',
        gender: 2,
        improvementPlan: expect.any(String) as unknown,
      });
  });

  test('the account name is changed once: a taken one is named, and there is no second time', async () => {
    const { page, shell } = await stage.openTab();
    await shell.signInAs('lewis.reid');
    await shell.open('/own-space/account-info');
    await button(page, 'Edit Account name').click();
    const field = dialog(page, 'Change account name').getByLabel('New account name');
    await field.fill('elena.markou');
    await field.blur();
    await page.getByText('This name is already in use.').waitFor();
    await field.fill('lewis.r');
    await field.blur();
    await page.getByText('This name is available.').waitFor();
    await button(page, 'Change name').click();
    await proveIdentity(page);
    await page.getByText('Account name changed.').first().waitFor();
    await button(page, 'Edit Account name').waitFor({ state: 'detached' });

    await page.reload();
    await page.getByText('lewis.r', { exact: true }).waitFor();
    expect(await button(page, 'Edit Account name').count()).toBe(0);
  });

  test('a new address is asked by email, and the old one stays until it has answered', async () => {
    const since = new Date();
    const { page, shell, call } = await stage.openTab();
    await shell.signInAs('owen.price');
    await shell.open('/own-space/account-info');
    await button(page, 'Change Email').click();
    const change = dialog(page, 'Change email address');
    await change.getByLabel('New email address').fill('nobody');
    await button(page, 'Send link').click();
    await change.getByText('Enter a valid email address').waitFor();
    const to = `owen.${Date.now()}@new.example`;
    await change.getByLabel('New email address').fill(to);
    await button(page, 'Send link').click();
    await proveIdentity(page);
    await page.getByText(`We sent a link to ${to}`).waitFor();
    await button(page, 'Resend email').click();
    await page.getByText('Email resent.').waitFor();
    expect((await call(info.path)).data).toMatchObject({ email: castMember('owen.price').account });

    await waitFor(
      'the newer of the two links to work',
      async () => {
        const { link } = await nextMail(to, { since });
        const office = await openComputer(stage.browser, stage.site.origin);
        const tab = await office.openTab();
        await new ShellPage(tab.page).open(pathOf(link));
        await button(tab.page, 'Confirm address').click();
        const isDone = await tab.page
          .getByText('Your email address is confirmed.')
          .waitFor({ timeout: 3_000 })
          .then(
            () => true,
            () => false,
          );
        await office.context.close();
        return isDone;
      },
      { within: 30_000 },
    );
    expect((await call(info.path)).data).toMatchObject({ email: to });
  });
});

describe('organization', () => {
  test('what is changed is saved, and told to everybody who looks at it', async () => {
    const { page, shell, call } = await stage.openTab();
    await shell.signInAs('elena.markou');
    const elsewhere = await openComputer(stage.browser, stage.site.origin);
    const other = await elsewhere.openTab();
    const colleague = new ShellPage(other.page);
    await colleague.signInAs('amara.cole');
    await colleague.open('/own-space/organisation-info');
    await other.page.getByText('12 Harbour Street').waitFor();
    expect(await button(other.page, 'Save changes').count()).toBe(0);
    expect(await button(other.page, 'Close organization').count()).toBe(0);

    await shell.open('/own-space/organisation-info');
    await page.getByText('GeoNames').waitFor();
    await page.getByLabel('Street address').fill('14 Harbour Street');
    await page.getByLabel('Time zone').selectOption('Europe/Dublin');
    await page.getByLabel('Email', { exact: true }).fill('nobody');
    await button(page, 'Save changes').click();
    await page.getByText('Enter a valid email address').waitFor();
    await page.getByLabel('Email', { exact: true }).fill('office@harbourstreet.example');
    await button(page, 'Save changes').click();
    await page.getByText('Organization saved.').first().waitFor();
    await other.page.getByText('14 Harbour Street').waitFor();
    expect((await call(companyInfo.path)).data).toMatchObject({
      timeZone: 'Europe/Dublin',
      email: 'office@harbourstreet.example',
      address: { country: 'GB', city: 'Bristol', street: '14 Harbour Street' },
      missing: [],
    });
    await elsewhere.context.close();
  });

  test('a country brings its states; what is missing is named and leads to its field', async () => {
    const { page, shell } = await stage.openTab();
    await shell.signInAs('elena.markou');
    await shell.open('/own-space/organisation-info');
    await page.getByLabel('Country').selectOption('DE');
    const state = page.getByLabel('State or province');
    const suggested = page.locator('datalist option');
    await expect.poll(() => suggested.count(), { timeout: 15_000 }).toBeGreaterThan(10);
    await state.fill('Bremen');
    await page.getByLabel('Street address').fill('');
    await button(page, 'Save changes').click();
    await page.getByText('Organization saved.').first().waitFor();
    await page.getByText('Some information is missing.').waitFor();
    await button(page, 'Country, city, and street address').click();
    expect(await page.evaluate('document.activeElement.value')).toBe('');

    // By hand, where the list does not have it.
    await page.getByLabel('City').fill('Neustadt am Hafen');
    await page.getByLabel('Street address').fill('Hafenstraße 1');
    await button(page, 'Save changes').click();
    await page.getByText('Some information is missing.').waitFor({ state: 'detached' });
  });

  test('it is closed by name and password, kept again, and nobody else works meanwhile', async () => {
    const { page, shell, call } = await stage.openTab();
    await shell.signInAs('marek.nowak');
    await shell.open('/own-space/organisation-info');
    await button(page, 'Close organization').click();
    const ask = dialog(page, /^Close Kestrel Dental Lab/);
    const close = ask.getByRole('button', { name: 'Close organization' });
    expect(await close.isDisabled()).toBe(true);
    await ask.getByLabel(/^Type/).fill('Kestrel Dental Lab');
    await close.click();
    const identity = dialog(page, "Confirm it's you");
    await identity.getByLabel('Password', { exact: true }).fill(CAST_PASSWORD);
    await button(page, 'Confirm').click();
    await page.getByText('This organization is being closed.').waitFor();

    const elsewhere = await openComputer(stage.browser, stage.site.origin);
    const other = await elsewhere.openTab();
    await new ShellPage(other.page).signInPage.signIn('grace.obi');
    await other.page.getByText('This organization is being closed').waitFor();
    await elsewhere.context.close();

    await page.reload();
    await page.getByRole('heading', { name: 'This organization is being closed.' }).waitFor();
    await button(page, 'Keep organization open').click();
    await shell.account('marek.nowak').waitFor();
    expect((await call(companyInfo.path)).data).toMatchObject({ status: 1, closing: null });
  });
});

describe('contacts', () => {
  test('one is added, confirms the address by the button of the mailed page, once, and is deleted', async () => {
    const since = new Date();
    const { page, shell } = await stage.openTab();
    await shell.signInAs('elena.markou');
    await shell.open('/own-space/configuration');
    await page.getByRole('link', { name: 'Contacts' }).click();
    await page.getByText('No contacts yet').waitFor();
    await button(page, 'Add contact').click();
    const drawer = dialog(page, 'Add contact');
    await button(page, 'Save contact').click();
    await drawer.getByText('Enter a name.').waitFor();
    await drawer.getByText('Enter a valid email address').waitFor();
    const to = `ines.${Date.now()}@supplies.example`;
    await drawer.getByLabel('Name').fill('Ines Falk');
    await drawer.getByLabel('Email').fill(to);
    await button(page, 'Save contact').click();
    await page.getByText('Contact saved.').first().waitFor();
    await page.getByText('Not verified').waitFor();

    await button(page, 'Add contact').click();
    await drawer.getByLabel('Name').fill('Somebody else');
    await drawer.getByLabel('Email').fill(to.toUpperCase());
    await button(page, 'Save contact').click();
    await drawer.getByText('A contact with this email address already exists.').waitFor();
    expect(await drawer.getByLabel('Name').inputValue()).toBe('Somebody else');
    await page.keyboard.press('Escape');

    const { link } = await nextMail(to, { since });
    const elsewhere = await openComputer(stage.browser, stage.site.origin);
    const reader = (await elsewhere.openTab()).page;
    await new ShellPage(reader).open(pathOf(link));
    await reader.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
    expect(elsewhere.requestsTo('companyContact/contactEmailVerify')).toBe(0);
    await page.getByText('Not verified').waitFor();
    await button(reader, 'Confirm address').click();
    await reader.getByText('Your email address is confirmed.').waitFor();
    // The push arrives without a reload.
    await page.getByText('Verified', { exact: true }).waitFor();
    await reader.reload();
    await button(reader, 'Confirm address').click();
    await reader.getByRole('heading', { name: 'The link has expired' }).waitFor();
    await elsewhere.context.close();

    await page.getByLabel('Search name or email').fill('nobody like this');
    await page.getByText('No contacts match').waitFor();
    await button(page, 'Clear search').click();
    await button(page, 'Actions for Ines Falk').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog(page, 'Delete this contact?').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('1 contact deleted.').first().waitFor();
    await page.getByText('No contacts yet').waitFor();
  });

  test('are not there for those who may not read them', async () => {
    const { page, shell } = await stage.openTab();
    await shell.signInAs('amara.cole');
    await shell.openOwnSpace();
    await page.getByRole('link', { name: 'Account info' }).waitFor();
    expect(await page.getByRole('link', { name: 'Contacts' }).count()).toBe(0);
    await shell.open('/own-space/contacts');
    await page.getByRole('heading', { name: "You don't have permission to access this page." }).waitFor();
  });
});

describe('dentists', () => {
  test('one is added with a user; a name is used once', async () => {
    const { page, shell } = await stage.openTab();
    await shell.signInAs('elena.markou');
    await shell.open('/own-space/configuration');
    await page.getByRole('link', { name: 'Dentists' }).click();
    await button(page, 'Add dentist').click();
    const drawer = dialog(page, 'Add dentist');
    await button(page, 'Save dentist').click();
    await drawer.getByText('Please enter a name.').waitFor();
    await drawer.getByLabel('Name').fill('Dr. Tunde Okafor');
    await drawer.getByLabel('User').selectOption('Dr. Lewis Reid');
    await button(page, 'Save dentist').click();
    await page.getByText('Dentist saved.').first().waitFor();
    const row = page.getByRole('row').filter({ hasText: 'Dr. Tunde Okafor' });
    await row.getByText('Dr. Lewis Reid').waitFor();

    await button(page, 'Add dentist').click();
    await drawer.getByLabel('Name').fill('dr. tunde okafor');
    await button(page, 'Save dentist').click();
    await drawer.getByText('This name is already in use.').waitFor();
    await drawer.getByLabel('Name').fill('Dr. Sara Bianchi');
    await drawer.getByLabel('User').selectOption('Dr. Lewis Reid');
    await button(page, 'Save dentist').click();
    await drawer.getByText('This user is already linked to another dentist.').waitFor();
    await drawer.getByLabel('User').selectOption('No user');
    await button(page, 'Save dentist').click();
    await page.getByRole('row').filter({ hasText: 'Dr. Sara Bianchi' }).waitFor();

    await page.getByLabel('Select all rows on this page').click();
    await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
    await dialog(page, /^Delete \d+ dentists\?$/)
      .getByRole('button', { name: 'Delete' })
      .click();
    await page
      .getByText(/dentists deleted\./)
      .first()
      .waitFor();
    await page.getByText('No dentists yet').waitFor();
  });

  test('every member of a clinic reads them; a lab has none', async () => {
    const { page, shell } = await stage.openTab();
    await shell.signInAs('amara.cole');
    await shell.open('/own-space/configuration');
    await page.getByRole('link', { name: 'Dentists' }).click();
    await page.getByRole('heading', { name: 'Dentists' }).first().waitFor();
    expect(await button(page, 'Add dentist').count()).toBe(0);
    await shell.signOut();
    await shell.signInAs('grace.obi');
    await shell.openOwnSpace();
    await page.getByRole('link', { name: 'Account info' }).waitFor();
    expect(await page.getByRole('link', { name: 'Dentists' }).count()).toBe(0);
  });
});
