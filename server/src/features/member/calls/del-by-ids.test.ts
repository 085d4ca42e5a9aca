import { randomUUID } from 'node:crypto';
import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { LIVE_CLOSE } from '@archway/contract/core/live';
import { deleteMembers, enable, getUserDetail, listByPage, saveMember } from '@archway/contract/member/calls';
import { login } from '@archway/contract/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { listenLive, openLive } from '../../../testing/live-client.ts';
import {
  addMembers,
  freshAddress,
  grant,
  makeOrganization,
  roleIdOf,
  signIn,
  signInVerified,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  await listenLive(site);
});
afterAll(() => site.close());

const remove = (people: readonly { userCode: string }[], accessToken: string) =>
  site.call(deleteMembers, { ids: people.map(({ userCode }) => userCode) }, { accessToken });
const codesOf = async (answer: ReturnType<typeof remove>) => (await answer).data.list.map(({ code }) => code);
const rowOf = async ({ orgId, userCode }: TestPerson) =>
  (
    await rowsAs<{ deleted_at: Date | null; display_name: string; activation: number }>(
      site.owner,
      orgId,
      'select deleted_at, display_name, activation from member where user_code = $1',
      [userCode],
    )
  )[0];

async function organization() {
  const { orgId, people } = await makeOrganization(site);
  return { orgId, people, token: await signInVerified(site, people[0]) };
}

test('a deleted member is gone from lists, signed out, and named by the row that stays', async () => {
  const { orgId, people, token } = await organization();
  const [administrator, dentist] = people;
  const theirs = await signIn(site, dentist);
  const [session] = await rowsAs<{ id: string }>(
    site.owner,
    orgId,
    'select id from session where user_code = $1',
    [dentist.userCode],
  );
  const socket = await openLive(
    site,
    { orgId, userCode: dentist.userCode, sessionId: session?.id ?? '' },
    'system',
  );
  const answer = await remove([dentist], token);
  expect(answer.data.list).toEqual([{ id: dentist.userCode, code: CODES.ok, msg: 'ok' }]);
  expect((await site.call(info, {}, { accessToken: theirs })).code).toBe(CODES.sessionEnded);
  expect(await Promise.race([socket.closed, after(5_000)])).toBe(LIVE_CLOSE.sessionEnded);
  const kept = await rowOf(dentist);
  expect(kept).toMatchObject({ display_name: `The ${dentist.account}`, activation: 2 });
  expect(kept?.deleted_at).toBeInstanceOf(Date);
  const as = { accessToken: token };
  for (const keyword of ['', dentist.account]) {
    const { data } = await site.call(listByPage, { keyword }, as);
    expect(data.list.map(({ userCode }) => userCode)).not.toContain(dentist.userCode);
    expect(data.total).toBe(data.list.length);
  }
  for (const call of [getUserDetail, enable])
    expect((await site.call(call, { userCode: dentist.userCode }, as)).code).toBe(CODES.notFound);
  const left = await rowsAs(
    site.owner,
    orgId,
    `select o.name, o.payload, a.actor, a.detail from outbox o, audit a where a.call = 'user/delByIds'`,
  );
  expect(left).toEqual([
    {
      name: 'member.deleted',
      payload: { userCode: dentist.userCode },
      actor: administrator.userCode,
      detail: { deleted: dentist.userCode },
    },
  ]);
});

const after = (ms: number) => new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), ms));

test('account name and address are free for somebody else, and the password opens nothing', async () => {
  const { orgId, people, token } = await organization();
  const [, dentist] = people;
  await remove([dentist], token);
  const signInCode = async () =>
    (
      await site.call(
        login,
        { account: dentist.account, password: TEST_PASSWORD },
        { address: freshAddress() },
      )
    ).code;
  expect(await signInCode()).toBe(CODES.wrongCredentials);
  const roleId = await roleIdOf(site, orgId, 'dentist');
  const { code } = await site.call(saveMember, { email: dentist.email, roleId }, { accessToken: token });
  expect(code).toBe(CODES.ok);
});

