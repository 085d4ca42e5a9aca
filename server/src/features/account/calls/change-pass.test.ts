import { changePass, info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { login, refreshToken } from '@archway/contract/session/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import {
  addMembers,
  freshAddress,
  makeOrganization,
  signIn,
  signInSaved,
  TEST_PASSWORD,
} from '../../../testing/people.ts';

const site = await openSite();
const [person] = (await makeOrganization(site)).people;

const NEW = 'Another-Horse-8';
const change = (accessToken: string, oldPassword: string, newPassword: string) =>
  site.call(changePass, { oldPassword, newPassword }, { accessToken });
const codeFor = async (accessToken: string) => (await site.call(info, {}, { accessToken })).code;
const signInCode = async (password: string) =>
  (await site.call(login, { account: person.account, password }, { address: freshAddress() })).code;

test('a wrong old password changes nothing', async () => {
  const [accessToken, other] = [await signIn(site, person), await signIn(site, person)];
  expect((await change(accessToken, 'Wrong-Horse-7', NEW)).code).toBe(CODES.wrongCredentials);
  expect(await signInCode(NEW)).toBe(CODES.wrongCredentials);
  expect(await codeFor(other)).toBe(CODES.ok);
});

test('the new password works, the old one does not, and the other sessions end', async () => {
  const [accessToken, other] = [await signIn(site, person), await signIn(site, person)];
  const changed = await change(accessToken, TEST_PASSWORD, NEW);
  expect(changed.code).toBe(CODES.ok);
  const next = changed.data.accessToken ?? '';
  expect([await codeFor(next), await codeFor(other)]).toEqual([CODES.ok, CODES.sessionEnded]);
  expect(await signInCode(TEST_PASSWORD)).toBe(CODES.wrongCredentials);
  expect(await signInCode(NEW)).toBe(CODES.ok);
  expect((await change(next, NEW, TEST_PASSWORD)).code).toBe(CODES.ok);
});

test('the tokens of a saved session go on as a pair', async () => {
  const [someone] = await addMembers(site, person.orgId, ['dentist']);
  const { accessToken, device } = await signInSaved(site, someone ?? person);
  const input = { oldPassword: TEST_PASSWORD, newPassword: NEW };
  const { data } = await site.call(changePass, input, { ...device, accessToken });
  const renewed = await site.call(refreshToken, { refreshToken: data.refreshToken ?? '' }, device);
  expect(renewed.code).toBe(CODES.ok);
});

test.each([
  ['Tqz-9Lk', ['length']],
  ['Much-too-long-for-this-1', ['length']],
  ['Blank in it 7', ['characters']],
  ['Straße-Nr-7', ['characters']],
  ['onlysmallletters', ['classes']],
  ['small7small', ['classes']],
  ['ab', ['length', 'classes']],
  ['Password1', ['common']],
  ['P@ssw0rd', ['common']],
  ['TestOrganization1!', ['common']],
  [TEST_PASSWORD, ['same']],
])('%s is refused as %j', async (password, problems) => {
  const [someone] = await addMembers(site, person.orgId, ['dentist']);
  const accessToken = await signIn(site, someone ?? person);
  const { code, data } = await change(accessToken, TEST_PASSWORD, password);
  expect({ code, data }).toEqual({ code: CODES.passwordRefused, data: { problems } });
});

test('nothing that is stored tells the password', async () => {
  const accessToken = await signIn(site, person);
  const { code } = await change(accessToken, TEST_PASSWORD, NEW);
  expect(code).toBe(CODES.ok);
  // Neither the password nor the new tokens are kept for a repetition.
  const kept = await rowsAs(
    site.owner,
    person.orgId,
    `select from idempotency where call = 'user/changePass'`,
  );
  expect(kept).toEqual([]);
  const noted = await rowsAs(
    site.owner,
    person.orgId,
    `select from audit where call = 'user/changePass' and (detail::text like $1 or detail::text like $2)`,
    [`%${NEW}%`, `%${TEST_PASSWORD}%`],
  );
  expect(noted).toEqual([]);
});

test('a thief of the session who guesses the old password loses the session, and the owner can still change it', async () => {
  const [someone] = await addMembers(site, person.orgId, ['dentist']);
  const owner = someone ?? person;
  const { accessToken: own, device } = await signInSaved(site, owner);
  const stolen = await signIn(site, owner);
  const codes: number[] = [];
  for (let i = 0; i < 6; i += 1) {
    await site.shiftClock(`${i} minutes`);
    codes.push((await change(stolen, `Guess-Horse-${i}`, 'Thief-Horse-7')).code);
  }
  await site.shiftClock('0');
  const wrong = CODES.wrongCredentials;
  expect(codes).toEqual([wrong, wrong, wrong, wrong, wrong, CODES.sessionEnded]);
  const input = { oldPassword: TEST_PASSWORD, newPassword: NEW };
  expect((await site.call(changePass, input, { ...device, accessToken: own })).code).toBe(CODES.ok);
});
