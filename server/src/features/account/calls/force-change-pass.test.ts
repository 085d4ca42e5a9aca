import { allCalls } from '@archway/contract';
import { forceChangePass, info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { listSessions, login } from '@archway/contract/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  changeMember,
  freshAddress,
  makeOrganization,
  signIn,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let person: TestPerson;
beforeAll(async () => {
  // As in production, where a caller is believed for some seconds.
  site = await openTestSite(undefined, { SESSION_CACHE_MS: '3000' });
  [person] = (await makeOrganization(site)).people;
});
afterAll(() => site.close());

const NEW = 'Another-Horse-8';
const force = (accessToken: string, newPassword: string) =>
  site.call(forceChangePass, { newPassword }, { accessToken });

test('without the force it is no way around the old password', async () => {
  const accessToken = await signIn(site, person);
  expect((await force(accessToken, NEW)).code).toBe(CODES.conflict);
});

test('until it is done every call but the marked ones says so', async () => {
  await changeMember(site, person, 'force_change_password = true');
  const accessToken = await signIn(site, person);
  const signedIn = allCalls.filter(({ access }) => access !== 'public');
  for (const call of signedIn.filter(({ duringForcedChange }) => !duringForcedChange)) {
    const { code } = await site.call(call, {}, { accessToken });
    expect(code, call.path).toBe(CODES.mustChangePassword);
  }
  const marked = signedIn.filter(({ duringForcedChange }) => duringForcedChange).map(({ path }) => path);
  expect(marked.toSorted()).toEqual([
    'permission/listUserMenu',
    'user/forceChangePass',
    'user/info',
    'user/logout',
    'user/queryUserAgreementReadLog',
    'user/saveUserAgreementReadLog',
  ]);
  expect((await site.call(info, {}, { accessToken })).data.forceChangePassword).toBe(true);
});

test('a password against the rules is refused; a good one frees the way at once and ends other sessions', async () => {
  await changeMember(site, person, 'force_change_password = true');
  const [accessToken, other] = [await signIn(site, person), await signIn(site, person)];
  const refused = await force(accessToken, 'password');
  expect(refused).toMatchObject({ code: CODES.passwordRefused, data: { problems: ['classes', 'common'] } });
  expect((await site.call(listSessions, {}, { accessToken })).code).toBe(CODES.mustChangePassword);

  expect(await force(accessToken, TEST_PASSWORD)).toMatchObject({ data: { problems: ['same'] } });
  const changed = await force(accessToken, NEW);
  expect(changed.code).toBe(CODES.ok);
  const next = changed.data.accessToken ?? '';
  expect((await site.call(listSessions, {}, { accessToken: next })).code).toBe(CODES.ok);
  expect((await force(next, TEST_PASSWORD)).code).toBe(CODES.conflict);
  const signInCode = async (password: string) =>
    (await site.call(login, { account: person.account, password }, { address: freshAddress() })).code;
  expect(await signInCode(TEST_PASSWORD)).toBe(CODES.wrongCredentials);
  expect(await signInCode(NEW)).toBe(CODES.ok);
  expect((await site.call(info, {}, { accessToken: other })).code).toBe(CODES.sessionEnded);
});
