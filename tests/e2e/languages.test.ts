import { beforeAll, describe, expect, test } from 'vitest';
import { openTenantRows } from '../harness/tenant-rows.ts';
import { walk } from './language-walk.ts';
import { PASSWORD, RegistrationPage } from './registration-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });

describe('pages for everybody', () => {
  const NOWHERE = 'A'.repeat(22);
  const SIGN = 'languageslanguageslang';
  beforeAll(async () => {
    const { orgId, userCode } = castMember('lewis.reid');
    const tenants = await openTenantRows(stage.site);
    for (const kind of ['resetPassword', 'freeLogin'])
      await tenants.rows(
        orgId,
        `insert into one_time_link (org_id, hash, kind, user_code, expires_at)
         values ($1, sha256($2::bytea), $3, $4, now() + interval '1 day')`,
        [orgId, Buffer.from(SIGN.slice(0, 21) + kind[0]), kind, userCode],
      );
    await tenants.close();
  });

  test.each([
    ['/login'],
    ['/register'],
    ['/region'],
    ['/self-register?type=lab'],
    ['/forget-pass-account'],
    [`/forget-pass/${SIGN.slice(0, 21)}r`],
    [`/forget-pass/${NOWHERE}`],
    [`/email-verify/${NOWHERE}`],
    [`/login-jump-page/${SIGN.slice(0, 21)}f`],
    [`/login-jump-page/${NOWHERE}`],
  ])('%s', { timeout: 120_000 }, async (path) => {
    const { page, shell } = await stage.openTab();
    await shell.open(path);
    await page.getByRole('heading').first().waitFor();
    expect(await walk(page)).toEqual([]);
  });

  test('after a refusal, the hint, and the mail that was sent', { timeout: 120_000 }, async () => {
    const { page, shell } = await stage.openTab();
    for (let i = 0; i < 3; i += 1) {
      await shell.signInPage.signIn('owen.price', { password: `Wrong-Horse-${i}` });
      await shell.signInPage.problem.waitFor();
    }
    await page.getByText('Having trouble signing in?').waitFor();
    expect(await walk(page)).toEqual([]);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    expect(await walk(page)).toEqual([]);
  });
});

test('the steps of a registration', { timeout: 300_000 }, async () => {
  const { page, shell } = await stage.openTab();
  await shell.open('/register');
  const form = new RegistrationPage(page);
  await form.chooseWay('clinic');
  await form.chooseRegion();
  await form.fillOrganization('Newcomer Dental');
  await form.goOn();
  await page.getByText('Enter a phone number.').waitFor();
  expect(await walk(page), 'organization').toEqual([]);
  await form.fillLicense();
  await form.sendFile('Business license', 'license.png');
  await form.goOn();
  await form.fillAccount('nina@newcomers.example', { repeated: 'Another-Horse-7' });
  await form.goOn();
  expect(await walk(page), 'account').toEqual([]);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await form.goOn();
  await form.heading('Agreements').waitFor();
  expect(await walk(page), 'agreements').toEqual([]);
  await form.agree();
  await form.button('Register your clinic').click();
  await form.heading('Check your email').waitFor();
  expect(await walk(page), 'result').toEqual([]);
});

describe('pages behind the sign-in', () => {
  test.each([
    // Somebody else for each: every choice is kept, and one account may not do that without end.
    ['/own-space/configuration', 'elena.markou'],
    ['/own-space/change-password', 'lewis.reid'],
    ['/own-space/auth-management', 'marek.nowak'],
    ['/own-space/account-info', 'luca.ferri'],
    ['/own-space/organisation-info', 'sara.bianchi'],
    ['/own-space/contacts', 'tunde.okafor'],
    ['/own-space/dentist-management', 'jonas.lindt'],
    ['/own-space/receive-email', 'aiko.tanabe'],
    ['/account/users', 'owen.price'],
    ['/account/roles', 'hannah.feld'],
    ['/case-management', 'grace.obi'],
    ['/first-steps', 'amara.cole'],
  ])('%s', { timeout: 120_000 }, async (path, name) => {
    const { page, shell } = await stage.openTab();
    await shell.signInAs(name);
    await shell.open(path);
    const there = page.getByRole('heading', { level: 2 }).or(page.getByRole('textbox'));
    await there.or(page.getByRole('searchbox')).first().waitFor();
    expect(await walk(page)).toEqual([]);
  });
});
