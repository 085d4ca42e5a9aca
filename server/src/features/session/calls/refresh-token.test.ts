import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { logout, refreshToken } from '@archway/contract/session/calls';
import { afterEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { changeMember, makeOrganization, signInSaved } from '../../../testing/people.ts';
import type { SendOptions } from '../../../testing/site.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;
afterEach(() => site.shiftClock('0'));

const refresh = (token: string, device: SendOptions) =>
  site.call(refreshToken, { refreshToken: token }, device);
const codeFor = async (accessToken: string) => (await site.call(info, {}, { accessToken })).code;

test('gives a new pair, and the old access token is over', async () => {
  const old = await signInSaved(site, person);
  const { code, data } = await refresh(old.refreshToken, old.device);
  expect(code).toBe(CODES.ok);
  expect(data.refreshToken).not.toBe(old.refreshToken);
  expect(await codeFor(data.accessToken)).toBe(CODES.ok);
  expect(await codeFor(old.accessToken)).toBe(CODES.sessionUnknown);
});

test('the same old token from the same device gives the same pair for 30 seconds', async () => {
  const old = await signInSaved(site, person);
  const first = await refresh(old.refreshToken, old.device);
  await site.shiftClock('25 seconds');
  expect(await refresh(old.refreshToken, old.device)).toEqual(first);
  expect(await codeFor(first.data.accessToken)).toBe(CODES.ok);
});

test('of twenty at once one rotates and all get its pair', async () => {
  const old = await signInSaved(site, person);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(old.refreshToken, old.device)));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([CODES.ok]));
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  const next = await refresh(answers[0]?.data.refreshToken ?? '', old.device);
  expect(next.code).toBe(CODES.ok);
});

/** What the audit says about sessions ended for a token used twice. */
const reuses = () =>
  rowsAs<{ actor: string }>(
    site.owner,
    person.orgId,
    `select a.actor, a.detail, s.end_reason from audit a join session s on s.id = a.session_id
     where a.call = 'user/refresh_token' and a.object = s.id::text order by a.id desc`,
  );

test.each([
  ['31 seconds later', '31 seconds', (device: SendOptions) => device],
  [
    'from another device',
    '1 second',
    () => ({ headers: { cookie: '__Host-archway-device=AAAAAAAAAAAAAAAAAAAAAA' } }),
  ],
  ['without the cookie', '1 second', () => ({})],
])('an old token %s ends the session for everybody', async (_, later, from) => {
  const old = await signInSaved(site, person);
  const { data } = await refresh(old.refreshToken, old.device);
  const before = (await reuses()).length;
  await site.shiftClock(later);
  expect((await refresh(old.refreshToken, from(old.device))).code).toBe(CODES.sessionEnded);
  expect(await codeFor(data.accessToken)).toBe(CODES.sessionEnded);
  expect((await refresh(data.refreshToken ?? '', old.device)).code).toBe(CODES.sessionEnded);
  const noted = await reuses();
  expect(noted.length).toBe(before + 1);
  expect(noted[0]).toEqual({ actor: person.userCode, detail: { reused: true }, end_reason: 'reused' });
});

test.each([
  ['another device', { headers: { cookie: '__Host-archway-device=AAAAAAAAAAAAAAAAAAAAAA' } }],
  ['no cookie', {}],
])('even the current token ends the session when it comes from %s', async (_, from) => {
  const { refreshToken: token, accessToken } = await signInSaved(site, person);
  expect((await refresh(token, from)).code).toBe(CODES.sessionEnded);
  expect(await codeFor(accessToken)).toBe(CODES.sessionEnded);
});

test('other sessions of the device are left alone', async () => {
  const stolen = await signInSaved(site, person);
  const other = await signInSaved(site, person, stolen.device);
  expect((await refresh(stolen.refreshToken, {})).code).toBe(CODES.sessionEnded);
  expect((await refresh(other.refreshToken, other.device)).code).toBe(CODES.ok);
});

test('what is no refresh token of this site is answered with 401', async () => {
  const { accessToken, refreshToken: token, device } = await signInSaved(site, person);
  const altered = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  for (const wrong of ['', 'x', accessToken, altered, `${token}A`]) {
    expect((await refresh(wrong, device)).code).toBe(CODES.sessionUnknown);
  }
  expect((await refresh(token, device)).code).toBe(CODES.ok);
});

test('works for 30 days after the log-in, however often it is used', async () => {
  let { refreshToken: token, device } = await signInSaved(site, person);
  for (const day of [7, 14, 21, 28, 29.9]) {
    await site.shiftClock(`${day * 24} hours`);
    const { code, data } = await refresh(token, device);
    expect(code).toBe(CODES.ok);
    token = data.refreshToken ?? '';
  }
  await site.shiftClock('30 days 1 second');
  expect((await refresh(token, device)).code).toBe(CODES.sessionUnknown);
});

test('after signing out it is over', async () => {
  const { accessToken, refreshToken: token, device } = await signInSaved(site, person);
  await site.call(logout, {}, { accessToken });
  expect((await refresh(token, device)).code).toBe(CODES.sessionEnded);
});

test('who was shut out gets no new pair', async () => {
  const { refreshToken: token, device } = await signInSaved(site, colleague);
  await changeMember(site, colleague, 'activation = 2');
  expect((await refresh(token, device)).code).toBe(CODES.sessionEnded);
});
