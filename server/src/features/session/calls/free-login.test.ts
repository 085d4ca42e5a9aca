import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { API_PREFIX } from '@archway/contract/core/headers';
import { freeLogin, makeLoginSign } from '@archway/contract/session/calls';
import { afterEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { freshAddress, makeOrganization, signIn } from '../../../testing/people.ts';
import { headersFor } from '../../../testing/site.ts';

const site = await openSite();
const [person] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, person);
afterEach(() => site.shiftClock('0'));

const makeSign = async () => (await site.call(makeLoginSign, {}, { accessToken })).data.sign;
const use = (sign: string) => site.call(freeLogin, { sign }, { address: freshAddress() });

test('a sign opens a session of its maker without save-login, and leaves an audit row', async () => {
  const { code, data } = await use(await makeSign());
  expect(code).toBe(CODES.ok);
  expect(data.refreshToken).toBeNull();
  expect(data.accessToken).not.toBe(accessToken);
  const own = await site.call(info, {}, { accessToken: data.accessToken });
  expect(own.data.userCode).toBe(person.userCode);
  const audit = await rowsAs(
    site.owner,
    person.orgId,
    `select actor, object from audit where call = 'user/free-login'`,
  );
  expect(audit).toEqual([{ actor: person.userCode, object: person.userCode }]);
});

test('it works once', async () => {
  const sign = await makeSign();
  expect((await use(sign)).code).toBe(CODES.ok);
  expect(await use(sign)).toMatchObject({ code: CODES.linkExpire, msg: 'The link has expired', data: null });
});

test('of fifty at once one is let in', async () => {
  const sign = await makeSign();
  const codes = (await Promise.all(Array.from({ length: 50 }, () => use(sign)))).map(({ code }) => code);
  expect(codes.filter((code) => code === CODES.ok).length).toBe(1);
  expect(codes.filter((code) => code === CODES.linkExpire).length).toBe(49);
});

test('it works for 60 seconds', async () => {
  const inTime = await makeSign();
  await site.shiftClock('50 seconds');
  expect((await use(inTime)).code).toBe(CODES.ok);
  const late = await makeSign();
  await site.shiftClock('111 seconds');
  expect((await use(late)).code).toBe(CODES.linkExpire);
});

test('a newer sign takes the place of an older one', async () => {
  const [older, newer] = [await makeSign(), await makeSign()];
  expect((await use(older)).code).toBe(CODES.linkExpire);
  expect((await use(newer)).code).toBe(CODES.ok);
});

test('opening it by GET does nothing', async () => {
  const sign = await makeSign();
  const headers = headersFor({ ...freeLogin, method: 'GET' }, {});
  const url = `${API_PREFIX}/${freeLogin.path}?sign=${sign}`;
  expect((await site.app.inject({ method: 'GET', url, headers })).json()).toMatchObject({
    code: CODES.notFound,
  });
  expect((await use(sign)).code).toBe(CODES.ok);
});

test('an unknown sign has expired, a text of another form is refused', async () => {
  expect((await use('A'.repeat(22))).code).toBe(CODES.linkExpire);
  expect((await use('short')).code).toBe(CODES.invalidInput);
});
