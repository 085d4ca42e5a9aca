import { CODES } from '@archway/contract/codes';
import { deleteMembers } from '@archway/contract/member/calls';
import { expect, test } from 'vitest';
import { nextMail } from '../harness/mail.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { MembersPage } from './members-page.ts';
import { registerOrganization } from './register-organization.ts';
import { PASSWORD, RegistrationPage } from './registration-page.ts';
import { RolesPage } from './roles-page.ts';
import { useStage } from './stage.ts';

/** The harness leaves out a site's own recheck of open sockets. */
const stage = useStage({ worker: true, settings: { LIVE_RECHECK_MS: '3000' } });
const SOON = 5_000;
const addressOf = (name: string) => `${name}.${Date.now()}@newcomers.example`;

test('a clinic joins, completes its profile, invites two people, and decides who can do what', async () => {
  const since = new Date();
  const [nina, mona, theo] = [addressOf('nina'), addressOf('mona'), addressOf('theo')];
  const admin = await stage.openTab();
  const { page, shell } = admin;
  const form = new RegistrationPage(page);
  await registerOrganization(stage, shell, { way: 'clinic', name: 'Newcomer Dental', email: nina });

  // What is missing is said before anything is typed, with the way to it.
  const members = new MembersPage(page);
  await shell.navigation.getByRole('link', { name: 'Users' }).click();
  const drawer = await members.openInvitation();
  await drawer.getByRole('link', { name: "Representative's name, phone, and email" }).click();
  await shell.at('/own-space/organisation-info');
  await page.getByLabel("Representative's name").fill('Nina Ford');
  await page.getByLabel('Phone').fill('+49 30 901820');
  await page.getByLabel('Email', { exact: true }).fill('office@newcomers.example');
  await form.button('Save changes').click();
  await page.getByText('Organization saved.').first().waitFor();

  const roles = new RolesPage(page);
  await shell.navigation.getByRole('link', { name: 'Role Management' }).click();
  await roles.make('Practice manager');
  for (const action of ['Invite and edit', 'Disable', 'Delete']) await roles.action('Users', action).check();
  await roles.save({ password: PASSWORD });

  await shell.navigation.getByRole('link', { name: 'Users' }).click();
  // The page was kept as it was left.
  await drawer.getByText('Some information is missing.').waitFor({ state: 'detached' });
  await members.sendInvitation(drawer, mona, { role: 'Practice manager' });
  await members.said('1 invitation sent.');
  await members.invite(theo, { role: 'Dentist' });
  await members.row(theo).waitFor();
  const manager = await acceptInvitation(stage, { link: await linkTo(mona, since), name: mona });
  const dentist = await acceptInvitation(stage, { link: await linkTo(theo, since), name: theo });

  // Each sees their own menu and buttons.
  await manager.shell.at('/account/users');
  const itsMembers = new MembersPage(manager.shell.page);
  const invite = itsMembers.button('Invite people');
  await invite.waitFor();
  expect(await manager.shell.places()).toEqual(['Users', 'My Info']);
  expect(await dentist.shell.places()).toEqual(['Cases', 'Templates', 'Orders', 'My Info']);
  await dentist.shell.open('/account/users');
  await dentist.shell.page.getByText("You don't have permission to access this page.").waitFor();

  // Who may disable and delete does so within the own role only: nothing of it is offered for an administrator.
  expect(await itsMembers.actionsFor('Nina Ford')).not.toContain('Disable');
  // The last administrator stays.
  const { userCode } = (await admin.call('user/info')).data as { userCode: string };
  expect((await admin.call(deleteMembers.path, { ids: [userCode] })).data).toMatchObject({
    list: [{ id: userCode, code: CODES.lastAdministrator }],
  });

  // A permission that is taken away takes its button away, on the page that is open, and nobody is signed out.
  await shell.navigation.getByRole('link', { name: 'Role Management' }).click();
  await roles.choose('Practice manager');
  await roles.action('Users', 'Invite and edit').uncheck();
  await roles.save();
  await invite.waitFor({ state: 'detached', timeout: SOON });
  await manager.shell.at('/account/users');
  await itsMembers.row('Nina Ford').waitFor();

  // A disabled member is out, whatever page is open.
  await shell.navigation.getByRole('link', { name: 'Users' }).click();
  await members.act(theo, 'Disable');
  await members.confirm(/^Disable/, 'Disable');
  await dentist.shell.signInPage.form.waitFor({ timeout: SOON });

  await manager.computer.context.close();
  await dentist.computer.context.close();
}, 120_000);

async function linkTo(address: string, since: Date): Promise<string> {
  const { link } = await nextMail(address, { since, subject: /Newcomer Dental/ });
  return link;
}
