import { seedCastPartners } from '@archway/cast/partners';
import { someStl } from '@archway/server/testing/meshes';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTenantRows } from '../harness/tenant-rows.ts';
import { choose, DESK, walk, walkSights, type Sight } from './language-walk.ts';
import { MembersPage } from './members-page.ts';
import { RolesPage } from './roles-page.ts';
import { ScansPage } from './scans-page.ts';
import { castMember } from './sign-in-page.ts';
import { useStage } from './stage.ts';
import { ViewerPage } from './viewer-page.ts';

const stage = useStage({ worker: true });

/** Everything is opened in English; the walk then changes the language of what is open. */
async function open(name: string, path: string) {
  const { page, shell } = await stage.openTab();
  await page.setViewportSize(DESK);
  await shell.signInAs(name);
  await choose(page, 'en');
  await shell.open(path);
  return { page, shell };
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Walks the dialog or drawer that has just been opened, and closes it. */
async function walkDialog(page: Page, what: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect.soft(await walk(page), what).toEqual([]);
  expect(await dialog.isVisible(), `${what} is still open`).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

/** Opens the menu of the first row and chooses from it. */
async function act(page: Page, action: string): Promise<void> {
  await press(page, /^Actions for/);
  await page.getByRole('menuitem', { name: action }).click();
}

beforeAll(async () => {
  const tenants = await openTenantRows(stage.site);
  const { orgId } = castMember('elena.markou');
  await tenants.rows(
    orgId,
    `insert into contact (org_id, id, user_name, email)
     values (app_org(), gen_random_uuid(), 'Nina Lund', 'nina@lund.example')`,
  );
  await tenants.rows(
    orgId,
    `insert into dentist (org_id, id, name) values (app_org(), gen_random_uuid(), 'Dr. Nina Lund')`,
  );
  await tenants.close();
});

test('a case without files', { timeout: 300_000 }, async () => {
  const { page, shell } = await open('amara.cole', '/case-management');
  await press(page, 'New case');
  await walkDialog(page, 'new case');
  await new ScansPage(page).make('Amelia Hart');
  await shell.at(/^\/case-management\/detail\//);
  expect.soft(await walk(page), 'the case').toEqual([]);
  await press(page, 'Edit case');
  await walkDialog(page, 'rename case');
  await page.keyboard.press('?');
  await walkDialog(page, 'keyboard help');
});

test('a prescription and its templates', { timeout: 400_000 }, async () => {
  const { page, shell } = await open('elena.markou', '/case-management');
  await new ScansPage(page).make('Amelia Hart');
  await shell.open(new URL(page.url()).pathname.replace('/detail/', '/prescription/'));
  await page.getByRole('checkbox', { name: /^36,/ }).click();
  await press(page, 'Crown');
  await page.getByLabel('Implant', { exact: true }).selectOption({ index: 1 });
  expect.soft(await walk(page, [DESK]), 'a crown on an implant').toEqual([]);
  await press(page, 'Save as template');
  // A phone only reads prescriptions.
  expect.soft(await walk(page, [DESK]), 'save as template').toEqual([]);
  await page.getByRole('dialog').getByRole('textbox').first().fill('Crown');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await shell.open('/case-management/templates');
  await page.getByRole('row').nth(1).waitFor();
  expect.soft(await walk(page), 'templates').toEqual([]);
});

test('partners, a profile, a question and the bell', { timeout: 400_000 }, async () => {
  await seedCastPartners(stage.site.db);
  const { page } = await open('marek.nowak', '/partner');
  await page.getByRole('row').filter({ hasText: 'Harbour Street Dental' }).waitFor();
  expect.soft(await walk(page), 'partners').toEqual([]);
  await act(page, 'End partnership');
  await walkDialog(page, 'end partnership');
  await act(page, 'See profile');
  await walkDialog(page, 'profile');
  await page.getByRole('tab').nth(1).click();
  await press(page, /^Canceled and rejected/);
  await page.getByText('Praxis Feld & Partner').waitFor();
  expect.soft(await walk(page), 'to be confirmed').toEqual([]);
  await press(page, 'Notifications');
  expect.soft(await walk(page), 'bell').toEqual([]);
});

test('the files, notes and tools of a case', { timeout: 600_000 }, async () => {
  const { page, shell } = await open('lewis.reid', '/case-management');
  const cases = new ScansPage(page);
  const viewer = new ViewerPage(page);
  await cases.make('Amelia Hart');
  await shell.at(/^\/case-management\/detail\//);
  await cases.choose(
    ...['upper.stl', 'lower.stl', 'notes.docx'].map((name) => ({ name, buffer: someStl() })),
  );
  for (const name of ['upper.stl', 'lower.stl']) await cases.ready(name);
  await viewer.full();
  await press(page, 'Details of upper.stl');
  const [files, notes] = [page.getByRole('tab').nth(1), page.getByRole('tab').nth(2)];
  const tools = ['measure', 'section', 'margin', 'annotate', 'contacts', 'compare'].map(
    (name, place): Sight => {
      const tool = page.getByRole('toolbar').getByRole('button').nth(place);
      return { name, open: () => tool.click(), close: () => tool.click() };
    },
  );
  const remove: Sight = {
    name: 'remove',
    open: async () => {
      await files.click();
      await page.getByRole('tabpanel').locator('[aria-haspopup=menu]').first().click();
      await page.getByRole('menuitem').last().click();
      await page.getByRole('dialog').waitFor();
    },
    close: async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  };
  const sights = [{ name: 'notes', open: () => notes.click() }, ...tools, remove];
  expect.soft(await walkSights(page, sights)).toEqual([]);
  expect.soft(await walk(page), 'files').toEqual([]);
});

describe('drawers and dialogs of a list', () => {
  test('users', { timeout: 240_000 }, async () => {
    const { page } = await open('elena.markou', '/account/users');
    const members = new MembersPage(page);
    await members.openInvitation();
    await page.getByRole('dialog').getByRole('textbox').first().fill('nina@nowhere.example, nobody, ');
    expect.soft(await walk(page), 'invite people').toEqual([]);
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Discard this invitation?' });
    await question.waitFor();
    expect.soft(await walk(page), 'discard the invitation').toEqual([]);
    await question.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await members.act('Lewis Reid', 'Delete');
    await walkDialog(page, 'delete');
    await members.row('Lewis Reid').click();
    await walkDialog(page, 'a member');
  });

  test('roles', { timeout: 240_000 }, async () => {
    const { page } = await open('elena.markou', '/account/roles');
    const roles = new RolesPage(page);
    await roles.newRole.click();
    await walkDialog(page, 'new role');
    await roles.make('Night shift');
    await roles.screen('Cases').check();
    expect.soft(await walk(page), 'role editor with changes').toEqual([]);
    await roles.button('Save role').click();
    await walkDialog(page, 'confirm who one is');
    await press(page, 'Discard changes');
    await roles.button('Delete role').click();
    await walkDialog(page, 'delete a role');
  });

  test.each([
    ['/own-space/contacts', 'Add contact', 'Save contact'],
    ['/own-space/dentist-management', 'Add dentist', 'Save dentist'],
  ])('%s', { timeout: 180_000 }, async (path, add, save) => {
    const { page } = await open('elena.markou', path);
    await page.getByText('Nina Lund').first().waitFor();
    expect.soft(await walk(page), 'the list').toEqual([]);
    await press(page, add);
    // With the words about what is missing.
    await press(page, save);
    await walkDialog(page, add);
    await act(page, 'Delete');
    await walkDialog(page, 'delete');
  });
});
