import { CODES } from '@archway/contract/codes';
import type { InputOf } from '@archway/contract/core/call';
import { listRolesByPage } from '@archway/contract/role/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeMember } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';
import { DENTIST_STARTS_WITH } from '../../../testing/seeded-rights.ts';
import { makeRole, openClinic, type Clinic } from '../role.fixtures.ts';

let site: TestSite;
let clinic: Clinic;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await openClinic(site);
  await openClinic(site);
  for (const name of ['Hygiene 100%', 'Night_shift']) await makeRole(site, clinic.token, name);
});
afterAll(() => site.close());

const list = (input: InputOf<typeof listRolesByPage> = {}, accessToken = clinic.token) =>
  site.call(listRolesByPage, input, { accessToken });
const codesOf = async (input: InputOf<typeof listRolesByPage>) =>
  (await list(input)).data.list.map(({ code }) => code);

test('shows the roles of the organization, newest first, with what they hold and by how many', async () => {
  const { data } = await list();
  expect(data).toMatchObject({ total: 5, totalIsExact: true, next: null });
  expect(data.list.slice(0, 2).map(({ code }) => code)).toEqual(['night-shift', 'hygiene-100']);
  const shown = new Map(data.list.map((role) => [role.code, role]));
  expect(shown.get('dentist')).toMatchObject({
    memberCount: 1,
    menuIds: [...DENTIST_STARTS_WITH, 'accountManagement', 'ownSpace'],
    isProtected: false,
  });
  expect(shown.get('clinic-admin')?.menuIds).toContain('roleList.allot');
  await changeMember(site, clinic.limited, 'deleted_at = app_now()');
  expect((await list({ keyword: 'dentist' })).data.list[0]?.memberCount).toBe(0);
  await changeMember(site, clinic.limited, 'deleted_at = null');
});

test.each([1, 2, 4, 5])('the cursor leads through pages of %i: each once, in order', async (pageSize) => {
  const whole = await codesOf({});
  const seen: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { data } = await list({ pageSize, ...(cursor === '' ? {} : { cursor }) });
    expect(data.total).toBe(5);
    seen.push(...data.list.map(({ code }) => code));
    cursor = data.next;
  }
  expect(seen).toEqual(whole);
  const second = await codesOf({ pageNum: 2, pageSize });
  expect(second).toEqual(whole.slice(pageSize, 2 * pageSize));
});

test.each([
  ['100%', ['hygiene-100']],
  ['%', ['hygiene-100']],
  ['NIGHT_', ['night-shift']],
  ['clinic-', ['clinic-admin']],
  ['nothing', []],
])('the keyword %j finds %j', async (keyword, found) => {
  expect(await codesOf({ keyword })).toEqual(found);
  expect((await list({ keyword })).data.total).toBe(found.length);
});

test('a strange cursor is refused, and a member needs the permission', async () => {
  expect(await list({ cursor: 'x' })).toMatchObject({
    code: CODES.invalidInput,
    data: { fields: ['cursor'] },
  });
  expect((await list({}, clinic.limitedToken)).code).toBe(CODES.noPerm);
});
