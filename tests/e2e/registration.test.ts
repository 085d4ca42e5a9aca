import { companyInfo, companyRegist } from '@archway/contract/organization/calls';
import { describe, expect, test } from 'vitest';
import { nextMail } from '../harness/mail.ts';
import { RegistrationPage, PASSWORD } from './registration-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });

const PHONE = { width: 390, height: 844 };
const pathOf = (link: string) => new URL(link).pathname;
let number = 0;
const newAddress = () => `nina.${Date.now()}.${(number += 1)}@newcomers.example`;

/** Which form the site shows, as its operators would set it. */
const showVersion = (version: 1 | 2) =>
  stage.site.asSite(`update app_config set register_show_version = ${version} where org_id = app_org()`);

/** The page of registration, with the form of this version. */
async function open(version: 1 | 2, path = '/register') {
  await showVersion(version);
  const tab = await stage.openTab();
  await tab.shell.open(path);
  return { ...tab, form: new RegistrationPage(tab.page) };
}

describe('with the shorter form', () => {
  test('a clinic registers, confirms its address by the mailed link, and signs in', async () => {
    await showVersion(1);
    const { page, shell, call } = await stage.openTab();
    const [since, email] = [new Date(), newAddress()];
    await page.getByRole('link', { name: 'Register a clinic or lab' }).click();
    const form = new RegistrationPage(page);
    await form.fillAll('clinic', 'Newcomer Dental', email);
    await page.getByText("can't be changed later").waitFor();
    // Whoever is in a hurry registers once.
    await form.button('Register your clinic').dblclick();
    await form.heading('Check your email').waitFor();
    await page.getByText(email).waitFor();
    expect(stage.computer.requestsTo(companyRegist.path)).toBe(1);
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    await form.button(/^Resend in/).waitFor();

    const { link } = await nextMail(email, { since });
    await shell.open(pathOf(link));
    await page.getByLabel('The password you chose when you registered').fill(PASSWORD);
    await form.button('Activate account').click();
    await page.getByText('Your email address is confirmed.').waitFor();
    await shell.signInPage.account.fill(email);
    await shell.signInPage.password.fill(PASSWORD);
    await form.button('Sign in').click();
    await shell.at('/first-steps');
    await page.getByRole('button', { name: /^Nina Ford/ }).waitFor();
    expect((await call(companyInfo.path)).data).toMatchObject({
      name: 'Newcomer Dental',
      type: 2,
      region: 'europe',
      timeZone: 'Europe/Berlin',
      address: { country: 'DE', city: 'Neustadt am Hafen', street: 'Hafenstraße 1' },
    });
  });

  test('what was typed is there after a reload, and the password is not', async () => {
    const { page, shell, form } = await open(1);
    await form.fillAll('clinic', 'Reload Dental', newAddress());
    await page.reload();
    // The password is gone, so its step is the first that is open.
    await form.heading('Your account').waitFor();
    expect(shell.address).toBe('/register?step=account');
    expect(await page.getByLabel('Display name').inputValue()).toBe('Nina Ford');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
    expect(await page.evaluate('JSON.stringify({ ...sessionStorage, ...localStorage })')).not.toContain(
      PASSWORD,
    );
    await page.getByText("Passwords aren't kept").waitFor();

    await form.button('Back').click();
    await form.heading('Your clinic').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Reload Dental');
    expect(await page.getByLabel('City').inputValue()).toBe('Neustadt am Hafen');
  });

  test('the browser goes back step by step; later steps do not open before earlier ones', async () => {
    const { page, shell, form } = await open(1, '/register?step=agreements');
    await form.heading('What would you like to register?').waitFor();
    expect(shell.address).toBe('/register');
    await form.goOn();
    await page.getByText('Choose one to continue.').waitFor();
    await form.chooseWay('lab');
    await form.chooseRegion();
    await form.heading('Your lab').waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
    await page.goBack();
    await page.getByText('Your region: Europe.').waitFor();
    await page.goBack();
    expect(await page.getByRole('radio', { name: 'A new lab' }).isChecked()).toBe(true);
    await page.goForward();
    await page.goForward();
    await form.heading('Your lab').waitFor();
  });

  test('passwords that differ and ticks that are missing are named, and have the focus', async () => {
    const { page, form } = await open(1);
    await form.chooseWay('clinic');
    await form.chooseRegion();
    await form.goOn();
    await page.getByText('Enter the organization name.').waitFor();
    expect(await page.evaluate('document.activeElement.getAttribute("autocomplete")')).toBe('organization');
    await form.fillOrganization('Careless Dental');
    await form.goOn();
    await form.fillAccount(newAddress(), { repeated: 'Tidal-Mirror-47' });
    await form.goOn();
    await page.getByText("The passwords don't match.").waitFor();
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await form.heading('Agreements').waitFor();
    await form.button('Register your clinic').click();
    expect(await page.getByText('Select this box to register.').count()).toBe(3);
    expect(await page.evaluate('document.activeElement.type')).toBe('checkbox');
    expect(stage.computer.requestsTo(companyRegist.path)).toBe(0);
  });

  test('a password that everybody uses is refused at its field, and nothing else is lost', async () => {
    const { page, form } = await open(1);
    await form.chooseWay('clinic');
    await form.chooseRegion();
    await form.fillOrganization('Common Dental');
    await form.goOn();
    await form.fillAccount(newAddress());
    await page.getByLabel('Password', { exact: true }).fill('Password1');
    await page.getByLabel('Confirm password').fill('Password1');
    await form.goOn();
    await form.agree();
    await form.button('Register your clinic').click();
    await page.getByText('This password is too common.').waitFor();
    await form.heading('Your account').waitFor();
    expect(await page.getByLabel('Display name').inputValue()).toBe('Nina Ford');
  });

  test('an address that has an account sees the same page, and its holder gets another mail', async () => {
    const { page, form } = await open(1);
    const [since, { account }] = [new Date(), castMember('grace.obi')];
    await form.fillAll('clinic', 'Twice Dental', account);
    await form.button('Register your clinic').click();
    await form.heading('Check your email').waitFor();
    await page.getByText(account).waitFor();
    const mail = await nextMail(account, { since });
    expect(pathOf(mail.link)).toBe('/login');
  });

  test('on a phone the steps are one line', async () => {
    const { page, form } = await open(1);
    await page.setViewportSize(PHONE);
    const email = newAddress();
    await page.getByText('Step 1 of 5').waitFor();
    expect(await page.getByRole('navigation').isVisible()).toBe(false);
    await form.fillAll('lab', 'Pocket Lab', email);
    await page.getByText('Step 5 of 5').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await form.button('Register your lab').click();
    await form.heading('Check your email').waitFor();
  });
});

