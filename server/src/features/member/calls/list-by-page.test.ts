import { CODES } from '@archway/contract/codes';
import type { InputOf } from '@archway/contract/core/call';
import { listByPage } from '@archway/contract/member/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import {
  addMembers,
  changeMember,
  grant,
  makeOrganization,
  signIn,
  type TestPerson,
} from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let orgId: string;
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
let everybody: string[];
beforeAll(async () => {
  site = await openTestSite();
  const made = await makeOrganization(site);
  ({ orgId } = made);
  [administrator, dentist] = made.people;
  // Six at the very same moment, as an import makes them, and a stranger who must never be seen.
  const later = await addMembers(
    site,
    orgId,
    Array.from({ length: 6 }, () => 'assistant'),
  );
  await makeOrganization(site);
  everybody = [...made.people, ...later].map(({ userCode }) => userCode);
  accessToken = await signIn(site, administrator);
});
afterAll(() => site.close());

const list = (input: InputOf<typeof listByPage>, token = accessToken) =>
  site.call(listByPage, input, { accessToken: token });

async function walk(pageSize: number): Promise<string[][]> {
  const pages: string[][] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { data } = await list({ pageSize, ...(cursor === '' ? {} : { cursor }) });
    pages.push(data.list.map(({ userCode }) => userCode));
    expect([data.total, data.totalIsExact]).toEqual([9, true]);
    cursor = data.next;
  }
  return pages;
}

test('shows the whole organization, newest first, and nobody else', async () => {
  const { code, data } = await list({});
  expect(code).toBe(CODES.ok);
  expect(data.list.map(({ userCode }) => userCode).toSorted()).toEqual(everybody.toSorted());
  expect(data).toMatchObject({ total: 9, totalIsExact: true, next: null });
  const times = data.list.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
  const shown = data.list.find(({ userCode }) => userCode === dentist.userCode);
  expect(shown).toEqual({
    userCode: dentist.userCode,
    loginAccount: dentist.account,
    displayName: `The ${dentist.account}`,
    email: dentist.email,
    phone: '',
    gender: null,
    status: 1,
    role: { roleId: shown?.role.roleId, code: 'dentist', name: 'dentist', isAdministrator: false },
    canManage: true,
    createdAt: shown?.createdAt,
    updatedAt: shown?.updatedAt,
  });
});

test.each([
  [1, 9],
  [4, 3],
  [9, 1],
  [100, 1],
])('the cursor leads through pages of %i: everybody once, in the same order', async (size, count) => {
  const pages = await walk(size);
  expect(pages.length).toBe(count);
  const whole = (await list({})).data.list.map(({ userCode }) => userCode);
  expect(pages.flat()).toEqual(whole);
});

test('page numbers lead to the same pages', async () => {
  const pages = await walk(4);
  for (const [i, page] of pages.entries()) {
    const { data } = await list({ pageNum: i + 1, pageSize: 4 });
    expect(data.list.map(({ userCode }) => userCode)).toEqual(page);
    expect(data.next === null).toBe(i === 2);
  }
  expect((await list({ pageNum: 4, pageSize: 4 })).data).toMatchObject({ list: [], total: 9, next: null });
});

test('somebody who joins between two pages moves nobody on the next one', async () => {
  const whole = (await list({})).data.list.map(({ userCode }) => userCode);
  const { next } = (await list({ pageSize: 4 })).data;
  const [newcomer] = await addMembers(site, orgId, ['assistant']);
  const second = await list({ pageSize: 4, cursor: next ?? '' });
  expect(second.data.list.map(({ userCode }) => userCode)).toEqual(whole.slice(4, 8));
  await rowsAs(site.owner, orgId, 'delete from member where user_code = $1', [newcomer?.userCode]);
});

