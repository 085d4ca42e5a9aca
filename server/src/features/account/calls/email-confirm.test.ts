import { confirmEmail, editEmail, info, resendActivate } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { API_PREFIX } from '@archway/contract/core/headers';
import { login } from '@archway/contract/session/calls';
import { afterEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { signMailedTo } from '../../../testing/mails.ts';
import {
  addMembers,
  changeMember,
  freshAddress,
  makeOrganization,
  signInVerified,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../testing/people.ts';
import { headersFor } from '../../../testing/site.ts';

const site = await openSite();
const { orgId } = await makeOrganization(site);
afterEach(() => site.shiftClock('0'));

async function someone(): Promise<TestPerson> {
  const [person] = await addMembers(site, orgId, ['dentist']);
  if (person === undefined) throw new Error('nobody was made');
  return person;
}
const confirm = (sign: string, password?: string) =>
  site.call(confirmEmail, { sign, password }, { address: freshAddress() });

/** The sign a member got by asking for a new address. */
async function signFor(accessToken: string, email: string): Promise<string> {
  await site.call(editEmail, { email }, { accessToken });
  return signMailedTo(site, orgId, { template: 'confirmEmail', to: email });
}
const emailOf = async (accessToken: string) => (await site.call(info, {}, { accessToken })).data.email;

test('the mailed sign changes the address, once, and the audit says so', async () => {
  const person = await someone();
  const accessToken = await signInVerified(site, person);
  const sign = await signFor(accessToken, 'ada@new.example');
  expect(await confirm(sign)).toEqual({ code: CODES.ok, msg: 'ok', data: {} });
  expect(await emailOf(accessToken)).toBe('ada@new.example');
  expect((await confirm(sign)).code).toBe(CODES.linkExpire);
  const noted = await rowsAs(
    site.owner,
    orgId,
    `select actor, object, detail from audit where call = 'user/email.confirm'`,
  );
  const { userCode } = person;
  expect(noted).toEqual([{ actor: userCode, object: userCode, detail: { kind: 'confirmEmail' } }]);
});

test('opening the link by GET changes nothing', async () => {
  const accessToken = await signInVerified(site, await someone());
  const sign = await signFor(accessToken, 'get@new.example');
  const headers = headersFor({ ...confirmEmail, method: 'GET' }, {});
  await site.app.inject({ url: `${API_PREFIX}/${confirmEmail.path}?sign=${sign}`, headers });
  expect(await emailOf(accessToken)).not.toBe('get@new.example');
  expect((await confirm(sign)).code).toBe(CODES.ok);
});

test('the sign of a changed address holds for 24 hours', async () => {
  const accessToken = await signInVerified(site, await someone());
  const [inTime, late] = ['in.time@new.example', 'late@new.example'];
  const first = await signFor(accessToken, inTime);
  await site.shiftClock('23 hours 59 minutes');
  expect((await confirm(first)).code).toBe(CODES.ok);
  await site.shiftClock('0');
  const second = await signFor(accessToken, late);
  await site.shiftClock('24 hours 1 minute');
  expect((await confirm(second)).code).toBe(CODES.linkExpire);
});

test('of two who asked for an address before either confirmed it the first to confirm gets it', async () => {
  const [one, other] = [
    await signInVerified(site, await someone()),
    await signInVerified(site, await someone()),
  ];
  const [first, second] = [await signFor(one, 'both@new.example'), await signFor(other, 'BOTH@new.example')];
  expect((await confirm(second)).code).toBe(CODES.ok);
  expect((await confirm(first)).code).toBe(CODES.linkExpire);
  expect(await emailOf(other)).toBe('BOTH@new.example');
  expect(await emailOf(one)).not.toBe('both@new.example');
});

test('the sign of an activation mail opens a new account for 7 days', async () => {
  const person = await someone();
  await changeMember(site, person, 'activation = 0, email_verified = false');
  await site.call(resendActivate, { account: person.account }, { address: freshAddress() });
  const sign = await signMailedTo(site, orgId, { template: 'activate', to: person.email });
  await site.shiftClock('7 days 1 minute');
  expect((await confirm(sign, TEST_PASSWORD)).code).toBe(CODES.linkExpire);
  await site.shiftClock('6 days 23 hours');
  // Whoever gave the password finds the address in the form to sign in.
  expect(await confirm(sign, TEST_PASSWORD)).toMatchObject({
    code: CODES.ok,
    data: { account: person.email },
  });
  const input = { account: person.account, password: TEST_PASSWORD };
  expect((await site.call(login, input, { address: freshAddress() })).code).toBe(CODES.ok);
});

test('an activation mail does not open an account that was disabled since', async () => {
  const person = await someone();
  await changeMember(site, person, 'activation = 0, email_verified = false');
  await site.call(resendActivate, { account: person.account }, { address: freshAddress() });
  const sign = await signMailedTo(site, orgId, { template: 'activate', to: person.email });
  await changeMember(site, person, 'activation = 2');
  await confirm(sign, TEST_PASSWORD);
  const input = { account: person.account, password: TEST_PASSWORD };
  expect((await site.call(login, input, { address: freshAddress() })).code).toBe(CODES.accountDisabled);
});

test('an unknown sign has expired', async () => {
  expect((await confirm('A'.repeat(22))).code).toBe(CODES.linkExpire);
});

test('whoever reads the activation mail of somebody else’s registration cannot open the account', async () => {
  const person = await someone();
  await changeMember(site, person, 'activation = 0, email_verified = false');
  await site.call(resendActivate, { account: person.account }, { address: freshAddress() });
  const sign = await signMailedTo(site, orgId, { template: 'activate', to: person.email });
  const tries: (string | undefined)[] = [
    undefined,
    'Wrong-Horse-7',
    'Wrong-Horse-7',
    'Wrong-Horse-7',
    'Wrong-Horse-7',
  ];
  for (const password of tries) expect((await confirm(sign, password)).code).toBe(CODES.wrongCredentials);
  expect((await confirm(sign, TEST_PASSWORD)).code).toBe(CODES.linkExpire);
});
