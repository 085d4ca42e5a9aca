import { getChangePassEmail, info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { refreshToken } from '@archway/contract/session/calls';
import { afterEach, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { openSite } from '../../testing/file-site.ts';
import { changeMember, makeOrganization, signIn, signInSaved } from '../../testing/people.ts';
import { openTestSite } from '../../testing/site.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;
afterEach(() => site.shiftClock('0'));

const codeFor = async (accessToken: string) => (await site.call(info, {}, { accessToken })).code;

test('a working day in steps of 20 minutes passes without a sign-out, and 12 hours are the end', async () => {
  const accessToken = await signIn(site, person);
  for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
    await site.shiftClock(`${minutes} minutes`);
    expect(await codeFor(accessToken), `after ${minutes} minutes`).toBe(CODES.ok);
  }
  await site.shiftClock('12 hours 1 second');
  expect(await codeFor(accessToken)).toBe(CODES.sessionUnknown);
});

test('without use a session lasts 30 minutes', async () => {
  const accessToken = await signIn(site, person);
  await site.shiftClock('29 minutes 50 seconds');
  expect(await codeFor(accessToken)).toBe(CODES.ok);
  await site.shiftClock('59 minutes 40 seconds');
  expect(await codeFor(accessToken)).toBe(CODES.ok);
  await site.shiftClock('89 minutes 45 seconds');
  expect(await codeFor(accessToken)).toBe(CODES.sessionUnknown);
});

test('with save-login an access token lives 10 minutes, used or not, and is refreshed', async () => {
  const saved = await signInSaved(site, person);
  await site.shiftClock('9 minutes 55 seconds');
  expect(await codeFor(saved.accessToken)).toBe(CODES.ok);
  await site.shiftClock('10 minutes 5 seconds');
  expect(await codeFor(saved.accessToken)).toBe(CODES.sessionUnknown);
  const { data } = await site.call(refreshToken, { refreshToken: saved.refreshToken }, saved.device);
  expect(await codeFor(data.accessToken)).toBe(CODES.ok);
});

test('30 days after the log-in the newest access token is over too', async () => {
  const saved = await signInSaved(site, person);
  await site.shiftClock('29 days 23 hours 55 minutes');
  const { data } = await site.call(refreshToken, { refreshToken: saved.refreshToken }, saved.device);
  expect(await codeFor(data.accessToken)).toBe(CODES.ok);
  await site.shiftClock('30 days 1 second');
  expect(await codeFor(data.accessToken)).toBe(CODES.sessionUnknown);
});

test('what is no access token of this site is answered with 401', async () => {
  const { accessToken, refreshToken: refresh } = await signInSaved(site, person);
  const altered = accessToken.slice(0, -1) + (accessToken.endsWith('A') ? 'B' : 'A');
  for (const wrong of ['', 'x', refresh, altered, `${accessToken}=`]) {
    expect(await codeFor(wrong), wrong).toBe(CODES.sessionUnknown);
  }
});

test('the rows alone make no token: it needs the secret of the site', async () => {
  const { DATABASE_URL } = site.config;
  const other = await openTestSite(undefined, {
    DATABASE_URL,
    SECRET_SESSION: `a:${'f'.repeat(64)}`,
  });
  const accessToken = await signIn(site, person);
  expect((await other.call(info, {}, { accessToken })).code).toBe(CODES.sessionUnknown);
  await other.close();
});

test('members who are disabled and organizations the platform has stopped are out', async () => {
  const accessToken = await signIn(site, colleague);
  await changeMember(site, colleague, 'activation = 2');
  expect(await codeFor(accessToken)).toBe(CODES.sessionEnded);
  await changeMember(site, colleague, 'activation = 1');
  expect(await codeFor(accessToken)).toBe(CODES.ok);
  await rowsAs(site.owner, person.orgId, 'update organization set status = 2 where org_id = app_org()');
  expect(await codeFor(accessToken)).toBe(CODES.sessionEnded);
  await rowsAs(site.owner, person.orgId, 'update organization set status = 1 where org_id = app_org()');
});

test('an answer is believed for a moment, and read again after it', async () => {
  const busy = await openTestSite(undefined, { SESSION_CACHE_MS: '3000' });
  const [someone] = (await makeOrganization(busy)).people;
  const accessToken = await signIn(busy, someone);
  const code = async () => (await busy.call(getChangePassEmail, {}, { accessToken })).code;
  expect(await code()).toBe(CODES.ok);
  await changeMember(busy, someone, 'activation = 2');
  expect(await code()).toBe(CODES.ok);
  await expect.poll(code, { timeout: 10_000 }).toBe(CODES.sessionEnded);
  await busy.close();
});
