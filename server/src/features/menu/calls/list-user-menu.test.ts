import { CODES } from '@archway/contract/codes';
import { listUserMenu } from '@archway/contract/menu/calls';
import { MENU_KEYS, type MenuEntry } from '@archway/contract/menu/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { grant, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { DENTIST_STARTS_WITH } from '../../../testing/seeded-rights.ts';

const site = await openSite();
const [administrator, dentist] = (await makeOrganization(site)).people;

const menuOf = async (person: TestPerson) =>
  (await site.call(listUserMenu, {}, { accessToken: await signIn(site, person) })).data;

/** `a(b c)` for an entry with two children, so that a tree can be compared at a glance. */
const outline = (entries: readonly MenuEntry[]): string =>
  entries.map(({ id, children }) => (children.length === 0 ? id : `${id}(${outline(children)})`)).join(' ');
const OWN_SPACE = [
  'editOrganization',
  'closeOrganization',
  'contacts',
  'editContact',
  'deleteContact',
  'editDentist',
  'deleteDentist',
]
  .map((button) => `ownSpace.${button}`)
  .join(' ');
/** What a dentist starts with, as an outline. */
const startOf = (screen: string): string =>
  `${screen}(${DENTIST_STARTS_WITH.filter((id) => id.startsWith(`${screen}.`)).join(' ')})`;
const CASES = startOf('caseManagement');
const ORDERS = startOf('orders');
const USERS =
  'userManagement(userManagement.enable userManagement.disable userManagement.save userManagement.resetPassword userManagement.delete)';
const ROLES = 'roleList(roleList.save roleList.allot roleList.setDefault roleList.delete)';

test('an administrator sees every entry that is switched on', async () => {
  expect(outline(await menuOf(administrator))).toBe(
    `${CASES} ${ORDERS} partner accountManagement(${USERS} ${ROLES}) ownSpace(${OWN_SPACE})`,
  );
});

test('an entry says what the page and the button need', async () => {
  const [, , , account] = await menuOf(administrator);
  expect(account).toMatchObject({ type: 1, component: null, showAlways: true, titleEn: 'Account' });
  const [users] = account?.children ?? [];
  expect({ ...users, children: [] }).toEqual({
    id: 'userManagement',
    name: 'userManagement',
    type: 1,
    component: 'member-list',
    icon: 'user',
    path: '/account/users',
    status: 1,
    showFlag: true,
    showAlways: false,
    titleEn: 'Users',
    permission: 'member:record:read',
    apiPermissions: ['user/listByPage', 'user/getUserDetail', 'user/role/list'],
    children: [],
  });
  expect(users?.children[0]).toMatchObject({ type: 2, path: null, permission: 'member:record:enable' });
});

test('a member sees what the role holds, a button of a screen not held included', async () => {
  expect(outline(await menuOf(dentist))).toBe(`${CASES} ${ORDERS} accountManagement ownSpace`);
  await grant(site, dentist, 'userManagement.disable');
  expect(outline(await menuOf(dentist))).toBe(
    `${CASES} ${ORDERS} accountManagement userManagement.disable ownSpace`,
  );
  await grant(site, dentist, 'userManagement');
  expect(outline(await menuOf(dentist))).toBe(
    `${CASES} ${ORDERS} accountManagement(userManagement(userManagement.disable)) ownSpace`,
  );
});

/** Adds an entry to the site's menu for the time of a test. */
async function withEntry(
  id: string,
  columns: Record<string, string>,
  work: () => Promise<void>,
): Promise<void> {
  const all = {
    type: '1',
    name: `'${id}'`,
    title_en: `'${id}'`,
    org_types: `'{2}'`,
    position: '99',
    ...columns,
  };
  await site.owner.query(
    `insert into menu_entry (id, ${Object.keys(all).join(', ')}) values ('${id}', ${Object.values(all).join(', ')})`,
  );
  await work();
  await site.owner.query('delete from menu_entry where id = $1', [id]);
}

test('what is switched off is hidden from everybody, what is only not shown is there', async () => {
  await withEntry('off', { status: '0' }, async () => {
    expect(outline(await menuOf(administrator))).not.toContain('off');
  });
  await withEntry('silent', { show_flag: 'false' }, async () => {
    expect((await menuOf(administrator)).at(-1)).toMatchObject({ id: 'silent', showFlag: false });
  });
});

test('an entry of a feature is there while the organization has the feature', async () => {
  const setFeatures = (features: string) =>
    rowsAs(
      site.owner,
      administrator.orgId,
      `update organization set features = $1 where org_id = app_org()`,
      [features],
    );
  await withEntry('printing', { feature: `'THIRD_PRINT'` }, async () => {
    expect(outline(await menuOf(administrator))).not.toContain('printing');
    await setFeatures('{THIRD_PRINT}');
    expect(outline(await menuOf(administrator))).toContain('printing');
    await setFeatures('{TREATMENTS}');
    expect(outline(await menuOf(administrator))).not.toContain('printing');
  });
});

test('an entry of one type of organization is not in the menu of another', async () => {
  const [labAdministrator] = (await makeOrganization(site, ORGANIZATION_TYPE.lab)).people;
  await withEntry('chairs', {}, async () => {
    expect(outline(await menuOf(administrator))).toContain('chairs');
    expect(outline(await menuOf(labAdministrator))).not.toContain('chairs');
  });
});

/** Screens that the specification has no key for. */
const OWN_SCREENS = ['templates'];

test("the site's menu has every key of the specification", async () => {
  const { rows } = await site.owner.query<{ name: string }>('select name from menu_entry where type = 1');
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...MENU_KEYS, ...OWN_SCREENS].toSorted());
});

test('nobody sees it without a session', async () => {
  expect((await site.call(listUserMenu, {})).code).toBe(CODES.sessionUnknown);
});
