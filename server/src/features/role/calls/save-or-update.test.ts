import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import type { InputOf } from '@archway/contract/core/call';
import { saveRole } from '@archway/contract/role/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { grant } from '../../../testing/people.ts';
import { makeRole, openClinic } from '../role.fixtures.ts';

const site = await openSite();
const clinic = await openClinic(site);

const save = (input: InputOf<typeof saveRole>, accessToken = clinic.token) =>
  site.call(saveRole, input, { accessToken });

test('makes a role that holds nothing, with a code from its name', async () => {
  const { code, data } = await save({ name: '  Prothetik & Ästhetik ', scope: 'own' });
  expect(code).toBe(CODES.ok);
  expect(data).toEqual({
    roleId: data.roleId,
    code: 'prothetik-asthetik',
    name: 'Prothetik & Ästhetik',
    scope: 'own',
    isDefault: false,
    isProtected: false,
    memberCount: 0,
    menuIds: [],
    createdAt: data.createdAt,
    updatedAt: data.updatedAt,
  });
  const left = await rowsAs(
    site.owner,
    clinic.orgId,
    `select o.name, a.actor from outbox o, audit a where o.payload->>'roleId' = $1 and a.object = $1`,
    [data.roleId],
  );
  expect(left).toEqual([{ name: 'role.made', actor: clinic.administrator.userCode }]);
});

test('an edit keeps the code, and the scope if it names none', async () => {
  const made = await makeRole(site, clinic.token, 'Night shift');
  await save({ roleId: made.roleId, name: 'Night shift', scope: 'own' });
  const { data } = await save({ roleId: made.roleId, name: 'Late shift' });
  expect(data).toMatchObject({ code: 'night-shift', name: 'Late shift', scope: 'own' });
});

test('a name is used once in an organization, whatever its case, and elsewhere again', async () => {
  const made = await makeRole(site, clinic.token, 'Hygiene');
  expect(await save({ name: 'HYGIENE' })).toMatchObject({
    code: CODES.roleNameTaken,
    msg: 'This name is already in use.',
  });
  const other = await makeRole(site, clinic.token);
  expect((await save({ roleId: other.roleId, name: 'hygiene' })).code).toBe(CODES.roleNameTaken);
  expect((await save({ roleId: made.roleId, name: 'hygiene' })).code).toBe(CODES.ok);
  const elsewhere = await openClinic(site);
  expect((await save({ name: 'Hygiene' }, elsewhere.token)).code).toBe(CODES.ok);
});

test('of one name at once one is made; like names get different codes', async () => {
  const same = await Promise.all([save({ name: 'Twins' }), save({ name: 'twins' }), save({ name: 'TWINS' })]);
  expect(same.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([
    CODES.ok,
    CODES.roleNameTaken,
    CODES.roleNameTaken,
  ]);
  const like = await Promise.all([save({ name: 'Front office' }), save({ name: 'Front-office' })]);
  expect(like.map(({ data }) => data.code).toSorted()).toEqual(['front-office', 'front-office-2']);
});

test('neither the own role nor one that holds more is edited', async () => {
  expect((await save({ roleId: await clinic.roleId('clinic-admin'), name: 'X' })).code).toBe(CODES.ownRole);
  const { limited, limitedToken } = clinic;
  await grant(site, limited, 'roleList.save');
  const edit = async (code: string) =>
    (await save({ roleId: await clinic.roleId(code), name: 'Y' }, limitedToken)).code;
  expect(await edit('dentist')).toBe(CODES.ownRole);
  expect(await edit('clinic-admin')).toBe(CODES.roleProtected);
  await grant(site, { ...limited, roleCode: 'assistant' }, 'userManagement.delete');
  expect(await edit('assistant')).toBe(CODES.exceedsOwnPermissions);
});

test('who sees only own work makes no role that sees everything', async () => {
  const { orgId, limited, limitedToken } = await openClinic(site);
  await grant(site, limited, 'roleList.save');
  await rowsAs(
    site.owner,
    orgId,
    `update role set scope = 'own' where org_id = app_org() and code = 'dentist'`,
  );
  expect((await save({ name: 'All', scope: 'organization' }, limitedToken)).code).toBe(
    CODES.exceedsOwnPermissions,
  );
  expect((await save({ name: 'Some' }, limitedToken)).data.scope).toBe('own');
});

test('a role of another organization is as little found as none', async () => {
  const other = await openClinic(site);
  const theirs = await makeRole(site, other.token, 'Theirs');
  const [foreign, missing] = [
    await save({ roleId: theirs.roleId, name: 'Mine' }),
    await save({ roleId: randomUUID(), name: 'Mine' }),
  ];
  expect(missing.code).toBe(CODES.notFound);
  expect(foreign).toEqual(missing);
});

test.each([{ name: ' ' }, { name: 'x'.repeat(65) }, { name: 'X', scope: 'all' as 'own' }])(
  '%j is refused',
  async (input) => {
    expect((await save(input)).code).toBe(CODES.invalidInput);
  },
);
