import { expect, test } from 'vitest';
import { openComputer } from '../harness/browser.ts';
import { mailsTo, nextMail } from '../harness/mail.ts';
import { MembersPage } from './members-page.ts';
import { PartnersPage } from './partners-page.ts';
import { PASSWORD, RegistrationPage } from './registration-page.ts';
import { ShellPage } from './shell-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });
const PUSHED = 15_000;
const addressOf = (name: string) => `${name}.${Date.now()}@invited.example`;

async function atPartners(name = 'elena.markou') {
  const computer = await openComputer(stage.browser, stage.site.origin);
  const { page, call } = await computer.openTab();
  const shell = new ShellPage(page);
  await shell.signInAs(name);
  const partners = new PartnersPage(page);
  await partners.open();
  const inviting = page.getByRole('region', { name: 'Invite by email' });
  const listed = page.getByRole('region', { name: 'Invitations', exact: true });
  return {
    page,
    call,
    shell,
    partners,
    inviting,
    rowOf: (email: string) => listed.getByRole('listitem').filter({ hasText: email }),
    invite: async (email: string, message = '') => {
      await inviting.getByLabel('Lab email').fill(email);
      await inviting.getByLabel('Message, optional').fill(message);
      await inviting.getByRole('button', { name: 'Send invitation' }).click();
    },
    close: () => computer.context.close(),
  };
}

/** From the step after the way on, to an account that is signed in. */
async function finish(shell: ShellPage, { name, email }: { name: string; email: string }): Promise<void> {
  const since = new Date();
  const form = new RegistrationPage(shell.page);
  await form.goOn();
  await form.chooseRegion();
  await form.fillOrganization(name);
  await form.goOn();
  await form.heading('Your account').waitFor();
  await shell.page.getByLabel('Display name').fill('Nina Ford');
  const address = shell.page.getByLabel('Work email');
  if ((await address.getAttribute('readonly')) === null) await address.fill(email);
  else expect(await address.inputValue()).toBe(email);
  await shell.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await shell.page.getByLabel('Confirm password').fill(PASSWORD);
  await form.goOn();
  await form.agree();
  await form.button('Register your lab').click();
  await form.heading('Check your email').waitFor();
  await shell.page.getByText('You and Harbour Street Dental become partners when you confirm.').waitFor();
  const mail = await nextMail(email, { since, subject: /^(?!.*invites).*$/ });
  await shell.open(new URL(mail.link).pathname);
  await shell.page.getByLabel('The password you chose when you registered').fill(PASSWORD);
  await form.button('Activate account').click();
  await shell.page.getByText('Your email address is confirmed.').waitFor();
  await shell.signInPage.enter(email, { password: PASSWORD });
}

async function openRegistration(): Promise<void> {
  await stage.site.asSite('update app_config set register_show_version = 1 where org_id = app_org()');
}

test('a lab invited by mail registers on a phone, and both are partners', { timeout: 180_000 }, async () => {
  await openRegistration();
  const clinic = await atPartners();
  const email = addressOf('hello');
  const since = new Date();
  await clinic.invite(email, 'We send about 10 cases a month');
  await clinic.page.getByText(`Invitation sent to ${email}.`).waitFor();
  await clinic.rowOf(email).getByText('Inviting').waitFor();
  const mail = await nextMail(email, { since });
  expect(mail.text).toContain('We send about 10 cases a month');
  await clinic.invite(email);
  await clinic.page.getByText('You already invited this lab.').waitFor();

  const guest = await stage.openTab();
  await guest.page.setViewportSize({ width: 390, height: 844 });
  const link = new URL(mail.link);
  await guest.shell.open(`${link.pathname}${link.search}`);
  await guest.page.getByText('You register a lab.').waitFor();
  await clinic.rowOf(email).getByText('Registering').waitFor({ timeout: PUSHED });
  await clinic.invite(email);
  await clinic.inviting.getByText('This lab is already registering.').waitFor();
  await finish(guest.shell, { name: 'Newcomer Lab', email });
  await clinic.partners.partner('Newcomer Lab').waitFor({ timeout: PUSHED });
  await clinic.rowOf(email).getByText('Invited', { exact: true }).waitFor({ timeout: PUSHED });
  await guest.shell.open('/partner-list-from-email');
  await guest.page.getByRole('tab', { name: /^To be Confirmed/, selected: true }).waitFor();
  await guest.page.getByRole('tab', { name: /^My Partner/ }).click();
  await guest.page.getByText('Harbour Street Dental').first().waitFor();
  await clinic.close();
});

test('each outcome says what to do next', { timeout: 120_000 }, async () => {
  const clinic = await atPartners();
  await clinic.invite('marek.nowak@kestrellab.example', 'Kept words');
  await clinic.inviting.getByText('This lab is already here.').waitFor();
  await clinic.inviting.getByRole('button', { name: 'Apply' }).waitFor();
  // What was typed outlives the page.
  await clinic.page.reload();
  await clinic.partners.open();
  expect(await clinic.inviting.getByLabel('Message, optional').inputValue()).toBe('Kept words');
  await clinic.invite('elena.markou@harbourstreet.example');
  await clinic.inviting.getByText("This address doesn't belong to a lab.").waitFor();
  await clinic.inviting.getByRole('button', { name: 'Open directory' }).click();
  await clinic.close();
});

