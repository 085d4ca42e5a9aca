import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { login, makeLoginSign } from '@archway/contract/session/calls';
import { afterEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { holdClock } from '../../../testing/hold-clock.ts';
import {
  addMembers,
  changeMember,
  freshAddress,
  makeOrganization,
  signIn,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../testing/people.ts';

const site = await openSite();
const person = (await makeOrganization(site)).people[0];
afterEach(() => site.shiftClock('0'));

const attempt = (account: string, password: string) =>
  site.call(login, { account, password }, { address: freshAddress() });

async function someone(assignment?: string): Promise<TestPerson> {
  const [made] = await addMembers(site, person.orgId, ['dentist']);
  if (made === undefined) throw new Error('nobody was made');
  if (assignment !== undefined) await changeMember(site, made, assignment);
  return made;
}

test('signs in by account name or e-mail address, whatever the case', async () => {
  for (const account of [person.account, person.email.toUpperCase(), ` ${person.account} `]) {
    const { code, data } = await attempt(account, TEST_PASSWORD);
    expect(code).toBe(CODES.ok);
    expect(data.refreshToken).toBeNull();
    const own = await site.call(info, {}, { accessToken: data.accessToken });
    expect(own.data).toMatchObject({ userCode: person.userCode, permissions: ['*:*:*'] });
  }
});

test('the cookie that tells a known device is left there with and without save-login', async () => {
  const reply = await site.send(login, { account: person.account, password: TEST_PASSWORD });
  expect(reply.headers['set-cookie']).toMatch(/^__Host-archway-device=[\w-]{22}; Path=\/; Secure; HttpOnly;/);
});

test('with save-login there is a refresh token, and a cookie no script can read', async () => {
  const input = { account: person.account, password: TEST_PASSWORD, saveLogin: true };
  const first = await site.send(login, input);
  const { data } = first.json<{ data: { refreshToken: unknown } }>();
  expect(data.refreshToken).toMatch(/^[\w-]{50,}$/);
  const cookie = String(first.headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-archway-device=[\w-]{22};/);
  expect(cookie.split('; ')).toEqual(
    expect.arrayContaining(['Path=/', 'Secure', 'HttpOnly', 'SameSite=Strict']),
  );
  expect(cookie).not.toMatch(/domain/i);
  // A device keeps its cookie: other sessions on it would end with a new one.
  const headers = { cookie: cookie.split(';')[0] ?? '' };
  expect((await site.send(login, input, { headers })).headers['set-cookie']).toBeUndefined();
});

test('a wrong password and an unknown account are answered alike, byte for byte', async () => {
  await holdClock(site);
  const known = await someone();
  for (const code of [...Array.from({ length: 4 }, () => CODES.wrongCredentials), CODES.loginMoreFail]) {
    const [wrong, unknown] = [
      await site.send(login, { account: known.account, password: 'Wrong-Horse-7' }),
      await site.send(login, { account: `nobody.${known.account}`, password: 'Wrong-Horse-7' }),
    ];
    expect(wrong.json<{ code: number }>().code).toBe(code);
    // The seconds left depend on when one asks; everything else must not differ.
    const [one, other] = [wrong, unknown].map(({ statusCode, headers, body }) => ({
      statusCode,
      headers: Object.keys(headers),
      body: code === CODES.loginMoreFail ? body.replaceAll(/\d seconds?|"retryAfter":\d/g, '') : body,
    }));
    expect(other).toEqual(one);
  }
});

test('failures are counted by the name typed, and the site hint comes with the third', async () => {
  const { account } = await someone();
  const answers = [];
  for (const name of [account, account.toUpperCase(), account])
    answers.push((await attempt(name, 'no')).data);
  expect(answers).toEqual([
    { failures: 1, siteHint: false },
    { failures: 2, siteHint: false },
    { failures: 3, siteHint: true },
  ]);
  // Somebody else's name is not touched by it.
  expect((await attempt(person.account, TEST_PASSWORD)).code).toBe(CODES.ok);
});

/** Fails once more and answers with how long the next try has to wait from then on. */
async function failAndWait(account: string): Promise<{ failures: number; seconds: number }> {
  const { data } = await attempt(account, 'no');
  const paused = await attempt(account, TEST_PASSWORD);
  expect(paused.code).toBe(CODES.loginMoreFail);
  const { retryAfter } = paused.data as unknown as { retryAfter: number };
  expect(paused.msg).toMatch(
    new RegExp(`^Too many failed sign-in attempts. Try again in ${retryAfter} seconds?\\. Your account `),
  );
  const { failures } = data as unknown as { failures: number };
  return { failures, seconds: retryAfter };
}

test('from the fourth failure on the next try has to wait, twice as long each time', async () => {
  await holdClock(site);
  const { account } = await someone();
  for (let failures = 1; failures <= 3; failures += 1) await attempt(account, 'no');
  let clock = 0;
  for (const [failures, seconds] of [
    [4, 2],
    [5, 4],
    [6, 8],
    [7, 16],
    [8, 32],
    [9, 64],
    [10, 900],
  ] as const) {
    expect(await failAndWait(account)).toEqual({ failures, seconds });
    clock += seconds;
    if (failures < 10) await site.shiftClock(`${clock} seconds`);
  }
  await site.shiftClock(`${clock - 1} seconds`);
  expect((await attempt(account, TEST_PASSWORD)).code).toBe(CODES.loginMoreFail);
  await site.shiftClock(`${clock} seconds`);
  expect((await attempt(account, TEST_PASSWORD)).code).toBe(CODES.ok);
  // The right password wiped the slate clean.
  expect((await attempt(account, 'no')).data).toEqual({ failures: 1, siteHint: false });
});

test('an hour after the first failure counting starts anew', async () => {
  const { account } = await someone();
  for (let failures = 1; failures <= 3; failures += 1) await attempt(account, 'no');
  await site.shiftClock('61 minutes');
  expect((await attempt(account, 'no')).data).toEqual({ failures: 1, siteHint: false });
});

test('guesses sent at once are not judged more often than guesses one after the other', async () => {
  await holdClock(site);
  const { account } = await someone();
  const answers = await Promise.all(Array.from({ length: 15 }, () => attempt(account, 'no')));
  const judged = answers.filter(({ code }) => code === CODES.wrongCredentials).length;
  expect(judged).toBe(4);
  expect(answers.filter(({ code }) => code === CODES.loginMoreFail).length).toBe(11);
});

test('that an account is disabled is told only to who knows its password', async () => {
  const { account } = await someone('activation = 2');
  expect((await attempt(account, 'no')).code).toBe(CODES.wrongCredentials);
  expect(await attempt(account, TEST_PASSWORD)).toMatchObject({ code: CODES.accountDisabled, data: null });
});

test('nobody enters an organization that is stopped, which is told only to who knows the password', async () => {
  const { orgId, people } = await makeOrganization(site);
  const change = (assignment: string) =>
    rowsAs(site.owner, orgId, `update organization set ${assignment} where org_id = app_org()`);
  const [{ account }] = people;
  const accessToken = await signIn(site, people[0]);
  const { sign } = (await site.call(makeLoginSign, {}, { accessToken })).data;
  await change('status = 2');
  const unknown = await attempt(`nobody.${account}`, 'no');
  expect(await attempt(account, 'no')).toEqual(unknown);
  expect(await attempt(account, TEST_PASSWORD)).toMatchObject({ code: CODES.accountDisabled, data: null });
  expect((await site.call(login, { isFreeLogin: true, sign })).code).toBe(CODES.linkExpire);
  // One that is being closed can still be kept by its administrator.
  await change('status = 3, closes_at = app_now()');
  expect((await attempt(account, TEST_PASSWORD)).code).toBe(CODES.ok);
});

test.each(['activation = 0', 'email_verified = false'])(
  'with %s the mail has to be confirmed, which is told only to who knows the password',
  async (assignment) => {
    const { account } = await someone(assignment);
    expect((await attempt(account, 'no')).code).toBe(CODES.wrongCredentials);
    expect(await attempt(account, TEST_PASSWORD)).toMatchObject({ code: CODES.noVerifyEmail, data: null });
  },
);

test('an account without a password cannot be entered', async () => {
  const { account } = await someone('password_hash = null');
  for (const password of ['', 'null', 'an account that does not exist']) {
    const { code } = await attempt(account, password);
    expect(code).toBe(password === '' ? CODES.invalidInput : CODES.wrongCredentials);
  }
});

test('with more log-ins at once than can wait, the rest is told when to come back', async () => {
  const replies = await Promise.all(
    Array.from({ length: 150 }, (_, i) =>
      site.send(login, { account: `crowd.${i}`, password: 'no' }, { address: freshAddress() }),
    ),
  );
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers['retry-after']).toBe('2');
  expect(refused[0]?.json()).toMatchObject({ code: CODES.tooMany, data: { retryAfter: 2 } });
  const others = replies.filter(({ statusCode }) => statusCode !== 429);
  expect(others.length).toBeGreaterThan(50);
  for (const reply of others) expect(reply.json()).toMatchObject({ code: CODES.wrongCredentials });
});

test('a log-in is in the audit with its session', async () => {
  const someoneElse = await someone();
  await signIn(site, someoneElse);
  const rows = await rowsAs(
    site.owner,
    person.orgId,
    `select a.actor, a.object, s.user_code as session_of from audit a join session s on s.id = a.session_id
     where a.call = 'login' and a.actor = $1`,
    [someoneElse.userCode],
  );
  const { userCode } = someoneElse;
  expect(rows).toEqual([{ actor: userCode, object: userCode, session_of: userCode }]);
});

test('a sign from desktop software signs in here too, once', async () => {
  const accessToken = await signIn(site, person);
  const { sign } = (await site.call(makeLoginSign, {}, { accessToken })).data;
  const input = { isFreeLogin: true, sign };
  const { code, data } = await site.call(login, input, { address: freshAddress() });
  expect(code).toBe(CODES.ok);
  expect((await site.call(info, {}, { accessToken: data.accessToken })).data.userCode).toBe(person.userCode);
  expect((await site.call(login, input, { address: freshAddress() })).code).toBe(CODES.linkExpire);
});

const SECOND_STEP = 'second_step_since = app_now()';

test('where a code is asked the right password opens nothing yet; a wrong one learns nothing of it', async () => {
  const asked = await someone(SECOND_STEP);
  expect((await attempt(asked.account, 'no')).code).toBe(CODES.wrongCredentials);
  const { code, data } = await attempt(asked.account, TEST_PASSWORD);
  expect(code).toBe(CODES.secondStepNeeded);
  expect(JSON.stringify(data)).toMatch(/^\{"ticket":"[\w-]{22}"\}$/);
  const [sessions] = await rowsAs(
    site.owner,
    person.orgId,
    'select count(*)::int as count from session where user_code = $1',
    [asked.userCode],
  );
  expect(sessions).toEqual({ count: 0 });
});

test('who cannot come in anyway is asked for no code', async () => {
  for (const [assignment, expected] of [
    ['activation = 2', CODES.accountDisabled],
    ['email_verified = false', CODES.noVerifyEmail],
  ] as const) {
    const { account } = await someone(`${SECOND_STEP}, ${assignment}`);
    expect(await attempt(account, TEST_PASSWORD)).toMatchObject({ code: expected, data: null });
  }
});

test('whoever has the password and no code runs into the growing pause', async () => {
  await holdClock(site);
  const { account } = await someone(SECOND_STEP);
  for (let i = 0; i < 4; i += 1)
    expect((await attempt(account, TEST_PASSWORD)).code).toBe(CODES.secondStepNeeded);
  expect((await attempt(account, TEST_PASSWORD)).code).toBe(CODES.loginMoreFail);
});

test('a right password is forgotten as a failure although the account cannot be entered', async () => {
  const { account } = await someone('email_verified = false');
  for (let i = 0; i < 6; i += 1)
    expect((await attempt(account, TEST_PASSWORD)).code).toBe(CODES.noVerifyEmail);
});

test('a sign from desktop software stands for somebody who is signed in: no code is asked', async () => {
  const asked = await someone();
  const accessToken = await signIn(site, asked);
  await changeMember(site, asked, SECOND_STEP);
  const { sign } = (await site.call(makeLoginSign, {}, { accessToken })).data;
  const { code } = await site.call(login, { isFreeLogin: true, sign }, { address: freshAddress() });
  expect(code).toBe(CODES.ok);
});
