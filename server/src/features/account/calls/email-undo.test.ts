import {
  confirmEmail,
  editEmail,
  forgetPassResetPass,
  info,
  queryEmailSign,
  undoEmail,
} from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { querySignInMethods } from '@archway/contract/credential/calls';
import { saveMember } from '@archway/contract/member/calls';
import { login } from '@archway/contract/session/calls';
import { afterEach, expect, test } from 'vitest';
import { newPasskey } from '../../../testing/credentials.ts';
import { openSite } from '../../../testing/file-site.ts';
import { signMailedTo } from '../../../testing/mails.ts';
import {
  addMembers,
  freshAddress,
  makeOrganization,
  roleIdOf,
  signIn,
  signInVerified,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../testing/people.ts';

const site = await openSite();
const { orgId } = await makeOrganization(site);
afterEach(() => site.shiftClock('0'));

const NEW = 'Another-Horse-8';
let made = 0;
const newAddress = () => `thief.${(made += 1)}@elsewhere.example`;

async function someone(): Promise<TestPerson> {
  const [person] = await addMembers(site, orgId, ['dentist']);
  if (person === undefined) throw new Error('nobody was made');
  return person;
}

/** Somebody who knows the password makes the account go by another address. */
async function changeAddress(accessToken: string, email: string): Promise<void> {
  await site.call(editEmail, { email }, { accessToken });
  const sign = await signMailedTo(site, orgId, { template: 'confirmEmail', to: email });
  const { code } = await site.call(confirmEmail, { sign }, { address: freshAddress() });
  expect(code).toBe(CODES.ok);
}
const undoSign = (to: string, template = 'emailChanged') => signMailedTo(site, orgId, { template, to });
const undo = async (sign: string) => (await site.call(undoEmail, { sign }, { address: freshAddress() })).code;
const signInCode = async (account: string, password = TEST_PASSWORD) =>
  (await site.call(login, { account, password }, { address: freshAddress() })).code;

test('the old address takes the account back: sessions and password of whoever had it are over', async () => {
  const person = await someone();
  const thief = await signInVerified(site, person);
  await changeAddress(thief, newAddress());
  const sign = await undoSign(person.email);
  const asked = await site.call(queryEmailSign, { sign }, { address: freshAddress() });
  expect(asked.data).toMatchObject({
    kind: 'undoEmail',
    email: expect.stringMatching(/^d•••••@/) as unknown,
  });
  expect(await undo(sign)).toBe(CODES.ok);
  expect(await undo(sign)).toBe(CODES.linkExpire);
  expect((await site.call(info, {}, { accessToken: thief })).code).toBe(CODES.sessionEnded);
  expect(await signInCode(person.account)).toBe(CODES.wrongCredentials);
  const reset = await signMailedTo(site, orgId, { template: 'resetPassword', to: person.email });
  await site.call(forgetPassResetPass, { sign: reset, password: NEW }, { address: freshAddress() });
  const accessToken = await signIn(site, { ...person, account: person.email }, NEW);
  expect((await site.call(info, {}, { accessToken })).data).toMatchObject({
    email: person.email,
    reviewPasskeys: true,
  });
});

test('what the mail at the request offers works too, before anything was confirmed', async () => {
  const person = await someone();
  const thief = await signInVerified(site, person);
  const to = newAddress();
  await site.call(editEmail, { email: to }, { accessToken: thief });
  expect(await undo(await undoSign(person.email, 'emailChangeAsked'))).toBe(CODES.ok);
  const sign = await signMailedTo(site, orgId, { template: 'confirmEmail', to });
  expect((await site.call(confirmEmail, { sign }, { address: freshAddress() })).code).toBe(CODES.linkExpire);
});

test('a second change does not take the first owner’s way back, and the second address cannot undo it', async () => {
  const person = await someone();
  const thief = await signInVerified(site, person);
  const [first, second] = [newAddress(), newAddress()];
  await changeAddress(thief, first);
  await changeAddress(thief, second);
  // Taking it back to the thief's own first address leaves the owner's link alone.
  expect(await undo(await undoSign(first))).toBe(CODES.ok);
  expect(await undo(await undoSign(person.email))).toBe(CODES.ok);
  expect(await signInCode(first)).toBe(CODES.wrongCredentials);
  const third = await undoSign(first, 'emailChangeAsked');
  expect(await undo(third)).toBe(CODES.linkExpire);
});

test('passkeys added since go, older ones stay', async () => {
  const person = await someone();
  const owner = await signInVerified(site, person);
  await newPasskey(site, owner, 'Mine');
  await changeAddress(owner, newAddress());
  await newPasskey(site, owner, 'Planted');
  expect(await undo(await undoSign(person.email))).toBe(CODES.ok);
  const sign = await signMailedTo(site, orgId, { template: 'resetPassword', to: person.email });
  await site.call(forgetPassResetPass, { sign, password: NEW }, { address: freshAddress() });
  const accessToken = await signIn(site, person, NEW);
  const { data } = await site.call(querySignInMethods, {}, { accessToken });
  expect(data.passkeys.map(({ name }) => name)).toEqual(['Mine']);
});

test('it holds for 7 days, in which nobody else gets the old address', async () => {
  const person = await someone();
  await changeAddress(await signInVerified(site, person), newAddress());
  const other = await makeOrganization(site);
  const roleId = await roleIdOf(site, other.orgId, 'assistant');
  const administrator = other.people[0];
  const invite = async () =>
    (
      await site.call(
        saveMember,
        { email: person.email, roleId },
        { accessToken: await signIn(site, administrator) },
      )
    ).code;
  expect(await invite()).toBe(CODES.addressTaken);
  await site.shiftClock('7 days 1 minute');
  expect(await undo(await undoSign(person.email))).toBe(CODES.linkExpire);
  expect(await invite()).toBe(CODES.ok);
});
