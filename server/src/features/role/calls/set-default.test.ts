import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { setDefaultRole } from '@archway/contract/role/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { grant } from '../../../testing/people.ts';
import { makeRole, openClinic } from '../role.fixtures.ts';

const site = await openSite();
const clinic = await openClinic(site);

const choose = (roleId: string, accessToken = clinic.token) =>
  site.call(setDefaultRole, { roleId }, { accessToken });
const defaults = async () =>
  (
    await rowsAs<{ id: string }>(
      site.owner,
      clinic.orgId,
      'select id from role where org_id = app_org() and is_default',
    )
  ).map(({ id }) => id);

test('one role is the default, the one chosen last', async () => {
  const { roleId } = await makeRole(site, clinic.token);
  const { code, data } = await choose(roleId);
  expect([code, data.isDefault]).toEqual([CODES.ok, true]);
  expect(await defaults()).toEqual([roleId]);
  expect((await choose(roleId)).code).toBe(CODES.ok);
  expect(await defaults()).toEqual([roleId]);
});

test('of many chosen at once one is the default', async () => {
  const made = [];
  for (let i = 0; i < 4; i += 1) made.push(await makeRole(site, clinic.token));
  const answers = await Promise.all(made.map(({ roleId }) => choose(roleId)));
  expect(answers.map(({ code }) => code)).toEqual([CODES.ok, CODES.ok, CODES.ok, CODES.ok]);
  expect((await defaults()).length).toBe(1);
});

test('never the protected one, nor one that holds more than the caller', async () => {
  expect((await choose(await clinic.roleId('clinic-admin'))).code).toBe(CODES.roleProtected);
  const { limited, limitedToken } = clinic;
  const assistant = await clinic.roleId('assistant');
  expect((await choose(assistant, limitedToken)).code).toBe(CODES.noPerm);
  await grant(site, limited, 'roleList.setDefault');
  await grant(site, { ...limited, roleCode: 'assistant' }, 'roleList.allot');
  expect((await choose(assistant, limitedToken)).code).toBe(CODES.exceedsOwnPermissions);
  expect((await choose(await clinic.roleId('dentist'), limitedToken)).code).toBe(CODES.ok);
});

test('a role of another organization is as little found as none', async () => {
  const other = await openClinic(site);
  const before = await defaults();
  const [foreign, missing] = [await choose(await other.roleId('dentist')), await choose(randomUUID())];
  expect(missing.code).toBe(CODES.notFound);
  expect(foreign).toEqual(missing);
  expect(await defaults()).toEqual(before);
});
