import { CAST_PASSWORD } from '@archway/cast/organizations';
import { saveMember } from '@archway/contract/member/calls';
import { allotRolePermission, listRolesByPage, saveRole } from '@archway/contract/role/calls';
import type { Role } from '@archway/contract/role/model';
import { describe, expect, test } from 'vitest';
import { openComputer, type Tab } from '../harness/browser.ts';
import { waitFor } from '../harness/wait.ts';
import { openChannelsOf } from './channels.ts';
import { RolesPage } from './roles-page.ts';
import { ShellPage } from './shell-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';

const stage = useStage({ worker: true });

/** So long may an open page take to follow a change of its rights. */
const SOON = 5_000;
const ROLES = '/account/roles';

async function openRoles(name: string): Promise<Tab & { shell: ShellPage; roles: RolesPage }> {
  const tab = await stage.openTab();
  await tab.shell.signInAs(name);
  await tab.shell.open(ROLES);
  const roles = new RolesPage(tab.page);
  await roles.list.waitFor();
  return { ...tab, roles };
}

async function roleNamed(tab: Tab, name: string): Promise<Role> {
  const { data } = await tab.call(listRolesByPage.path, { keyword: name });
  const { list } = data as { list: Role[] };
  const role = list.find((one) => one.name === name);
  if (role === undefined) throw new Error(`no role is called ${name}`);
  return role;
}

/** Signs in on a computer of its own, and waits until pushes arrive there. */
async function signInElsewhere(name: string) {
  const computer = await openComputer(stage.browser, stage.site.origin);
  const tab = await computer.openTab();
  const channels = openChannelsOf(tab.page);
  const shell = new ShellPage(tab.page);
  await shell.signInAs(name);
  await waitFor('the system channel', () => channels.now().includes('/ws/system'), { within: 30_000 });
  return { ...tab, computer, shell, roles: new RolesPage(tab.page) };
}

