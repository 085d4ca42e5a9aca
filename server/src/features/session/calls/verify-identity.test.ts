import { defineCall } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { info } from '@archway/contract/account/calls';
import { login, verifyIdentity } from '@archway/contract/session/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { implement } from '../../../platform/rpc/implement.ts';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { holdClock } from '../../../testing/hold-clock.ts';
import {
  addMembers,
  freshAddress,
  makeOrganization,
  signIn,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../testing/people.ts';
import { openTestSite, productWith, type TestSite } from '../../../testing/site.ts';

const shared = {
  method: 'POST',
  access: 'session',
  summary: 'For this test.',
  input: z.strictObject({}),
  output: z.object({}),
} as const;
const ownThing = defineCall({ ...shared, path: 'test/own', needsIdentity: 'own' });
const sensitive = defineCall({ ...shared, path: 'test/sensitive', needsIdentity: 'administrator' });
const calls = [implement(ownThing, async () => ({})), implement(sensitive, async () => ({}))];

let site: TestSite;
let administrator: TestPerson;
let dentist: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  site = await openTestSite(productWith({ name: 'test', calls }));
  [administrator, dentist] = (await makeOrganization(site)).people;
  [stranger] = (await makeOrganization(site)).people;
});
afterAll(() => site.close());
afterEach(() => site.shiftClock('0'));

/** Tries are limited for each account, so most tests have a dentist of their own. */
async function newDentist(): Promise<TestPerson> {
  const [made] = await addMembers(site, administrator.orgId, ['dentist']);
  return made ?? dentist;
}

const verify = (accessToken: string, password: string, account?: string) =>
  site.call(verifyIdentity, { password, account }, { accessToken });

/** Whether the session may do its own sensitive things, and those of the organization. */
async function may(accessToken: string): Promise<{ own: boolean; organization: boolean }> {
  const [own, organization] = [
    await site.call(ownThing, {}, { accessToken }),
    await site.call(sensitive, {}, { accessToken }),
  ];
  for (const { code } of [own, organization])
    expect([CODES.ok, CODES.resetPasswordNeedVerify]).toContain(code);
  return { own: own.code === CODES.ok, organization: organization.code === CODES.ok };
}
const NOTHING = { own: false, organization: false };
const OWN = { own: true, organization: false };
const ADMINISTRATORS = { own: false, organization: true };
const ALL = { own: true, organization: true };

test("an administrator's own password is good for everything", async () => {
  const accessToken = await signIn(site, administrator);
  expect(await may(accessToken)).toEqual(NOTHING);
  expect((await verify(accessToken, TEST_PASSWORD)).code).toBe(CODES.ok);
  expect(await may(accessToken)).toEqual(ALL);
});

test("a member's own password is good for the member's own things", async () => {
  const accessToken = await signIn(site, dentist);
  await verify(accessToken, TEST_PASSWORD);
  expect(await may(accessToken)).toEqual(OWN);
});

test.each(['account', 'email'] as const)(
  "with an administrator's %s and password a member may act for the organization, not as the owner",
  async (name) => {
    const accessToken = await signIn(site, await newDentist());
    expect((await verify(accessToken, TEST_PASSWORD, administrator[name].toUpperCase())).code).toBe(CODES.ok);
    expect(await may(accessToken)).toEqual(ADMINISTRATORS);
    await verify(accessToken, TEST_PASSWORD);
    expect(await may(accessToken)).toEqual(ALL);
  },
);

test('an administrator who names their own account is the owner too', async () => {
  const accessToken = await signIn(site, administrator);
  await verify(accessToken, TEST_PASSWORD, administrator.account);
  expect(await may(accessToken)).toEqual(ALL);
});

test('neither a colleague without the role nor an administrator of another organization counts', async () => {
  for (const { account } of [dentist, stranger, { account: 'nobody' }]) {
    const accessToken = await signIn(site, dentist);
    const { code, data } = await verify(accessToken, TEST_PASSWORD, account);
    expect({ code, data }).toEqual({ code: CODES.wrongCredentials, data: { failures: 1, siteHint: false } });
    expect(await may(accessToken)).toEqual(NOTHING);
  }
});

test('it holds for exactly 15 minutes and is not moved by use', async () => {
  const accessToken = await signIn(site, administrator);
  const { data } = await verify(accessToken, TEST_PASSWORD);
  const until = Date.parse(data.verifiedUntil);
  const codeAt = async (moment: number) => {
    await site.shiftClock(`${moment - Date.now()} milliseconds`);
    return (await site.call(sensitive, {}, { accessToken })).code;
  };
  expect(Math.abs(until - Date.now() - 15 * 60_000)).toBeLessThan(10_000);
  expect(await codeAt(until - 5 * 60_000)).toBe(CODES.ok);
  expect(await codeAt(until - 1_000)).toBe(CODES.ok);
  expect(await codeAt(until + 1_000)).toBe(CODES.resetPasswordNeedVerify);
});