test('nothing is left to sign in with', async () => {
  const { orgId, people, token } = await organization();
  const [, dentist] = people;
  const owner = { org_id: orgId, user_code: dentist.userCode };
  await rowsAs(
    site.owner,
    orgId,
    `insert into passkey (org_id, id, user_code, credential_id, public_key, counter, transports, name)
     values ($1, gen_random_uuid(), $2, $3, '', 0, '{}', 'key')`,
    [owner.org_id, owner.user_code, randomUUID()],
  );
  await rowsAs(
    site.owner,
    orgId,
    `insert into one_time_link (org_id, hash, kind, user_code, expires_at)
     values ($1, '\\x01', 'resetPassword', $2, app_now() + interval '1 day')`,
    [owner.org_id, owner.user_code],
  );
  await remove([dentist], token);
  const left = await rowsAs(
    site.owner,
    orgId,
    `select (select count(*)::int from passkey where user_code = $1) as passkeys,
       (select count(*)::int from one_time_link where user_code = $1 and used_at is null) as links,
       (select count(*)::int from member where user_code = $1 and password_hash is not null) as passwords`,
    [owner.user_code],
  );
  expect(left).toEqual([{ passkeys: 0, links: 0, passwords: 0 }]);
});

test('each is answered by itself: oneself, strangers, nobody and repeats', async () => {
  const { orgId, people, token } = await organization();
  const [administrator, dentist] = people;
  const [second] = await addMembers(site, orgId, ['clinic-admin']);
  const stranger = (await makeOrganization(site)).people[1];
  const asked = [administrator, stranger, { userCode: randomUUID() }, dentist, dentist];
  const { code, data } = await remove(asked, token);
  expect(code).toBe(CODES.ok);
  expect(data.list.map((item) => item.code)).toEqual([
    CODES.cannotTargetSelf,
    CODES.notFound,
    CODES.notFound,
    CODES.ok,
  ]);
  expect(data.list[0]?.msg).toBe("You can't do this to your own account. Ask another administrator.");
  expect([(await rowOf(stranger))?.deleted_at, (await rowOf(administrator))?.deleted_at]).toEqual([
    null,
    null,
  ]);
  expect(second).toBeDefined();
});

test('the last administrator stays, in whatever order the list is', async () => {
  const { orgId, people } = await organization();
  const [first] = people;
  const [second] = await addMembers(site, orgId, ['clinic-admin']);
  const token = await signInVerified(site, first);
  const both = [second ?? first, first];
  expect(await codesOf(remove(both, token))).toEqual([CODES.ok, CODES.lastAdministrator]);
});

test('a list is judged item by item: whoever holds more than the caller stays', async () => {
  const { orgId, people } = await organization();
  const [first, member] = people;
  const [colleague] = await addMembers(site, orgId, ['dentist']);
  await grant(site, member, 'userManagement.delete');
  const token = await signInVerified(site, member, first);
  const all = [first, colleague ?? first];
  expect(await codesOf(remove(all, token))).toEqual([CODES.exceedsOwnPermissions, CODES.ok]);
});

test('of two administrators who delete each other at once one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { orgId, people, token } = await organization();
    const [second] = await addMembers(site, orgId, ['clinic-admin']);
    if (second === undefined) throw new Error('nobody was made');
    const other = await signInVerified(site, second);
    await Promise.all([remove([second], token), remove([people[0]], other)]);
    const deleted = [(await rowOf(people[0]))?.deleted_at, (await rowOf(second))?.deleted_at];
    expect(deleted.filter((at) => at === null).length).toBe(1);
  }
});

test('an administrator was asked for the password, and a member needs the permission', async () => {
  const { people } = await organization();
  const [administrator, dentist] = people;
  const token = await signIn(site, administrator);
  expect((await remove([dentist], token)).code).toBe(CODES.resetPasswordNeedVerify);
  const theirs = await signInVerified(site, dentist, administrator);
  expect((await remove([administrator], theirs)).code).toBe(CODES.noPerm);
});

test.each([[[]], [['x']], [Array.from({ length: 101 }, () => randomUUID())]])(
  'the list %# is refused',
  async (ids) => {
    const { token } = await organization();
    expect((await site.call(deleteMembers, { ids }, { accessToken: token })).code).toBe(CODES.invalidInput);
  },
);