describe('a role', () => {
  test('is made, ticked and given; its holder’s open page follows every change within seconds', async () => {
    const admin = await openRoles('elena.markou');
    await admin.roles.make('Night desk');
    // A button brings its screen along.
    await admin.roles.action('Role Management', 'Create and edit').check();
    const half = admin.page.locator(':indeterminate');
    expect(await admin.roles.screen('Role Management').and(half).count()).toBe(1);
    await admin.roles.changes.getByText('Role Management: Create and edit').waitFor();
    await admin.roles.preview.getByText('Users, hidden').waitFor();
    await admin.roles.screen('Users').check();
    expect(await admin.roles.action('Users', 'Disable').isChecked()).toBe(true);
    expect(await admin.roles.preview.getByText('Users, hidden').count()).toBe(0);
    await admin.roles.action('Users', 'Disable').uncheck();
    await admin.roles.save({ password: CAST_PASSWORD });

    const { roleId, menuIds } = await roleNamed(admin, 'Night desk');
    expect(menuIds).toContain('userManagement.enable');
    expect(menuIds).not.toContain('userManagement.disable');

    const desk = await signInElsewhere('amara.cole');
    const place = desk.shell.navigation.getByRole('link', { name: 'Role Management' });
    expect(await place.count()).toBe(0);
    const { userCode } = castMember('amara.cole');
    expect((await admin.call(saveMember.path, { userCode, roleId })).failure).toBeUndefined();
    await place.waitFor({ timeout: SOON });
    await place.click();
    await desk.roles.newRole.waitFor();
    await admin.roles.list.getByText('1 person').first().waitFor();

    await admin.roles.action('Role Management', 'Create and edit').uncheck();
    await admin.roles.save();
    await desk.roles.newRole.waitFor({ state: 'detached', timeout: SOON });
    // The page itself stays, and so does its reader.
    await desk.roles.list.waitFor();
    await desk.shell.account('amara.cole').waitFor();

    await admin.roles.action('Role Management', 'Create and edit').check();
    await admin.roles.save();
    await desk.roles.newRole.waitFor({ timeout: SOON });

    await admin.roles.screen('Role Management').click();
    await admin.roles.screen('Role Management').uncheck();
    await admin.roles.save();
    await place.waitFor({ state: 'detached', timeout: SOON });
    await desk.page.getByText("You don't have permission to access this page.").waitFor();
    await desk.computer.context.close();
  });

  test('keeps what was ticked when the password question is given up, and when a name is taken', async () => {
    const { roles, page } = await openRoles('elena.markou');
    await roles.make('Evening desk');
    await roles.screen('Users').check();
    await roles.button('Save role').click();
    await roles.dialog.getByLabel('Password', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await roles.dialog.waitFor({ state: 'detached' });
    expect(await roles.screen('Users').isChecked()).toBe(true);
    await roles.changes.getByText('Users: Enable').waitFor();
    await roles.save({ password: CAST_PASSWORD });

    await roles.make('Morning desk');
    const name = page.getByLabel('Role name');
    await name.fill('Evening desk');
    await roles.button('Save role').click();
    await page.getByText('This name is already in use.').waitFor();
    expect(await name.inputValue()).toBe('Evening desk');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await name.fill('');
    await page.getByText('Enter a role name.').waitFor();
    expect(await roles.button('Save role').isDisabled()).toBe(true);
    await name.fill('Early desk');
    await page.getByText('Own work only').click();
    await roles.save();
    await roles.editor('Early desk').waitFor();
  });

  test('is duplicated with what it holds, becomes the default, and is deleted only when nobody needs it', async () => {
    const tab = await openRoles('elena.markou');
    const { roles, page } = tab;
    await roles.make('Reception');
    await roles.screen('Users').check();
    await roles.save({ password: CAST_PASSWORD });
    await roles.button('Duplicate').click();
    await roles.button('Create role').click();
    await roles.editor('Reception (copy)').waitFor();
    await roles.changes.getByText('No changes.').waitFor();
    const [source, copy] = [await roleNamed(tab, 'Reception'), await roleNamed(tab, 'Reception (copy)')];
    expect(copy.menuIds).toEqual(source.menuIds);

    await page.getByRole('checkbox', { name: 'Default for new accounts' }).check();
    await roles.save();
    await roles.button('Delete role').click();
    await roles.dialog.getByText(/New accounts get this role/).waitFor();
    await page.keyboard.press('Escape');

    await roles.choose('Dentist');
    await roles.button('Delete role').click();
    await roles.dialog.getByText(/still has this role/).waitFor();
    await page.keyboard.press('Escape');

    await roles.choose('Reception No one');
    await roles.editor('Reception').waitFor();
    await roles.button('Delete role').click();
    await roles.dialog.getByRole('button', { name: 'Delete role' }).click();
    await page.getByText('Reception was deleted.').first().waitFor();
    expect(await roles.list.getByRole('button', { name: /^Reception No one/ }).count()).toBe(0);
  });

  test('of administrators is only to be read', async () => {
    const { roles, page } = await openRoles('elena.markou');
    await roles.choose('Administrator');
    await page.getByText(/has every permission/).waitFor();
    expect(await roles.screen('Users').isDisabled()).toBe(true);
    expect(await roles.button('Save role').count()).toBe(0);
    expect(await roles.button('Delete role').count()).toBe(0);
  });
});

describe('changes that are not saved', () => {
  test('are asked about before another role, another page, or the way back', async () => {
    const { roles, page, shell } = await openRoles('elena.markou');
    // By links, so that there is something to go back to within the page.
    await shell.navigation.getByRole('link', { name: 'My Info' }).click();
    await shell.at('/own-space/configuration');
    await shell.navigation.getByRole('link', { name: 'Role Management' }).click();
    await roles.make('Weekend desk');
    const box = roles.screen('Users');
    await box.check();
    for (const go of [
      () => roles.choose('Dentist'),
      () => shell.navigation.getByRole('link', { name: 'My Info' }).click(),
      () => page.evaluate('history.back()'),
    ]) {
      await go();
      await roles.dialog.getByText('Leave without saving?').waitFor();
      await page.keyboard.press('Escape');
      await roles.dialog.waitFor({ state: 'detached' });
      await shell.at(ROLES);
      expect(await box.isChecked()).toBe(true);
    }
    await shell.navigation.getByRole('link', { name: 'My Info' }).click();
    await roles.dialog.getByRole('button', { name: 'Discard changes' }).click();
    await shell.at('/own-space/configuration');
    await shell.navigation.getByRole('link', { name: 'Role Management' }).click();
    await roles.editor('Weekend desk').waitFor();
    expect(await box.isChecked()).toBe(false);
  });

  test('outlast a window made narrow, where the editor says that it is for the desktop', async () => {
    const { roles, page } = await openRoles('elena.markou');
    await roles.make('Holiday desk');
    await roles.screen('Users').check();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('Edit roles on a larger screen').waitFor();
    await page.getByText('Your changes are kept while this page is open.').waitFor();
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await roles.screen('Users').isChecked()).toBe(true);
  });
});

test('what one does not hold cannot be given, and one’s own role cannot be changed', async () => {
  const admin = await openRoles('elena.markou');
  const made = await admin.call(saveRole.path, { name: 'Team lead' });
  const { roleId } = made.data as Role;
  // The first call about permissions asks for the password.
  const allotted = admin.call(allotRolePermission.path, {
    roleId,
    menuIds: ['userManagement.enable', 'roleList.save', 'roleList.allot'],
  });
  await admin.roles.givePassword();
  expect((await allotted).failure).toBeUndefined();
  const { userCode } = castMember('lewis.reid');
  await admin.call(saveMember.path, { userCode, roleId });

  const lead = await signInElsewhere('lewis.reid');
  await lead.shell.open(ROLES);
  await lead.roles.choose('Team lead');
  await lead.page.getByText('This is your own role.').waitFor();
  expect(await lead.roles.screen('Users').isDisabled()).toBe(true);

  await lead.roles.make('Trainee');
  const disable = lead.roles.action('Users', 'Disable');
  expect(await disable.isDisabled()).toBe(true);
  expect(await disable.getAttribute('title')).toBe("You don't have this yourself");
  await lead.roles.action('Users', 'Enable').check();
  expect(await lead.roles.button('Delete role').count()).toBe(0);
  await lead.computer.context.close();
});
