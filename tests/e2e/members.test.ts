import { randomUUID } from 'node:crypto';
import { deleteMembers, listByPage, saveMember } from '@archway/contract/member/calls';
import { listRoles } from '@archway/contract/role/calls';
import { describe, expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { nextMail } from '../harness/mail.ts';
import { waitFor } from '../harness/wait.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { MembersPage } from './members-page.ts';
import { ShellPage } from './shell-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

/** A site's own recheck of open sockets; the harness leaves it out. */
const stage = useStage({ worker: true, settings: { LIVE_RECHECK_MS: '3000' } });

const api = (call: { path: string }): string => `/api/${call.path}`;
/** The catcher is shared: nobody else has this address. */
const newAddress = (name: string) => `${name}.${randomUUID().slice(0, 8)}@harbourstreet.example`;
/** Somebody is called by the first part of the address until the name is edited. */
const nameOf = (address: string) => address.split('@')[0] ?? '';

async function asAdministrator() {
  const tab = await stage.openTab();
  await tab.shell.signInAs('elena.markou');
  await tab.shell.navigation.getByRole('link', { name: 'Users' }).click();
  await tab.shell.at('/account/users');
  const members = new MembersPage(tab.page);
  await members.row('Dr. Elena Markou').waitFor();
  return { ...tab, members };
}

describe('invited people', () => {
  test('get a mail each, set a password, and see only their menu', { timeout: 120_000 }, async () => {
    const { members } = await asAdministrator();
    const since = new Date();
    const [nina, omar] = [newAddress('nina.ford'), newAddress('omar.said')];
    await members.invite(`${nina}, ${omar}`, { message: 'Please sign in before Monday.' });
    await members.said('2 invitations sent.');
    await members.row(nina).getByText('Not activated').waitFor();
    await members.row(omar).getByText('Not activated').waitFor();

    for (const address of [nina, omar]) {
      const mail = await nextMail(address, { since, subject: /Harbour Street Dental/ });
      expect(mail.text).toContain('Please sign in before Monday.');
      const { computer, shell } = await acceptInvitation(stage, { link: mail.link, name: address });
      await shell.at('/case-management');
      expect(await shell.places()).toEqual(['Cases', 'Templates', 'Orders', 'My Info']);
      await shell.open('/account/users');
      await shell.page.getByText("You don't have permission to access this page.").waitFor();
      await computer.context.close();
      expect(computer.complaints).toEqual([]);
    }

    await members.tab('Activated').click();
    await members.row(nina).getByText('Activated').waitFor();
    await members.row(omar).getByText('Activated').waitFor();
  });

  test('that are here already are refused by themselves, and the others are invited', async () => {
    const { members } = await asAdministrator();
    const [taken, free] = [castMember('lewis.reid').account, newAddress('free')];
    await members.invite(`${taken}, nobody, ${free}`);
    const drawer = members.dialog;
    await drawer.getByText("nobody isn't a valid email address and won't be invited.").waitFor();
    const results = drawer.getByRole('list', { name: 'Results' });
    await results
      .getByRole('listitem')
      .filter({ hasText: free })
      .getByText('Sent', { exact: true })
      .waitFor();
    await results
      .getByRole('listitem')
      .filter({ hasText: taken })
      .getByText(/already has an account/)
      .waitFor();
    const send = drawer.getByRole('button', { name: 'Send invitations' });
    expect(await send.isDisabled()).toBe(true);
    await drawer.getByRole('button', { name: `Remove ${taken}` }).click();
    await members.page.keyboard.press('Escape');
    await members.row(free).waitFor();
  });

  test('get the mail again, by a link that takes the place of the old one', async () => {
    const { members } = await asAdministrator();
    const address = newAddress('again');
    const since = new Date();
    await members.invite(address);
    await members.said('1 invitation sent.');
    const first = await nextMail(address, { since, subject: /Harbour Street Dental/ });
    const later = new Date();
    await members.act(address, 'Resend invitation');
    await members.said(/^Invitation resent to .*\.$/);
    const { link } = await nextMail(address, { since: later, subject: /Harbour Street Dental/ });
    expect(link).not.toBe(first.link);
    const { computer, shell } = await acceptInvitation(stage, { link, name: address });
    await shell.at('/case-management');
    await computer.context.close();
  });

  test('keep what was typed when a call fails, and are sent once when it works', async () => {
    const { members } = await asAdministrator();
    const address = newAddress('later');
    stage.proxy.alter(api(saveMember), { body: { code: 20_500, msg: 'Something went wrong', data: null } });
    await members.invite(address, { role: 'Dentist', message: 'Hello' });
    const drawer = members.dialog;
    await drawer.getByText('Not sent').waitFor();
    expect(await drawer.getByLabel('Message (optional)').inputValue()).toBe('Hello');
    await drawer.getByRole('button', { name: 'Send 1 invitation' }).dblclick();
    await members.said('1 invitation sent.');
    await members.row(address).getByText('Dentist').waitFor();
    expect(await members.row(address).count()).toBe(1);
  });
});

describe('the list', () => {
  test('is searched, and says when nobody is found', async () => {
    const { members, page } = await asAdministrator();
    const search = page.getByRole('searchbox', { name: 'Search name, email, or account' });
    await search.fill('lewis');
    await members.row('Dr. Elena Markou').waitFor({ state: 'detached' });
    await members.row('Dr. Lewis Reid').waitFor();
    await search.fill('nobody at all');
    await page.getByText('No one matches “nobody at all”').waitFor();
    await members.button('Show everyone').click();
    await members.row('Dr. Elena Markou').waitFor();
  });

  test('is narrowed to a role', async () => {
    const { members, page } = await asAdministrator();
    await members.button(/^Role ?Any$/).click();
    await page.getByRole('menuitemradio', { name: 'Dentist' }).click();
    await members.row('Dr. Elena Markou').waitFor({ state: 'detached' });
    await members.row('Dr. Lewis Reid').waitFor();
    await members.button(/^Role ?Dentist$/).press('Backspace');
    await members.row('Dr. Elena Markou').waitFor();
  });

  test('hears of what a colleague does', async () => {
    const { members } = await asAdministrator();
    const office = await openComputer(stage.browser, stage.site.origin);
    const other = await office.openTab();
    await new ShellPage(other.page).signInAs('elena.markou');
    const { data } = await other.call(listRoles.path);
    const roleId = (data as { roleId: string; code: string }[]).find(
      ({ code }) => code === 'dentist',
    )?.roleId;
    const email = newAddress('from.elsewhere');
    await other.call(saveMember.path, { email, roleId });
    await members.row(email).waitFor();
    await office.context.close();
  });

  test('that could not be read is asked for again by its button', async () => {
    const { shell, page, members } = await asAdministrator();
    stage.proxy.alter(
      api(listByPage),
      { body: { code: 20_500, msg: 'Something went wrong', data: null } },
      5,
    );
    await shell.open('/account/users');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    stage.proxy.reset();
    await page.getByRole('button', { name: 'Try again' }).click();
    await members.row('Dr. Elena Markou').waitFor();
  });

  test('is cards on a phone, and nothing is wider than the window', async () => {
    const { page } = await asAdministrator();
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByRole('button', { name: /Dr. Lewis Reid/ })
      .first()
      .waitFor();
    const width = () => page.evaluate('document.documentElement.scrollWidth');
    await waitFor('everything within the window', async () => Number(await width()) <= 390);
    await page.getByRole('button', { name: 'Actions for Dr. Lewis Reid' }).click();
    await page.getByRole('menuitem', { name: 'Open details' }).click();
    await page.getByRole('dialog', { name: 'Dr. Lewis Reid' }).getByLabel('Name', { exact: true }).waitFor();
  });

  test('is used with the keyboard: a row opens, and the focus comes back to it', async () => {
    const { members, page } = await asAdministrator();
    await page.getByRole('searchbox').fill('elena');
    await members.row('Dr. Lewis Reid').waitFor({ state: 'detached' });
    await members.row('Dr. Elena Markou').focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Dr. Elena Markou' });
    // Nobody changes their own role.
    expect(await drawer.getByLabel('Role', { exact: true }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.tagName')).toBe('TR');
  });
});

describe('a member', () => {
  test('is edited; a failure is told and nothing typed is lost', async () => {
    const { members, page } = await asAdministrator();
    await members.row('Amara Cole').click();
    const drawer = page.getByRole('dialog', { name: 'Amara Cole' });
    const save = drawer.getByRole('button', { name: 'Save changes' });
    expect(await save.isDisabled()).toBe(true);
    const name = drawer.getByLabel('Name', { exact: true });
    await name.fill('');
    await drawer.getByText('Please enter a name.').waitFor();
    await name.fill('Amara Cole-Okoro');
    await drawer.getByLabel('Phone').fill('+44 117 496 0099');
    await drawer.getByLabel('Role', { exact: true }).selectOption('Dentist');
    stage.proxy.alter(api(saveMember), { body: { code: 20_409, msg: 'Somebody was faster.', data: null } });
    await save.click();
    await drawer.getByText('Somebody was faster.').waitFor();
    expect(await name.inputValue()).toBe('Amara Cole-Okoro');
    await save.click();
    await members.said('Changes saved.');
    await members.row('Amara Cole-Okoro').getByText('Dentist').waitFor();
  });

  test('who is disabled is out within five seconds, and is let in again', { timeout: 90_000 }, async () => {
    const { members } = await asAdministrator();
    const home = await openComputer(stage.browser, stage.site.origin);
    const { page } = await home.openTab();
    const other = new ShellPage(page);
    await other.signInAs('lewis.reid', { save: true });
    // Both of its sockets are open by then.
    await page.waitForLoadState('networkidle');

    await members.act('Dr. Lewis Reid', 'Disable');
    await members.confirm('Disable Dr. Lewis Reid?', 'Disable');
    await members.said('Dr. Lewis Reid is disabled.');
    const disabledAt = Date.now();
    await other.signInPage.form.waitFor({ timeout: 10_000 });
    expect(Date.now() - disabledAt).toBeLessThan(5_000);
    await other.signInPage.signIn('lewis.reid');
    await other.signInPage.problem.waitFor();

    await members.tab('Disabled').click();
    await members.act('Dr. Lewis Reid', 'Enable');
    await members.said('Dr. Lewis Reid is enabled.');
    await page.reload();
    await other.signInPage.signIn('lewis.reid');
    await other.account('lewis.reid').waitFor();
    await home.context.close();
  });

  test('gets a mail to set a new password, after the administrator has proved who is there', async () => {
    const { members } = await asAdministrator();
    const since = new Date();
    await members.act('Dr. Lewis Reid', 'Reset password');
    await members.confirm("Reset Dr. Lewis Reid's password?", 'Reset password');
    await members.proveIdentity();
    await members.said('Email sent to Dr. Lewis Reid.');
    const { link } = await nextMail(castMember('lewis.reid').account, { since, subject: /password/i });
    expect(link).not.toBe('');
  });

  test('is deleted for good; given up at the password, nobody is', async () => {
    const { members, page } = await asAdministrator();
    const [first, second] = [newAddress('first'), newAddress('second')];
    await members.invite(`${first} ${second}`);
    await members.said('2 invitations sent.');
    await members.select(first, second);
    await members.batch.getByRole('button', { name: 'Delete' }).click();
    await members.confirm('Delete 2 users?', 'Delete');
    await page.getByRole('dialog', { name: "Confirm it's you" }).waitFor();
    await page.keyboard.press('Escape');
    await members.dialog.first().waitFor({ state: 'detached' });
    await members.batch.getByText('2 selected').waitFor();

    await members.batch.getByRole('button', { name: 'Delete' }).click();
    await members.confirm('Delete 2 users?', 'Delete');
    await members.proveIdentity();
    await members.said('2 users were deleted.');
    for (const address of [first, second]) await members.row(nameOf(address)).waitFor({ state: 'detached' });
    await members.batch.waitFor({ state: 'detached' });
  });
});

test('the last administrator stays; the others of the batch go, and the reason is told', async () => {
  const { members } = await asAdministrator();
  const address = newAddress('short');
  await members.invite(address);
  await members.said('1 invitation sent.');
  await members.row(address).waitFor();
  // Nobody does away with themselves by the menu of a row.
  await members
    .row('Dr. Elena Markou')
    .getByRole('button', { name: /^Actions for/ })
    .click();
  expect(await members.page.getByRole('menuitem').allInnerTexts()).toEqual(['Open details']);
  await members.page.keyboard.press('Escape');

  await members.select('Dr. Elena Markou', address);
  await members.batch.getByRole('button', { name: 'Disable' }).click();
  await members.confirm('Disable 2 users?', 'Disable');
  await members.page.getByText("1 of 2 couldn't be disabled.").waitFor();
  await members.page
    .getByRole('alert')
    .getByText(/needs at least one active administrator/)
    .waitFor();
  await members.row(address).getByText('Disabled').waitFor();
  await members.batch.getByText('1 selected').waitFor();

  await members.batch.getByRole('button', { name: 'Delete' }).click();
  await members.confirm('Delete Dr. Elena Markou?', 'Delete');
  await members.proveIdentity();
  await members.page.getByText("1 of 1 couldn't be deleted.").waitFor();
  expect(stage.computer.requestsTo(deleteMembers.path)).toBeGreaterThan(0);
  await members.row('Dr. Elena Markou').getByText('Activated').waitFor();
});
