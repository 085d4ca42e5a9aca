import { allCalls, allMenus } from '@archway/contract';
import type { MenuSpec } from '@archway/contract/menu/menu-spec';
import { DEFAULT_ROLES, ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { makeOrganization } from '../../testing/people.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';
import { bringMenu } from './bring-menu.ts';

const entry: MenuSpec = {
  id: 'recycleBin.test',
  name: 'saveCase',
  titleEn: 'Entry',
  permission: 'test:record:read',
  orgTypes: [ORGANIZATION_TYPE.clinic, ORGANIZATION_TYPE.lab],
  startsWith: ['dentist'],
  position: 1_000,
};

let site: TestSite;
let owner: Kysely<unknown>;
beforeAll(async () => {
  site = await openTestSite();
  const pool = new pg.Pool({ connectionString: site.owner.options.connectionString, max: 1 });
  owner = new Kysely({ dialect: new PostgresDialect({ pool }) });
});
afterAll(async () => {
  await bringMenu(owner);
  await owner.destroy();
  await site.close();
});

const holdersOf = async (orgId: string, id: string) =>
  (
    await rowsAs<{ code: string }>(
      site.owner,
      orgId,
      `select r.code from role_menu g join role r on r.org_id = g.org_id and r.id = g.role_id
       where g.org_id = app_org() and g.menu_id = $1 order by 1`,
      [id],
    )
  ).map(({ code }) => code);

test('a new menu entry is granted once to the roles it names, in existing organizations, and to no other role', async () => {
  const clinic = await makeOrganization(site);
  const lab = await makeOrganization(site, ORGANIZATION_TYPE.lab);
  await bringMenu(owner, [...allMenus, entry]);
  expect(await holdersOf(clinic.orgId, entry.id)).toEqual(['dentist']);
  expect(await holdersOf(lab.orgId, entry.id)).toEqual([]);

  await rowsAs(site.owner, clinic.orgId, 'delete from role_menu where org_id = app_org() and menu_id = $1', [
    entry.id,
  ]);
  await bringMenu(owner, [...allMenus, { ...entry, titleEn: 'Other words' }]);
  expect(await holdersOf(clinic.orgId, entry.id)).toEqual([]);
  // A later organization starts with it.
  expect(await holdersOf((await makeOrganization(site)).orgId, entry.id)).toEqual(['dentist']);
});

test('a menu entry that was disabled and held by all roles is granted only to the roles it names once enabled', async () => {
  await bringMenu(owner, [...allMenus, { ...entry, isOff: true }]);
  const { orgId } = await makeOrganization(site);
  await rowsAs(
    site.owner,
    orgId,
    `insert into role_menu (org_id, role_id, menu_id) select org_id, id, $1 from role where org_id = app_org() and not protected`,
    [entry.id],
  );
  await bringMenu(owner, [...allMenus, entry]);
  expect(await holdersOf(orgId, entry.id)).toEqual(['dentist']);
});

test('a menu entry that the contract no longer lists is disabled and stays with its roles', async () => {
  const { orgId } = await makeOrganization(site);
  await bringMenu(owner, allMenus);
  const { rows } = await site.owner.query('select status from menu_entry where id = $1', [entry.id]);
  expect(rows).toEqual([{ status: 0 }]);
  expect(await holdersOf(orgId, 'caseManagement')).toEqual(['assistant', 'dentist']);
});

test('roles, parents and permissions named by menu entries exist', () => {
  const ids = new Set(allMenus.map(({ id }) => id));
  expect(ids.size).toBe(allMenus.length);
  const asked = new Set<string>(allCalls.map(({ access }) => access));
  for (const { parent, permission, startsWith = [], orgTypes } of allMenus) {
    if (parent !== undefined) expect(ids).toContain(parent);
    if (permission !== undefined) expect(asked).toContain(permission);
    const seeded = orgTypes.flatMap((type) => DEFAULT_ROLES[type].map(({ code }) => code));
    expect(seeded).toEqual(expect.arrayContaining([...startsWith]));
  }
});
