import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { saveMember } from '@archway/contract/member/calls';
import { deleteRoles } from '@archway/contract/role/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { grant } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';
import { makeRole, openClinic, type Clinic } from '../role.fixtures.ts';

let site: TestSite;
let clinic: Clinic;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await openClinic(site);
});
afterAll(() => site.close());

const remove = async (ids: string[], accessToken = clinic.token) =>
  (await site.call(deleteRoles, { ids }, { accessToken })).data.list.map(({ code }) => code);
const exists = async (roleId: string) =>
  (await rowsAs(site.owner, clinic.orgId, 'select from role where id = $1', [roleId])).length === 1;

test('deletes roles nobody holds, with event and audit row, and answers for each', async () => {
  const made = await makeRole(site, clinic.token);
  const other = await openClinic(site);
  const theirs = await makeRole(site, other.token);
  const asked = [
    made.roleId,
    await clinic.roleId('clinic-admin'),
    await clinic.roleId('assistant'),
    await clinic.roleId('dentist'),
    theirs.roleId,
    randomUUID(),
  ];
  expect(await remove(asked)).toEqual([
    CODES.ok,
    CODES.roleProtected,
    CODES.roleProtected,
    CODES.roleInUse,
    CODES.notFound,
    CODES.notFound,
  ]);
  expect(await exists(made.roleId)).toBe(false);
  const left = await rowsAs(
    site.owner,
    clinic.orgId,
    `select o.payload, a.detail from outbox o, audit a where o.name = 'role.deleted' and a.call = 'user/role/delByIds'`,
  );
  expect(left).toEqual([{ payload: { roleId: made.roleId }, detail: { deleted: made.roleId } }]);
});

test('a role that only deleted members held may go', async () => {
  const { roleId } = await makeRole(site, clinic.token);
  await rowsAs(
    site.owner,
    clinic.orgId,
    `insert into member (org_id, user_code, login_account, email, display_name, role_id, activation, deleted_at)
     values (app_org(), gen_random_uuid(), 'gone', 'gone@gone.example', 'Gone', $1, 2, app_now())`,
    [roleId],
  );
  expect(await remove([roleId])).toEqual([CODES.ok]);
});

test('a role is deleted or given, not both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { roleId } = await makeRole(site, clinic.token);
    const email = `${randomUUID()}@invited.example`;
    const [[deleted], { code: invited }] = await Promise.all([
      remove([roleId]),
      site.call(saveMember, { email, roleId }, { accessToken: clinic.token }),
    ]);
    const outcomes = [deleted, invited];
    expect([
      [CODES.ok, CODES.notFound],
      [CODES.roleInUse, CODES.ok],
    ]).toContainEqual(outcomes);
    expect(await exists(roleId)).toBe(deleted !== CODES.ok);
  }
});

test('one that holds more than the caller stays', async () => {
  const { roleId, code } = await makeRole(site, clinic.token);
  const { limited, limitedToken } = clinic;
  await grant(site, limited, 'roleList.delete');
  await grant(site, { ...limited, roleCode: code }, 'roleList.allot');
  expect(await remove([roleId], limitedToken)).toEqual([CODES.exceedsOwnPermissions]);
  await grant(site, limited, 'roleList.allot');
  expect(await remove([roleId], limitedToken)).toEqual([CODES.ok]);
});
