import { info } from '@archway/contract/account/calls';
import { CAST_PASSWORD } from '@archway/cast/organizations';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { nextMail } from '../harness/mail.ts';
import { addAuthenticator } from './authenticator-page.ts';
import { proveIdentity } from './identity-dialog.ts';
import { MembersPage } from './members-page.ts';
import { ShellPage } from './shell-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

/** An account that was in other hands comes back to its owner. */

const stage = useStage({ worker: true, settings: { LIVE_RECHECK_MS: '3000' } });

const NEW_PASSWORD = 'Another-Horse-10';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const pathOf = (link: string) => new URL(link).pathname;

async function setPassword(page: Page): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await button(page, 'Set password').click();
  await page.getByText('Your new password is set. Sign in to continue.').waitFor();
}

test('whoever changed the address loses everything when the old address undoes it', async () => {
  const since = new Date();
  const { account } = castMember('amara.cole');
  const thief = await stage.openTab();
  await thief.shell.signInAs('amara.cole');
  await thief.shell.open('/own-space/account-info');
  await button(thief.page, 'Change Email').click();
  const to = `thief.${Date.now()}@elsewhere.example`;
  await dialog(thief.page, 'Change email address').getByLabel('New email address').fill(to);
  await button(thief.page, 'Send link').click();
  await proveIdentity(thief.page);
  await thief.page.getByText(`We sent a link to ${to}`).waitFor();

  const told = await nextMail(account, { since });
  expect(told.subject).toBe('Your email address is about to change');
  const home = await openComputer(stage.browser, stage.site.origin);
  const owner = await home.openTab();
  const shell = new ShellPage(owner.page);
  await shell.open(pathOf(told.link));
  await owner.page.getByRole('heading', { name: 'Undo the address change?' }).waitFor();
  const before = new Date();
  await button(owner.page, 'Undo the change').click();
  await owner.page.getByRole('heading', { name: 'The change was undone' }).waitFor();
  await thief.page.reload();
  await thief.shell.signInPage.form.waitFor();
  await shell.open(pathOf((await nextMail(account, { since: before })).link));
  await setPassword(owner.page);
  await shell.signInPage.signIn('amara.cole', { password: NEW_PASSWORD });
  await shell.account('amara.cole').waitFor();
  expect((await owner.call(info.path)).data).toMatchObject({ email: account });
  await shell.open(pathOf(told.link));
  await owner.page.getByRole('heading', { name: 'The link has expired' }).waitFor();
  await home.context.close();
});

test('after a reset the owner looks through the passkeys, and removes one', async () => {
  const since = new Date();
  const { account } = castMember('lewis.reid');
  const owner = await stage.openTab();
  await addAuthenticator(owner.page);
  await owner.shell.signInAs('lewis.reid');
  await owner.shell.open('/own-space/auth-management');
  await button(owner.page, 'Add passkey').click();
  await proveIdentity(owner.page);
  await owner.page.getByText('Passkey added.').first().waitFor();

  const office = await openComputer(stage.browser, stage.site.origin);
  const administrator = await office.openTab();
  await new ShellPage(administrator.page).signInAs('elena.markou');
  await new ShellPage(administrator.page).open('/account/users');
  const members = new MembersPage(administrator.page);
  await members.act(castMember('lewis.reid').displayName, 'Reset password');
  await administrator.page.getByLabel('The account may have been stolen. Remove its passkeys too.').waitFor();
  await dialog(administrator.page, /^Reset .*password/)
    .getByRole('button', { name: 'Reset password' })
    .click();
  await proveIdentity(administrator.page);
  await administrator.page
    .getByText(/^Email sent to /)
    .first()
    .waitFor();
  await office.context.close();

  await owner.shell.signInPage.form.waitFor();
  await owner.shell.open(pathOf((await nextMail(account, { since })).link));
  await setPassword(owner.page);
  await owner.shell.signInPage.signIn('lewis.reid', { password: NEW_PASSWORD });
  const review = dialog(owner.page, 'Are these passkeys yours?');
  await review.getByRole('button', { name: 'Remove' }).click();
  await dialog(owner.page, /passkey/)
    .getByRole('button', { name: 'Remove', exact: true })
    .click();
  const question = dialog(owner.page, "Confirm it's you");
  await question.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
  // With none left there is nothing more to ask.
  await review.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await owner.call(info.path)).data, { timeout: 15_000 })
    .toMatchObject({ reviewPasskeys: false });
});

test('a password is changed in one tab while others work: nobody is signed out here, elsewhere everybody', async () => {
  const [first, second] = [await stage.openTab(), await stage.openTab()];
  await first.shell.signInAs('owen.price');
  await second.shell.open('/own-space/account-info');
  await second.shell.account('owen.price').waitFor();
  const elsewhere = await openComputer(stage.browser, stage.site.origin);
  const other = await elsewhere.openTab();
  await new ShellPage(other.page).signInAs('owen.price');

  await first.shell.open('/own-space/change-password');
  await first.page.getByLabel('Current password').fill(CAST_PASSWORD);
  await first.page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await first.page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await button(first.page, 'Save password').click();
  // Asked while the change is under way, with tokens that are over by the time it is answered.
  const answers = await Promise.all(Array.from({ length: 10 }, () => second.call(info.path)));
  expect(answers.map(({ failure }) => failure)).toEqual(answers.map(() => undefined));
  await first.page.getByText('Password changed.').first().waitFor();
  expect((await first.call(info.path)).failure).toBeUndefined();
  expect((await second.call(info.path)).failure).toBeUndefined();
  await other.page.reload();
  await new ShellPage(other.page).signInPage.form.waitFor();
  await elsewhere.context.close();
});
