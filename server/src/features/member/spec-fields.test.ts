import { UserInfo } from '@archway/contract/account/model';
import { info } from '@archway/contract/account/calls';
import { listUserMenu } from '@archway/contract/menu/calls';
import { listRolesByPage } from '@archway/contract/role/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../testing/people.ts';

/** Where a field of the specification is presented, and in which column it is stored. */
interface Field {
  shown: string;
  /** `table.column` */
  stored: string;
}

/** Every field the specification lists, in its order and words. */
const USER: Record<string, Field> = {
  userCode: { shown: 'userCode', stored: 'member.user_code' },
  'login account': { shown: 'loginAccount', stored: 'member.login_account' },
  'display name': { shown: 'displayName', stored: 'member.display_name' },
  nickname: { shown: 'nickname', stored: 'member.nickname' },
  avatar: { shown: 'avatar', stored: 'member.avatar_file' },
  gender: { shown: 'gender', stored: 'member.gender' },
  phone: { shown: 'phone', stored: 'member.phone' },
  email: { shown: 'email', stored: 'member.email' },
  organization: { shown: 'organization', stored: 'member.org_id' },
  status: { shown: 'status', stored: 'member.activation' },
  'creation time': { shown: 'createdAt', stored: 'member.created_at' },
  'update time': { shown: 'updatedAt', stored: 'member.updated_at' },
  role: { shown: 'role', stored: 'member.role_id' },
  'message receiving type': { shown: 'messageReceivingType', stored: 'member.message_receiving_type' },
  toothNumberingSystem: { shown: 'toothNumberingSystem', stored: 'member.tooth_numbering_system' },
  language: { shown: 'language', stored: 'member.language' },
  theme: { shown: 'theme', stored: 'member.theme' },
  forceChangePassword: { shown: 'forceChangePassword', stored: 'member.force_change_password' },
  // A picture of the member's own dentist record.
  dentistSignature: { shown: 'dentistSignature', stored: 'dentist_signature.file_id' },
};
const ROLE: Record<string, Field> = {
  code: { shown: 'code', stored: 'role.code' },
  name: { shown: 'name', stored: 'role.name' },
  'menu permissions': { shown: 'menuIds', stored: 'role_menu.menu_id' },
  'default-role flag': { shown: 'isDefault', stored: 'role.is_default' },
};
const MENU_ENTRY: Record<string, Field> = {
  name: { shown: 'name', stored: 'menu_entry.name' },
  type: { shown: 'type', stored: 'menu_entry.type' },
  component: { shown: 'component', stored: 'menu_entry.component' },
  icon: { shown: 'icon', stored: 'menu_entry.icon' },
  path: { shown: 'path', stored: 'menu_entry.path' },
  status: { shown: 'status', stored: 'menu_entry.status' },
  showFlag: { shown: 'showFlag', stored: 'menu_entry.show_flag' },
  showAlways: { shown: 'showAlways', stored: 'menu_entry.show_always' },
  titleEn: { shown: 'titleEn', stored: 'menu_entry.title_en' },
  children: { shown: 'children', stored: 'menu_entry.parent_id' },
  apiPermissions: { shown: 'apiPermissions', stored: 'menu_entry.api_permissions' },
};

const site = await openSite();
const accessToken = await signIn(site, (await makeOrganization(site)).people[0]);

const shownOf = (fields: Record<string, Field>) => Object.values(fields).map(({ shown }) => shown);

test('every field of user, role and menu entry has its column', async () => {
  const { rows } = await site.owner.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const columns = rows.map(({ name }) => name);
  const stored = [USER, ROLE, MENU_ENTRY].flatMap((fields) =>
    Object.values(fields).map((field) => field.stored),
  );
  expect(stored.filter((column) => !columns.includes(column))).toEqual([]);
});

test('every field of a user is presented', async () => {
  const { data } = await site.call(info, {}, { accessToken });
  expect(Object.keys(data)).toEqual(expect.arrayContaining(shownOf(USER)));
  expect(Object.keys(UserInfo.shape)).toEqual(expect.arrayContaining(shownOf(USER)));
});

test('every field of a role is presented', async () => {
  const { data } = await site.call(listRolesByPage, {}, { accessToken });
  for (const role of data.list) expect(Object.keys(role)).toEqual(expect.arrayContaining(shownOf(ROLE)));
});

test('every field of a menu entry is presented, of children too', async () => {
  const { data } = await site.call(listUserMenu, {}, { accessToken });
  const child = data.flatMap(({ children }) => children)[0];
  for (const entry of [data[0], child])
    expect(Object.keys(entry ?? {})).toEqual(expect.arrayContaining(shownOf(MENU_ENTRY)));
});