describe('with the longer form', () => {
  test('a lab registers with logo and license, and nothing less', async () => {
    // The way is in the link: what is left is asked for.
    const { page, shell, form } = await open(2, '/self-register?type=lab');
    const [since, email] = [new Date(), newAddress()];
    await form.chooseRegion();
    await form.fillOrganization('Newcomer Lab');
    await form.goOn();
    await page.getByText('Choose a file of your business license.').waitFor();
    await form.fillLicense();
    await form.sendFile('Logo (optional)', 'logo.png');
    await form.sendFile('Business license', 'license.png');
    await page.reload();
    await form.button('Remove license.png').waitFor();
    await form.goOn();
    await form.fillAccount(email);
    await form.goOn();
    await form.agree();
    await form.button('Register your lab').click();
    await form.heading('Check your email').waitFor();
    const { link } = await nextMail(email, { since });
    await shell.open(pathOf(link));
    await page.getByLabel('The password you chose when you registered').fill(PASSWORD);
    await form.button('Activate account').click();
    await page.getByText('Your email address is confirmed.').waitFor();
  });

  test('a link without a way begins at the beginning; a result without a registration too', async () => {
    const { shell, form } = await open(2, '/self-register?type=dealer');
    await form.heading('What would you like to register?').waitFor();
    await shell.open('/register-result');
    await shell.at('/register');
  });
});