test('resent, canceled and stopped: an old link says that it has expired', { timeout: 120_000 }, async () => {
  const clinic = await atPartners();
  const email = addressOf('lab');
  const first = new Date();
  await clinic.invite(email);
  const old = await nextMail(email, { since: first });
  const again = new Date();
  await clinic.rowOf(email).getByRole('button', { name: 'Resend' }).click();
  await clinic.page.getByText(`Invitation resent to ${email}.`).first().waitFor();
  const fresh = await nextMail(email, { since: again });
  const guest = await stage.openTab();
  const { search } = new URL(old.link);
  stage.expect(/./);
  await guest.shell.open(`/register${search}`);
  await guest.page.getByRole('heading', { name: 'The invitation has expired.' }).waitFor();
  await guest.page.getByRole('button', { name: 'Register without invitation' }).click();
  await guest.page.getByRole('radio', { name: 'With an invitation' }).waitFor();

  await clinic.rowOf(email).getByRole('button', { name: 'Cancel invitation' }).click();
  await clinic.partners.confirm(`Cancel the invitation to ${email}?`, 'Cancel invitation');
  await clinic.rowOf(email).getByText('Canceled').waitFor();
  const token = new URL(fresh.link).searchParams.get('invitation') ?? '';
  await guest.shell.open(`/no-more-invitations?token=${token}`);
  await guest.page.getByRole('button', { name: 'Stop invitations' }).click();
  await guest.page.getByText('This address gets no more invitations.').waitFor();
  const before = (await mailsTo(email)).length;
  await clinic.invite(email);
  await clinic.inviting.getByText("We can't invite this address.").waitFor();
  expect((await mailsTo(email)).length).toBe(before);
  await clinic.close();
});

test('who does not answer is reminded once, and after a week the invitation has expired', async () => {
  const clinic = await atPartners();
  const email = addressOf('quiet');
  const invited = new Date();
  await clinic.invite(email);
  const { link } = await nextMail(email, { since: invited });
  const waited = new Date();
  // Three days later, by the clock of the queue.
  await stage.site.asQueue(`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    from graphile_worker.jobs where task_identifier = 'partner.remindInvited'`);
  const reminder = await nextMail(email, { since: waited });
  expect(reminder.subject).toMatch(/^Reminder/);
  await clinic
    .rowOf(email)
    .getByText(/reminded/)
    .waitFor({ timeout: PUSHED });
  const guest = await stage.openTab();
  stage.expect(/./);
  await stage.site.shiftClock('8 days');
  for (const mailed of [link, reminder.link]) {
    await guest.shell.open(`/register${new URL(mailed).search}`);
    await guest.page.getByRole('heading', { name: 'The invitation has expired.' }).waitFor();
  }
  await stage.site.shiftClock('0 days');
  await clinic.close();
});

test('a code typed at registration makes partners', { timeout: 180_000 }, async () => {
  await openRegistration();
  const clinic = await atPartners();
  const code = await clinic.partners.makeCode();
  const guest = await stage.openTab();
  await guest.shell.open('/register');
  await guest.page.getByRole('radio', { name: 'With an invitation' }).check();
  await guest.page.getByLabel('Invitation code').fill(code);
  await guest.page.getByRole('button', { name: 'Check code' }).click();
  await guest.page.getByText('You register a lab.').waitFor();
  await finish(guest.shell, { name: 'Coded Lab', email: addressOf('coded') });
  await clinic.partners.partner('Coded Lab').waitFor({ timeout: PUSHED });
  await clinic.close();
});

test('who asked to join is answered on the list of users', { timeout: 120_000 }, async () => {
  const admin = await stage.openTab();
  await admin.shell.signInAs('elena.markou');
  await admin.shell.navigation.getByRole('link', { name: 'Users' }).click();
  const members = new MembersPage(admin.page);
  const [mona, eve] = [addressOf('mona'), addressOf('eve')];
  const asker = await openComputer(stage.browser, stage.site.origin);
  const { page } = await asker.openTab();
  const shell = new ShellPage(page);
  const since = new Date();
  for (const email of [mona, eve]) {
    await shell.open('/register');
    await page.getByRole('button', { name: 'Ask to join' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask to join your organization' });
    await dialog.getByLabel("Colleague's email address").fill('elena.markou@harbourstreet.example');
    await dialog.getByLabel('Name', { exact: false }).first().fill(email.split('.')[0]!);
    await dialog.getByLabel(/^(Your e|E)mail/).fill(email);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await dialog.getByText('Request sent.').waitFor();
  }
  const asked = admin.page.getByRole('region', { name: 'Asked to join' });
  const rowOf = (email: string) => asked.getByRole('listitem').filter({ hasText: email });
  await rowOf(mona).waitFor({ timeout: PUSHED });
  await rowOf(mona).getByRole('button', { name: 'Accept' }).click();
  await admin.page
    .getByRole('dialog', { name: 'Accept mona?' })
    .getByRole('button', { name: 'Send invitation' })
    .click();
  await members.row(mona).waitFor();
  expect((await nextMail(mona, { since })).link).toContain('/join/');
  await rowOf(eve).getByRole('button', { name: 'Decline' }).click();
  await admin.page
    .getByRole('dialog', { name: 'Decline eve?' })
    .getByRole('button', { name: 'Decline' })
    .click();
  await asked.waitFor({ state: 'detached' });
  expect((await nextMail(eve, { since })).subject).toBe('Your request to join Harbour Street Dental');
  await asker.context.close();
});