test.each([
  '',
  'x',
  '2026-11-15T00:00:00.000000Z',
  '9999-99-99T99:99:99.000000Z 0197a000-0000-7000-8000-00000000000a',
  '2026-02-31T00:00:00.000000Z 0197a000-0000-7000-8000-00000000000a',
  '2026-11-15T00:00:00.000000Z ------------------------------------',
])('a cursor of %j is none of ours', async (text) => {
  const { code, data } = await list({ cursor: Buffer.from(text).toString('base64url') });
  expect({ code, data }).toEqual({ code: CODES.invalidInput, data: { fields: ['cursor'] } });
});

test.each([
  ['ÅSA', 1],
  ['sa 100%_\\ strom', 1],
  ['100x_', 0],
  ['%', 1],
  ['_', 1],
  ['DENTIST@', 1],
  ['dentist.', 1],
  ['no such name', 0],
  ['  ', 9],
])('the keyword %j finds %i by name, account or address', async (keyword, found) => {
  await changeMember(site, dentist, `display_name = 'Åsa 100%_\\ Strom'`);
  const { data } = await list({ keyword });
  expect([data.list.length, data.total]).toEqual([found, found]);
  if (found === 1) expect(data.list[0]?.userCode).toBe(dentist.userCode);
});

test('the status filters', async () => {
  const others = everybody.filter((code) => code !== dentist.userCode);
  await changeMember(site, dentist, 'activation = 2');
  const codes = async (status: number) =>
    (await list({ status })).data.list.map(({ userCode }) => userCode).toSorted();
  expect(await codes(2)).toEqual([dentist.userCode]);
  expect(await codes(1)).toEqual(others.toSorted());
  expect(await codes(0)).toEqual([]);
  expect((await list({ status: 2, keyword: administrator.account })).data.total).toBe(0);
  await changeMember(site, dentist, 'activation = 1');
});

test('the role filters, beside state and keyword, and only among the own roles', async () => {
  const codes = async (input: InputOf<typeof listByPage>) => {
    const { data } = await list(input);
    expect(data.total).toBe(data.list.length);
    return data.list.map(({ userCode }) => userCode);
  };
  expect(await codes({ roleCode: 'dentist' })).toEqual([dentist.userCode]);
  expect((await codes({ roleCode: 'assistant' })).length).toBe(7);
  expect(await codes({ roleCode: 'dentist', keyword: 'dentist' })).toEqual([dentist.userCode]);
  expect(await codes({ roleCode: 'dentist', keyword: administrator.account })).toEqual([]);
  expect(await codes({ roleCode: 'dentist', status: 2 })).toEqual([]);
  expect(await codes({ roleCode: 'lab-admin' })).toEqual([]);
  const first = await list({ roleCode: 'assistant', pageSize: 4 });
  const second = await list({ roleCode: 'assistant', pageSize: 4, cursor: first.data.next ?? '' });
  expect([first.data.list.length, second.data.list.length, second.data.next]).toEqual([4, 3, null]);
});

test('beyond ten thousand the total is a lower bound', async () => {
  const { orgId: large, people } = await makeOrganization(site);
  await rowsAs(
    site.owner,
    large,
    `insert into member (org_id, user_code, login_account, email, display_name, role_id)
     select m.org_id, gen_random_uuid(), 'many' || i, i || '@many.example', 'Many', m.role_id
     from member m, generate_series(1, 10000) i where m.user_code = $1`,
    [people[0].userCode],
  );
  const token = await signIn(site, people[0]);
  expect((await list({ pageSize: 1 }, token)).data).toMatchObject({ total: 10_000, totalIsExact: false });
  expect((await list({ pageSize: 1, keyword: 'many1 1@' }, token)).data.total).toBe(1);
});

test('a member needs the permission', async () => {
  const token = await signIn(site, dentist);
  expect(await list({}, token)).toMatchObject({ code: CODES.noPerm, data: null });
  await grant(site, dentist, 'userManagement');
  expect((await list({}, token)).data.total).toBe(9);
});

test.each([
  { pageNum: 0 },
  { pageSize: 0 },
  { pageSize: 101 },
  { status: 3 },
  { roleCode: '' },
  { keyword: 'x'.repeat(65) },
])('%j is refused', async (input) => {
  expect((await list(input)).code).toBe(CODES.invalidInput);
});
