import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { listAllMenu, listUserMenu } from '@archway/contract/menu/calls';
import { allotRolePermission } from '@archway/contract/role/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { addMembers, grant, signIn } from '../../../testing/people.ts';
import { makeRole, openClinic } from '../role.fixtures.ts';

const site = await openSite();
const clinic = await openClinic(site);

const allot = (roleId: string, menuIds: string[], accessToken = clinic.token) =>
  site.call(allotRolePermission, { roleId, menuIds }, { accessToken });
const heldBy = async (roleId: string) =>
  (
    await rowsAs<{ menu_id: string }>(
      site.owner,
      clinic.orgId,
      'select menu_id from role_menu where role_id = $1 order by menu_id',
      [roleId],
    )
  ).map(({ menu_id }) => menu_id);

test('gives entries with the screens they stand on, and takes what is left out', async () => {
  const { roleId } = await makeRole(site, clinic.token);
  const { code, data } = await allot(roleId, ['userManagement.enable', 'ownSpace']);
  expect(code).toBe(CODES.ok);
  const held = ['accountManagement', 'ownSpace', 'userManagement', 'userManagement.enable'];
  expect(data.menuIds.toSorted()).toEqual(held);
  expect(await heldBy(roleId)).toEqual(held);
  expect((await allot(roleId, ['ownSpace', 'ownSpace'])).data.menuIds).toEqual(['ownSpace']);
  expect((await allot(roleId, [])).data.menuIds).toEqual([]);
  const [noted] = await rowsAs(
    site.owner,
    clinic.orgId,
    `select detail from audit where call = 'user/role/allotRolePermission' and object = $1 order by at, id limit 1`,
    [roleId],
  );
  expect(noted).toEqual({
    detail: { added: 'userManagement.enable userManagement accountManagement ownSpace', removed: '' },
  });
});

test('what is switched off stays as it was', async () => {
  const { roleId, code } = await makeRole(site, clinic.token);
  await grant(site, { ...clinic.limited, roleCode: code }, 'dashboard', 'ownSpace');
  await allot(roleId, ['accountManagement']);
  expect(await heldBy(roleId)).toEqual(['accountManagement', 'dashboard']);
});

test('holders are told, keep their sessions and get the new menu; others are not told', async () => {
  const { roleId, code } = await makeRole(site, clinic.token);
  const [member] = await addMembers(site, clinic.orgId, ['dentist']);
  if (member === undefined) throw new Error('nobody was made');
  await rowsAs(site.owner, clinic.orgId, 'update member set role_id = $1 where user_code = $2', [
    roleId,
    member.userCode,
  ]);
  const theirs = await signIn(site, member);
  const menu = async () => JSON.stringify(await site.call(listUserMenu, {}, { accessToken: theirs }));
  expect(await menu()).not.toContain('userManagement.enable');
  await allot(roleId, ['userManagement.enable']);
  expect(await menu()).toContain('userManagement.enable');
  const [event] = await rowsAs(
    site.owner,
    clinic.orgId,
    `select payload from outbox where name = 'role.edited' and payload->>'roleId' = $1`,
    [roleId],
  );
  expect([code !== '', event]).toEqual([true, { payload: { roleId, userCodes: [member.userCode] } }]);
});

test('only entries of the own type and features are to be had', async () => {
  const { roleId } = await makeRole(site, clinic.token);
  await site.owner.query(
    `insert into menu_entry (id, type, name, title_en, org_types, feature, position) values
       ('lab.only', 1, 'x', 'x', '{3}', null, 99), ('print.only', 1, 'x', 'x', '{2}', 'THIRD_PRINT', 99)`,
  );
  for (const menuId of ['lab.only', 'print.only', 'dashboard', 'no such', "' or 1=1 --"]) {
    expect(await allot(roleId, ['ownSpace', menuId])).toMatchObject({
      code: CODES.invalidInput,
      data: { fields: ['menuIds'] },
    });
  }
  expect(await heldBy(roleId)).toEqual([]);
  const all = JSON.stringify(await site.call(listAllMenu, {}, { accessToken: clinic.token }));
  expect(all).not.toMatch(/lab\.only|print\.only|dashboard/);
  await site.owner.query(`delete from menu_entry where id in ('lab.only', 'print.only')`);
});

test('neither the own role nor the protected one, and only what the caller holds', async () => {
  const { limited, limitedToken } = clinic;
  expect((await allot(await clinic.roleId('clinic-admin'), [])).code).toBe(CODES.ownRole);
  const { roleId } = await makeRole(site, clinic.token);
  expect((await allot(roleId, [], limitedToken)).code).toBe(CODES.noPerm);
  await grant(site, limited, 'roleList.allot', 'roleList', 'userManagement');
  expect((await allot(await clinic.roleId('dentist'), ['ownSpace'], limitedToken)).code).toBe(CODES.ownRole);
  expect((await allot(await clinic.roleId('clinic-admin'), [], limitedToken)).code).toBe(CODES.roleProtected);
  expect((await allot(roleId, ['userManagement.enable'], limitedToken)).code).toBe(
    CODES.exceedsOwnPermissions,
  );
  expect((await allot(roleId, ['userManagement'], limitedToken)).code).toBe(CODES.ok);
  await allot(roleId, ['userManagement.enable']);
  // What one does not hold is not one's own to take either.
  expect((await allot(roleId, ['userManagement'], limitedToken)).code).toBe(CODES.exceedsOwnPermissions);
  expect((await allot(roleId, ['userManagement.enable', 'roleList'], limitedToken)).code).toBe(CODES.ok);
});

test('of two changes at once the later one is the whole truth', async () => {
  const { roleId } = await makeRole(site, clinic.token);
  const answers = await Promise.all([allot(roleId, ['userManagement']), allot(roleId, ['roleList'])]);
  expect(answers.map(({ code }) => code)).toEqual([CODES.ok, CODES.ok]);
  expect([
    ['accountManagement', 'userManagement'],
    ['accountManagement', 'roleList'],
  ]).toContainEqual(await heldBy(roleId));
});

test('a role of another organization is as little found as none, and identity is asked for', async () => {
  const other = await openClinic(site);
  const [foreign, missing] = [await allot(await other.roleId('dentist'), []), await allot(randomUUID(), [])];
  expect(missing.code).toBe(CODES.notFound);
  expect(foreign).toEqual(missing);
  const unverified = await signIn(site, clinic.administrator);
  expect((await allot(randomUUID(), [], unverified)).code).toBe(CODES.resetPasswordNeedVerify);
});

test('what administrators alone hold cannot be given, nor is it offered', async () => {
  const { roleId } = await makeRole(site, clinic.token);
  expect((await allot(roleId, ['partner'])).code).not.toBe(CODES.ok);
  expect(await heldBy(roleId)).toEqual([]);
  const { data } = await site.call(listAllMenu, {}, { accessToken: clinic.token });
  expect(JSON.stringify(data)).not.toContain('"partner"');
  expect(JSON.stringify(await site.call(listUserMenu, {}, { accessToken: clinic.token }))).toContain(
    '"partner"',
  );
});
