import { forgetPass, forgetPassResetPass, info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { confirmLogin } from '@archway/contract/credential/calls';
import { login } from '@archway/contract/session/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { secondStepTicket, startCodes, StepClock } from '../../../testing/credentials.ts';
import { openSite } from '../../../testing/file-site.ts';
import { signMailedTo } from '../../../testing/mails.ts';
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
const { orgId } = await makeOrganization(site);

const NEW = 'Another-Horse-8';
const reset = (sign: string, password: string) =>
  site.call(forgetPassResetPass, { sign, password }, { address: freshAddress() });
const signInCode = async ({ account }: TestPerson, password: string) =>
  (await site.call(login, { account, password }, { address: freshAddress() })).code;

async function someone(): Promise<TestPerson> {
  const [person] = await addMembers(site, orgId, ['dentist']);
  if (person === undefined) throw new Error('nobody was made');
  return person;
}

async function mailedSign({ account, email }: TestPerson): Promise<string> {
  await site.call(forgetPass, { account }, { address: freshAddress() });
  return signMailedTo(site, orgId, { template: 'resetPassword', to: email });
}

test('sets the password once, ends all sessions and leaves an audit row', async () => {
  const person = await someone();
  const accessToken = await signIn(site, person);
  const sign = await mailedSign(person);
  expect(await reset(sign, NEW)).toEqual({ code: CODES.ok, msg: 'ok', data: {} });
  expect((await site.call(info, {}, { accessToken })).code).toBe(CODES.sessionEnded);
  expect(await signInCode(person, TEST_PASSWORD)).toBe(CODES.wrongCredentials);
  expect(await signInCode(person, NEW)).toBe(CODES.ok);
  expect((await reset(sign, TEST_PASSWORD)).code).toBe(CODES.linkExpire);
  const noted = await rowsAs(
    site.owner,
    orgId,
    `select actor, object, detail from audit where call = 'user/forgetPassResetPass' and actor = $1`,
    [person.userCode],
  );
  expect(noted).toEqual([{ actor: person.userCode, object: person.userCode, detail: {} }]);
});

test('a refused password leaves the link for the next try', async () => {
  const person = await someone();
  const sign = await mailedSign(person);
  expect(await reset(sign, 'Password1')).toMatchObject({
    code: CODES.passwordRefused,
    msg: 'Invalid password',
    data: { problems: ['common'] },
  });
  expect(await signInCode(person, TEST_PASSWORD)).toBe(CODES.ok);
  expect((await reset(sign, NEW)).code).toBe(CODES.ok);
});

test('of many at once one sets the password', async () => {
  const person = await someone();
  const sign = await mailedSign(person);
  const passwords = Array.from({ length: 8 }, (_, i) => `Another-Horse-${i}`);
  const answers = await Promise.all(passwords.map((password) => reset(sign, password)));
  const won = passwords.filter((_, i) => answers[i]?.code === CODES.ok);
  expect(won.length).toBe(1);
  expect(answers.filter(({ code }) => code === CODES.linkExpire).length).toBe(7);
  expect(await signInCode(person, won[0] ?? '')).toBe(CODES.ok);
});

test('who reads the mail has confirmed the address: the account is open, and no change is forced', async () => {
  const person = await someone();
  await changeMember(
    site,
    person,
    'activation = 0, email_verified = false, password_hash = null, force_change_password = true',
  );
  expect((await reset(await mailedSign(person), NEW)).code).toBe(CODES.ok);
  const accessToken = await signIn(site, person, NEW);
  const { data } = await site.call(info, {}, { accessToken });
  expect(data).toMatchObject({ status: 1, emailVerified: true, forceChangePassword: false });
});

test('a disabled account stays so', async () => {
  const person = await someone();
  const sign = await mailedSign(person);
  await changeMember(site, person, 'activation = 2');
  await reset(sign, NEW);
  expect(await signInCode(person, NEW)).toBe(CODES.accountDisabled);
});

test('does not switch the second step off, and ends what the old password has half opened', async () => {
  const person = await someone();
  const clock = new StepClock(site);
  await clock.go(0);
  const { secret } = await startCodes(site, clock, person);
  const old = await secondStepTicket(site, person);
  expect((await reset(await mailedSign(person), NEW)).code).toBe(CODES.ok);
  const confirm = async (ticket: string) =>
    (await site.call(confirmLogin, { ticket, code: clock.code(secret, 1) })).code;
  expect(await confirm(old)).toBe(CODES.verifyCodeError);
  expect(await confirm(await secondStepTicket(site, person, { password: NEW }))).toBe(CODES.ok);
  await site.shiftClock('0');
});