test('it holds for this session and no other', async () => {
  const [accessToken, other] = [await signIn(site, administrator), await signIn(site, administrator)];
  await verify(accessToken, TEST_PASSWORD);
  expect(await may(other)).toEqual(NOTHING);
});

test('the fifth wrong try ends the session, whatever the first four were for', async () => {
  const someone = await newDentist();
  const accessToken = await signIn(site, someone);
  const tries = [undefined, administrator.account, 'nobody', undefined, administrator.account];
  for (const [i, account] of tries.entries()) {
    const { code, data } = await verify(accessToken, 'Wrong-Horse-7', account);
    expect({ code, data }).toEqual({
      code: CODES.wrongCredentials,
      data: { failures: i + 1, siteHint: false },
    });
    expect((await site.call(info, {}, { accessToken })).code).toBe(i < 4 ? CODES.ok : CODES.sessionEnded);
  }
  expect((await verify(accessToken, TEST_PASSWORD)).code).toBe(CODES.sessionEnded);
  const [ended] = await rowsAs(
    site.owner,
    someone.orgId,
    `select count(*)::int as count from session where end_reason = 'identityFailed' and user_code = $1`,
    [someone.userCode],
  );
  expect(ended).toEqual({ count: 1 });
});

test('of tries sent at once at one account four are judged, as with log-ins', async () => {
  const accessToken = await signIn(site, await newDentist());
  const answers = await Promise.all(Array.from({ length: 8 }, () => verify(accessToken, 'no')));
  const judged = answers.filter(({ code }) => code === CODES.wrongCredentials).length;
  // Five on a machine so slow that the first pause is over meanwhile.
  expect([4, 5]).toContain(judged);
  expect(answers.filter(({ code }) => code === CODES.loginMoreFail).length).toBe(8 - judged);
});

test('of tries sent at once at several accounts five are judged, and the session ends', async () => {
  const accessToken = await signIn(site, await newDentist());
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => verify(accessToken, 'no', `nobody.${i}`)),
  );
  const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b);
  expect(codes).toEqual([
    ...Array.from({ length: 3 }, () => CODES.sessionEnded),
    ...Array.from({ length: 5 }, () => CODES.wrongCredentials),
  ]);
  expect((await site.call(info, {}, { accessToken })).code).toBe(CODES.sessionEnded);
});

test('a right password forgets the wrong ones before it', async () => {
  const accessToken = await signIn(site, await newDentist());
  for (let i = 0; i < 4; i += 1) await verify(accessToken, 'no');
  await site.shiftClock('10 seconds');
  await verify(accessToken, TEST_PASSWORD);
  expect((await verify(accessToken, 'no')).data).toMatchObject({ failures: 1 });
});

test("guesses at an administrator's password count where the administrator signs in", async () => {
  await holdClock(site);
  const { people } = await makeOrganization(site);
  const [chief, insider] = people;
  const accessToken = await signIn(site, insider);
  for (let i = 0; i < 4; i += 1)
    expect((await verify(accessToken, 'no', i % 2 === 0 ? chief.account : chief.email)).code).toBe(
      CODES.wrongCredentials,
    );
  const { code } = await site.call(
    login,
    { account: chief.account, password: TEST_PASSWORD },
    { address: freshAddress() },
  );
  expect(code).toBe(CODES.loginMoreFail);
  expect((await verify(await signIn(site, insider), TEST_PASSWORD, chief.account)).code).toBe(
    CODES.loginMoreFail,
  );
});

test('one caller has five wrong tries an hour at one account, over all sessions', async () => {
  const { people } = await makeOrganization(site);
  const [chief, insider] = people;
  const codes = [];
  for (let i = 0; i < 7; i += 1) {
    await site.shiftClock(`${i * 2} minutes`);
    codes.push((await verify(await signIn(site, insider), 'no', chief.account)).code);
  }
  expect(codes).toEqual([
    ...Array.from({ length: 5 }, () => CODES.wrongCredentials),
    CODES.loginMoreFail,
    CODES.loginMoreFail,
  ]);
  await site.shiftClock('70 minutes');
  expect((await verify(await signIn(site, insider), TEST_PASSWORD, chief.account)).code).toBe(CODES.ok);
});

test('wrong and right tries are in the audit, with who tried and whose password it was', async () => {
  const { people, orgId } = await makeOrganization(site);
  const [chief, insider] = people;
  const accessToken = await signIn(site, insider);
  await verify(accessToken, 'no', chief.account);
  await verify(accessToken, 'no', 'nobody');
  await verify(accessToken, TEST_PASSWORD, chief.account);
  const rows = await rowsAs(
    site.owner,
    orgId,
    `select actor, object, detail->>'outcome' as outcome from audit
     where org_id = app_org() and call = 'user/verifyIdentity' order by at`,
  );
  expect(rows).toEqual([
    { actor: insider.userCode, object: chief.userCode, outcome: 'wrongPassword' },
    { actor: insider.userCode, object: null, outcome: 'wrongPassword' },
    { actor: insider.userCode, object: chief.userCode, outcome: 'verified' },
  ]);
});
