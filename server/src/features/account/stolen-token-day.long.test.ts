import { allCalls } from '@archway/contract';
import { changePass, confirmEmail, info } from '@archway/contract/account/calls';
import type { CallSpec } from '@archway/contract/core/call';
import { CODES, codeNameOf, type CodeName } from '@archway/contract/codes';
import { freeLogin, logout, verifyIdentity } from '@archway/contract/session/calls';
import { isGranted } from '@archway/rules/permissions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import {
  addMembers,
  makeOrganization,
  signIn,
  TEST_PASSWORD,
  type TestPerson,
} from '../../testing/people.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';

/** A day with a stolen access token: every call, every hour, while the owner changes the password at noon. */

let site: TestSite;
let owner: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  const { orgId } = await makeOrganization(site);
  const [made] = await addMembers(site, orgId, ['dentist']);
  if (made === undefined) throw new Error('nobody was made');
  owner = made;
});
afterAll(() => site.close());

const THIEF = 'thief@elsewhere.example';
/** What a thief would send; other calls are tried with nothing. */
const INPUTS: Record<string, Record<string, unknown>> = {
  'user/edit_email': { email: THIEF },
  'user/edit_username': { username: 'thief.name' },
  'user/forceChangePass': { newPassword: 'Thief-Horse-7' },
  'user/save_or_update': { email: THIEF, roleId: '00000000-0000-4000-8000-000000000000' },
  'user/savePasskey': { name: 'Planted', answer: {} },
  'user/confirmTotp': { code: '123456' },
  'live/ticket': { channel: 'system' },
  'user/update': { nickname: 'hello' },
};
/** These end the session they are tried in, or after five guesses, which is nothing a thief wants before the end. */
const LAST = new Set<string>([logout.path, verifyIdentity.path, changePass.path]);

/** What is worth the account: none of it may move. */
const worth = () =>
  rowsAs(
    site.owner,
    owner.orgId,
    `select m.email, m.login_account, m.password_hash, m.role_id, m.activation, m.second_step_since,
       (select count(*)::int from passkey p where p.user_code = m.user_code) as passkeys,
       (select count(*)::int from totp t where t.user_code = m.user_code) as apps,
       (select count(*)::int from one_time_link l
        where l.user_code = m.user_code and l.kind not in ('freeLogin', 'secondStep')) as links
     from member m where m.user_code = $1`,
    [owner.userCode],
  );

const attempt = async (call: CallSpec, accessToken: string): Promise<CodeName> => {
  const { code } = await site.call(call, INPUTS[call.path] ?? {}, { accessToken });
  return codeNameOf(code) ?? 'internal';
};

const behindSignIn = allCalls.filter(({ access }) => access !== 'public');

test('a stolen token has the rights of its session until the password changes, and nothing after', async () => {
  const [stolen, own] = [await signIn(site, owner), await signIn(site, owner)];
  const before = await worth();
  const { permissions } = (await site.call(info, {}, { accessToken: own })).data;
  const signs: string[] = [];
  const children: string[] = [];
  const beyond: string[] = [];
  // The thief's calls count on the owner's account: for the rest of that minute it may be told to wait.
  const goOnWorking = async (): Promise<void> => {
    await expect
      .poll(async () => (await site.call(info, {}, { accessToken: own })).code, {
        interval: 1_000,
        timeout: 70_000,
      })
      .toBe(CODES.ok);
  };
  for (let halfHours = 0; halfHours < 12; halfHours += 1) {
    await site.shiftClock(`${halfHours * 29} minutes`);
    await goOnWorking();
    // Not each time: so many calls would only wait for the limit of the account.
    for (const call of halfHours % 4 > 0 ? [] : behindSignIn.filter(({ path }) => !LAST.has(path))) {
      const outcome = await attempt(call, stolen);
      const isAllowed = call.access === 'session' || isGranted(permissions, call.access);
      const isSensitive = call.needsIdentity !== undefined;
      if (outcome === 'ok' && (!isAllowed || isSensitive))
        beyond.push(`${call.path} by hour ${halfHours / 2}`);
    }
    const { data } = await site.call(
      allCalls.find(({ path }) => path === 'user/makeLoginSign') as CallSpec,
      {},
      { accessToken: stolen },
    );
    const { sign } = data as { sign: string };
    signs.push(sign);
    const opened = await site.call(freeLogin, { sign }, { address: `10.9.0.${halfHours}` });
    if (opened.code === CODES.ok) children.push(opened.data.accessToken);
  }
  expect(beyond).toEqual([]);
  expect(await worth()).toEqual(before);
  expect(children.length).toBeGreaterThan(0);

  const input = { oldPassword: TEST_PASSWORD, newPassword: 'Owner-Horse-77' };
  await expect
    .poll(async () => (await site.call(changePass, input, { accessToken: own })).code, {
      interval: 1_000,
      timeout: 70_000,
    })
    .toBe(CODES.ok);
  const after = await worth();
  const answered: string[] = [];
  for (const hour of [6, 7, 12, 18, 24]) {
    await site.shiftClock(`${hour} hours`);
    for (const token of [stolen, ...children])
      for (const call of behindSignIn) {
        const outcome = await attempt(call, token);
        if (outcome !== 'sessionEnded' && outcome !== 'sessionUnknown' && outcome !== 'tooMany')
          answered.push(`${call.path}: ${outcome}`);
      }
    for (const sign of signs) {
      const address = `10.8.${hour}.${signs.indexOf(sign)}`;
      if ((await site.call(freeLogin, { sign }, { address })).code === CODES.ok) answered.push('a sign');
      if ((await site.call(confirmEmail, { sign }, { address })).code === CODES.ok) answered.push('a link');
    }
  }
  expect(answered).toEqual([]);
  expect(await worth()).toEqual(after);
  await site.shiftClock('0');
}, 240_000);
