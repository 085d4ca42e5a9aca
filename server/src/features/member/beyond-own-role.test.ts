import { CODES } from '@archway/contract/codes';
import {
  deleteMembers,
  disable,
  enable,
  getUserDetail,
  listByPage,
  resendInvitation,
  resetPass,
  saveMember,
} from '@archway/contract/member/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import {
  addMembers,
  changeMember,
  grant,
  makeOrganization,
  signIn,
  signInVerified,
  type TestPerson,
} from '../../testing/people.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';

const CODES_OF_USERS = [
  'accountManagement',
  'userManagement',
  'userManagement.save',
  'userManagement.enable',
  'userManagement.disable',
  'userManagement.resetPassword',
  'userManagement.delete',
];

let site: TestSite;
let orgId: string;
let administrator: TestPerson;
let dentist: TestPerson;
/** Signed in as a dentist who may do everything with users, with an administrator's password given. */
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
  const made = await makeOrganization(site);
  ({ orgId } = made);
  [administrator, dentist] = made.people;
  await grant(site, dentist, ...CODES_OF_USERS);
  accessToken = await signInVerified(site, dentist, administrator);
});
afterAll(() => site.close());

async function member(roleCode: string, assignment?: string): Promise<TestPerson> {
  const [person] = await addMembers(site, orgId, [roleCode]);
  if (person === undefined) throw new Error('no member was added');
  if (assignment !== undefined) await changeMember(site, person, assignment);
  return person;
}

const rowOf = async ({ userCode }: TestPerson) =>
  (await rowsAs(site.owner, orgId, 'select * from member where user_code = $1', [userCode]))[0];

type Act = (userCode: string) => Promise<number>;
const ACTS: readonly [name: string, assignment: string | undefined, act: Act][] = [
  [
    'rename',
    undefined,
    async (userCode) =>
      (await site.call(saveMember, { userCode, displayName: 'Renamed' }, { accessToken })).code,
  ],
  ['disable', undefined, async (userCode) => (await site.call(disable, { userCode }, { accessToken })).code],
  [
    'enable',
    'activation = 2',
    async (userCode) => (await site.call(enable, { userCode }, { accessToken })).code,
  ],
  ['reset', undefined, async (userCode) => (await site.call(resetPass, { userCode }, { accessToken })).code],
  [
    'delete',
    undefined,
    async (userCode) => {
      const { data } = await site.call(deleteMembers, { ids: [userCode] }, { accessToken });
      return data.list[0]?.code ?? 0;
    },
  ],
  [
    'invite again',
    'activation = 0',
    async (userCode) => (await site.call(resendInvitation, { userCode }, { accessToken })).code,
  ],
];

test.each(ACTS)('nobody can %s an administrator with a lesser role', async (_, assignment, act) => {
  await member('clinic-admin');
  const target = await member('clinic-admin', assignment);
  const before = await rowOf(target);
  expect(await act(target.userCode)).toBe(CODES.exceedsOwnPermissions);
  expect(await rowOf(target)).toEqual(before);
});

test.each(ACTS)('nobody can %s somebody whose role has one permission more', async (_, assignment, act) => {
  const target = await member('assistant', assignment);
  await grant(site, target, 'roleList.setDefault');
  const before = await rowOf(target);
  expect(await act(target.userCode)).toBe(CODES.exceedsOwnPermissions);
  expect(await rowOf(target)).toEqual(before);
});

test.each(ACTS)('one can %s a colleague of the same role', async (_, assignment, act) => {
  expect(await act((await member('dentist', assignment)).userCode)).toBe(CODES.ok);
});

test('one can still edit the own profile', async () => {
  const input = { userCode: dentist.userCode, displayName: 'New name' };
  expect((await site.call(saveMember, input, { accessToken })).code).toBe(CODES.ok);
});

test('disabling and enabling an administrator needs the password of one', async () => {
  const target = await member('clinic-admin');
  const { userCode } = target;
  for (const [call, plain] of [
    [disable, CODES.resetPasswordNeedVerify],
    [enable, CODES.resetPasswordNeedVerify],
  ] as const) {
    const unverified = await signIn(site, administrator);
    expect((await site.call(call, { userCode }, { accessToken: unverified })).code).toBe(plain);
    const verified = await signInVerified(site, administrator);
    expect((await site.call(call, { userCode }, { accessToken: verified })).code).toBe(CODES.ok);
  }
  const { userCode: other } = await member('dentist');
  const unverified = await signIn(site, administrator);
  expect((await site.call(disable, { userCode: other }, { accessToken: unverified })).code).toBe(CODES.ok);
});

test('lists and details say whom the caller can manage', async () => {
  const colleague = await member('dentist');
  const { data } = await site.call(listByPage, { pageSize: 100 }, { accessToken });
  const managed = new Map(data.list.map(({ userCode, canManage }) => [userCode, canManage]));
  expect(managed.get(colleague.userCode)).toBe(true);
  expect(managed.get(administrator.userCode)).toBe(false);
  for (const [{ userCode }, canManage] of [
    [colleague, true],
    [administrator, false],
  ] as const) {
    const detail = await site.call(getUserDetail, { userCode }, { accessToken });
    expect(detail.data.canManage).toBe(canManage);
  }
});
