import { randomUUID } from 'node:crypto';
import type { CallSpec } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { saveMember } from '@archway/contract/member/calls';
import { allotRolePermission, saveRole } from '@archway/contract/role/calls';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { addMembers, grant, signInVerified, type TestPerson } from '../../testing/people.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';
import { makeRole, openClinic, type Clinic } from './role.fixtures.ts';

/** Callers with a few rights, of whom none makes more calls than one may in an hour. */
const CALLERS = 20;
const BODIES = 2_000;
const SEED = 20261115;
const AT_ONCE = 4;
/** What they hold of users and roles; nothing else may be given on by them. */
const HELD = ['accountManagement', 'userManagement', 'userManagement.save', 'roleList', 'roleList.save'];
const ALLOT = 'roleList.allot';

let site: TestSite;
let clinic: Clinic;
let callers: { person: TestPerson; token: string }[];
let foreign: { orgId: string; userCode: string; roleId: string };
const ids: { users: string[]; roles: string[]; entries: string[] } = { users: [], roles: [], entries: [] };

beforeAll(async () => {
  site = await openTestSite();
  clinic = await openClinic(site);
  const other = await openClinic(site);
  foreign = { orgId: other.orgId, userCode: other.limited.userCode, roleId: await other.roleId('dentist') };
  await grant(site, clinic.limited, ...HELD, ALLOT);
  const people = await addMembers(
    site,
    clinic.orgId,
    Array.from({ length: CALLERS }, () => 'dentist'),
  );
  const [victim] = await addMembers(site, clinic.orgId, ['assistant']);
  callers = [];
  for (const person of people)
    callers.push({ person, token: await signInVerified(site, person, clinic.administrator) });
  const spare = await makeRole(site, clinic.token, 'Spare');
  const strong = await makeRole(site, clinic.token, 'Strong');
  await grant(site, { ...clinic.limited, roleCode: strong.code }, 'userManagement.delete');
  ids.users = [clinic.administrator, clinic.limited, victim ?? clinic.limited, ...people.slice(0, 3)]
    .map(({ userCode }) => userCode)
    .concat(foreign.userCode, randomUUID());
  ids.roles = [
    ...(await Promise.all(['clinic-admin', 'dentist', 'assistant'].map((code) => clinic.roleId(code)))),
    spare.roleId,
    strong.roleId,
    foreign.roleId,
    randomUUID(),
  ];
  const { rows } = await site.owner.query<{ id: string }>('select id from menu_entry');
  ids.entries = [...rows.map(({ id }) => id), 'no such entry', '*'];
}, 60_000);
afterAll(() => site.close());

/** Fields that a body of ours has, with values that may be somebody else's, and fields that are none of theirs. */
const known = () => ({
  userCode: fc.constantFrom(...ids.users),
  roleId: fc.constantFrom(...ids.roles),
  displayName: fc.string({ maxLength: 70 }),
  phone: fc.string({ maxLength: 10 }),
  gender: fc.constantFrom(1, 2, 3),
  email: fc.uuid().map((name) => `${name}@fuzz.example`),
  name: fc.oneof(fc.string({ maxLength: 70 }), fc.constantFrom('Spare', 'clinic-admin')),
  scope: fc.constantFrom('own', 'organization', '*'),
  menuIds: fc.array(fc.constantFrom(...ids.entries), { maxLength: 6 }),
});
const smuggled = {
  companyCode: fc.uuid(),
  orgId: fc.uuid(),
  org_id: fc.uuid(),
  status: fc.constantFrom(0, 1, 2),
  activation: fc.constantFrom(0, 1, 2),
  forceChangePassword: fc.boolean(),
  passwordHash: fc.string(),
  isProtected: fc.boolean(),
  protected: fc.boolean(),
  isDefault: fc.boolean(),
  permissions: fc.constant(['*:*:*']),
  role: fc.constantFrom('clinic-admin'),
  __proto__x: fc.constant('x'),
};

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  [saveMember.path]: ['userCode', 'roleId', 'displayName', 'phone', 'gender', 'email'],
  [saveRole.path]: ['roleId', 'name', 'scope'],
  [allotRolePermission.path]: ['roleId', 'menuIds'],
};

/** Mostly bodies of the right form, so that they get as far as the rules; one in four has something more. */
function bodies(call: CallSpec) {
  const all: Record<string, fc.Arbitrary<unknown>> = known();
  const own = Object.fromEntries(
    (FIELDS[call.path] ?? []).map((field) => [field, all[field] ?? fc.constant(0)]),
  );
  const requiredKeys = call === saveMember ? [] : Object.keys(own).filter((field) => field !== 'scope');
  const plain = fc.record(own, { requiredKeys });
  const more = fc.record({ ...all, ...smuggled }, { requiredKeys: [] });
  return fc.tuple(plain, more, fc.integer({ min: 0, max: 19 })).map(([{ roleId, ...body }, extra, dice]) => ({
    call,
    // Now and then without a role: a new one is made. Not more often, since each is there for all that follow.
    body: { ...(dice < 5 ? extra : {}), ...(dice === 19 ? {} : { roleId }), ...body },
  }));
}

