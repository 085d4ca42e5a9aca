import { listCases } from '@archway/contract/case/calls';
import { CODES } from '@archway/contract/codes';
import { listContacts, saveContact } from '@archway/contract/contact/calls';
import { listDentists, saveDentist } from '@archway/contract/dentist/calls';
import { listByPage as listMembers } from '@archway/contract/member/calls';
import { listRolesByPage, saveRole } from '@archway/contract/role/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { addMembers, changeMember, makeOrganization, signIn, type TestPerson } from '../../testing/people.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';

const NAMES = ['Zoë', 'émile', 'Ödön', 'Adam'];
const SORTED = ['Adam', 'émile', 'Ödön', 'Zoë'];

let site: TestSite;
let administrator: TestPerson;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
  const made = await makeOrganization(site);
  [administrator] = made.people;
  accessToken = await signIn(site, administrator);
  for (const name of NAMES) {
    await rowsAs(
      site.owner,
      made.orgId,
      `insert into patient_case (org_id, id, code, name, created_by) values (app_org(), gen_random_uuid(), $1, $1, $2)`,
      [name, administrator.userCode],
    );
    await site.call(
      saveContact,
      { userName: name, email: `${name.length}${NAMES.indexOf(name)}@b.example` },
      { accessToken },
    );
    await site.call(saveDentist, { name }, { accessToken });
    await site.call(saveRole, { name }, { accessToken });
    const [member] = await addMembers(site, made.orgId, ['assistant']);
    if (member !== undefined) await changeMember(site, member, `display_name = '${name}'`);
  }
});
afterAll(() => site.close());

interface Asked {
  sort?: string;
  keyword?: string;
  cursor?: string;
  pageSize?: number;
}
interface Answered {
  names: string[];
  next: string | null;
  total: number;
  code: number;
}

async function ask(
  call:
    | typeof listCases
    | typeof listContacts
    | typeof listDentists
    | typeof listMembers
    | typeof listRolesByPage,
  input: Asked,
): Promise<Answered> {
  const { code, data } = await site.call(call, input as never, { accessToken });
  if (code !== CODES.ok) return { names: [], next: null, total: 0, code };
  const { list, next, total } = data as {
    list: { name?: string; userName?: string; displayName?: string }[];
    next: string | null;
    total: number;
  };
  const names = list
    .map(({ name, userName, displayName }) => name ?? userName ?? displayName ?? '')
    .filter((name) => NAMES.includes(name));
  return { names, next, total, code };
}

const LISTS = [
  ['cases', listCases, 'name'],
  ['contacts', listContacts, 'userName'],
  ['dentists', listDentists, 'name'],
  ['roles', listRolesByPage, 'name'],
  ['members', listMembers, 'displayName'],
] as const;

test.each(LISTS)(
  '%s are sorted by name regardless of case and accents, in both directions, across pages',
  async (_, call, name) => {
    expect((await ask(call, { sort: name })).names).toEqual(SORTED);
    expect((await ask(call, { sort: `-${name}` })).names).toEqual(SORTED.toReversed());
    const seen = [];
    let cursor: string | null | undefined;
    do {
      const page = await ask(call, { sort: name, pageSize: 2, ...(cursor ? { cursor } : {}) });
      seen.push(...page.names);
      cursor = page.next;
    } while (cursor !== null);
    expect(seen).toEqual(SORTED);
  },
);

test.each(LISTS)('a search of %s ignores accents and case', async (_, call, name) => {
  expect((await ask(call, { keyword: 'ODON', sort: name })).names).toEqual(['Ödön']);
  expect((await ask(call, { keyword: 'zoe' })).names).toEqual(['Zoë']);
  expect((await ask(call, { keyword: 'Émil' })).names).toEqual(['émile']);
  expect(await ask(call, { keyword: '%' })).toMatchObject({ names: [], total: 0 });
});

test.each(LISTS)(
  'a list of %s refuses a cursor of another sort order and an invalid one',
  async (_, call, name) => {
    const { next } = await ask(call, { sort: name, pageSize: 2 });
    expect((await ask(call, { cursor: next ?? '' })).code).toBe(CODES.invalidInput);
    const made = (value: string) =>
      Buffer.from(JSON.stringify(['-createdAt', value, administrator.userCode, 1])).toString('base64url');
    for (const cursor of ['x', made('2026-02-31 00:00:00.000001+00'), made('now'), made('\u0000')])
      expect((await ask(call, { cursor })).code).toBe(CODES.invalidInput);
  },
);

test('a list of cases can be filtered by status', async () => {
  await rowsAs(
    site.owner,
    administrator.orgId,
    `update patient_case set state = 'ordered' where name = 'Adam'`,
  );
  const { data } = await site.call(listCases, { states: ['ordered'] }, { accessToken });
  expect([data.list.map(({ name }) => name), data.total]).toEqual([['Adam'], 1]);
});