/** Everything about rights that there is, of every organization. */
async function rights() {
  const read = (orgId: string, query: string) => rowsAs<Record<string, unknown>>(site.owner, orgId, query);
  const { orgId } = clinic;
  return {
    members: await read(
      orgId,
      `select m.user_code, r.code as role, m.activation, m.force_change_password, m.password_hash, m.deleted_at,
         m.login_account, m.email_verified from member m join role r on r.id = m.role_id
       where m.org_id = app_org() order by 1`,
    ),
    roles: await read(
      orgId,
      'select id, code, protected, is_default, scope from role where org_id = app_org() order by 1',
    ),
    held: await read(orgId, 'select role_id, menu_id from role_menu where org_id = app_org() order by 1, 2'),
  };
}
type Rights = Awaited<ReturnType<typeof rights>>;

/** The other organization's, to the last column. */
const foreignRows = () =>
  rowsAs<Record<string, unknown>>(
    site.owner,
    foreign.orgId,
    `select to_jsonb(m) as row from member m where org_id = app_org()
     union all select to_jsonb(r) from role r where org_id = app_org()
     union all select to_jsonb(g) from role_menu g where org_id = app_org() order by 1`,
  );

/** What went wrong: rights somebody has now that no caller could give, or that no caller could take. */
function wrongsOf(before: Rights, after: Rights): string[] {
  const holds = (state: Rights, roleId: unknown) =>
    state.held.filter(({ role_id }) => role_id === roleId).map(({ menu_id }) => String(menu_id));
  const mine = new Set(holds(before, roleIdByCode(before, 'dentist')));
  const wrongs: string[] = [];
  for (const role of before.roles) {
    const now = after.roles.find(({ id }) => id === role['id']);
    if (JSON.stringify({ ...now, scope: '' }) !== JSON.stringify({ ...role, scope: '' }))
      wrongs.push(`role ${String(role['code'])} is another`);
  }
  for (const role of after.roles) {
    const [had, has] = [holds(before, role['id']), holds(after, role['id'])];
    const changed = [...has.filter((id) => !had.includes(id)), ...had.filter((id) => !has.includes(id))];
    const beyond = changed.filter((id) => !mine.has(id));
    if (beyond.length > 0) wrongs.push(`${String(role['code'])} changed by ${beyond.join(' ')}`);
    if (['clinic-admin', 'dentist'].includes(String(role['code'])) && changed.length > 0)
      wrongs.push(`${String(role['code'])} was given ${changed.join(' ')}`);
  }
  const fixed = ['clinic-admin', 'strong'];
  for (const member of before.members) {
    const now = after.members.find(({ user_code }) => user_code === member['user_code']);
    const [was, is] = [String(member['role']), String(now?.['role'])];
    if (was !== is && (fixed.includes(was) || fixed.includes(is))) wrongs.push(`${was} became ${is}`);
    if (JSON.stringify({ ...now, role: '' }) !== JSON.stringify({ ...member, role: '' }))
      wrongs.push(`a member is another: ${JSON.stringify(now)}`);
  }
  for (const member of after.members) {
    if (before.members.some(({ user_code }) => user_code === member['user_code'])) continue;
    if (member['activation'] !== 0 || fixed.includes(String(member['role'])))
      wrongs.push(`somebody was invited as ${JSON.stringify(member)}`);
  }
  return wrongs;
}

const roleIdByCode = (state: Rights, code: string): unknown =>
  state.roles.find((role) => role['code'] === code)?.['id'];

test('two thousand bodies by callers with few rights give nobody what the caller does not have', async () => {
  const sample = fc.sample(fc.oneof(bodies(saveMember), bodies(saveRole), bodies(allotRolePermission)), {
    numRuns: BODIES,
    seed: SEED,
  });
  const before = await rights();
  const elsewhere = await foreignRows();
  const outcomes = new Map<number, number>();
  const ask = async ({ call, body }: (typeof sample)[number], i: number) => {
    const accessToken = callers[i % CALLERS]?.token ?? '';
    const { code } = await site.call(call, body, { accessToken, address: `10.9.0.${i % CALLERS}` });
    outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
  };
  // A few at a time, so that they also meet.
  for (let i = 0; i < BODIES; i += AT_ONCE)
    await Promise.all(sample.slice(i, i + AT_ONCE).map((one, j) => ask(one, i + j)));
  expect(wrongsOf(before, await rights())).toEqual([]);
  expect(await foreignRows()).toEqual(elsewhere);
  // It went as far as each rule, and nothing broke.
  for (const code of [
    CODES.ok,
    CODES.invalidInput,
    CODES.notFound,
    CODES.exceedsOwnPermissions,
    CODES.ownRole,
    CODES.roleProtected,
  ])
    expect(outcomes.get(code), String(code)).toBeGreaterThan(20);
  for (const code of [CODES.internal, CODES.tooMany, CODES.unavailable])
    expect(outcomes.get(code), String(code)).toBeUndefined();
}, 180_000);
