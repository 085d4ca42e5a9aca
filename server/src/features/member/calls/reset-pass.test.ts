import { randomUUID } from 'node:crypto';
import { forgetPassResetPass, info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { confirmPasskeys } from '@archway/contract/credential/calls';
import { resetPass } from '@archway/contract/member/calls';
import { login } from '@archway/contract/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { newPasskey, signInByPasskey } from '../../../testing/credentials.ts';
import { queuedMails, signMailedTo } from '../../../testing/mails.ts';
import {
  addMembers,
  changeMember,
  freshAddress,
  grant,
  makeOrganization,
  signIn,
  signInVerified,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let orgId: string;
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
  const made = await makeOrganization(site);
  ({ orgId } = made);
  [administrator, dentist] = made.people;
  accessToken = await signInVerified(site, administrator);
});
afterAll(() => site.close());

const signInCode = async ({ account }: TestPerson, password = TEST_PASSWORD) =>
  (await site.call(login, { account, password }, { address: freshAddress() })).code;
const reset = (userCode: string, token = accessToken) =>
  site.call(resetPass, { userCode }, { accessToken: token });

async function someone(): Promise<TestPerson> {
  const [person] = await addMembers(site, orgId, ['assistant']);
  if (person === undefined) throw new Error('nobody was made');
  return person;
}

test('ends the sessions, forces a change and mails a link for 30 minutes; nobody sees a password', async () => {
  const person = await someone();
  const before = await signIn(site, person);
  expect(await reset(person.userCode)).toEqual({ code: CODES.ok, msg: 'ok', data: {} });
  expect((await site.call(info, {}, { accessToken: before })).code).toBe(CODES.sessionEnded);
  // Whoever knows the old password has nothing more of it.
  expect(await signInCode(person)).toBe(CODES.wrongCredentials);
  const mail = (await queuedMails(site, orgId)).find(({ recipient }) => recipient === person.email);
  expect(mail).toMatchObject({ template: 'resetByAdministrator', params: { minutes: 30 }, hasJob: true });
  const sign = await signMailedTo(site, orgId, { template: 'resetByAdministrator', to: person.email });
  const set = (password: string) =>
    site.call(forgetPassResetPass, { sign, password }, { address: freshAddress() });
  expect(await set(TEST_PASSWORD)).toMatchObject({
    code: CODES.passwordRefused,
    data: { problems: ['same'] },
  });
  expect((await set('Another-Horse-8')).code).toBe(CODES.ok);
  const accessed = await signIn(site, person, 'Another-Horse-8');
  expect((await site.call(info, {}, { accessToken: accessed })).data).toMatchObject({
    forceChangePassword: false,
    reviewPasskeys: true,
  });
  const noted = await rowsAs(
    site.owner,
    orgId,
    `select actor, detail from audit where call = 'user/resetPass' and object = $1`,
    [person.userCode],
  );
  expect(noted).toEqual([{ actor: administrator.userCode, detail: { mayBeStolen: false } }]);
});

test('a passkey is no way around a reset, stays unless it may be stolen, and is shown to its owner', async () => {
  for (const mayBeStolen of [false, true]) {
    const person = await someone();
    const device = await newPasskey(site, await signInVerified(site, person));
    await site.call(resetPass, { userCode: person.userCode, mayBeStolen }, { accessToken });
    const refusal = mayBeStolen ? CODES.passkeyRefused : CODES.passwordWasReset;
    expect((await signInByPasskey(site, device)).code).toBe(refusal);
    const sign = await signMailedTo(site, orgId, { template: 'resetByAdministrator', to: person.email });
    await site.call(forgetPassResetPass, { sign, password: 'Another-Horse-8' }, { address: freshAddress() });
    const after = mayBeStolen ? CODES.passkeyRefused : CODES.ok;
    expect((await signInByPasskey(site, device)).code).toBe(after);
    const token = await signIn(site, person, 'Another-Horse-8');
    expect((await site.call(confirmPasskeys, {}, { accessToken: token })).code).toBe(CODES.ok);
    expect((await site.call(info, {}, { accessToken: token })).data.reviewPasskeys).toBe(false);
  }
});

test('a mailbox gets five mails an hour, and a sixth changes nothing', async () => {
  const person = await someone();
  for (let i = 0; i < 5; i += 1) expect((await reset(person.userCode)).code).toBe(CODES.ok);
  await changeMember(
    site,
    person,
    'force_change_password = false, password_hash = former_password_hash, former_password_hash = null',
  );
  expect(await reset(person.userCode)).toMatchObject({ code: CODES.tooMany, data: { retryAfter: 3_600 } });
  const again = await signIn(site, person);
  expect((await site.call(info, {}, { accessToken: again })).data.forceChangePassword).toBe(false);
});

test('neither oneself, nor who is disabled, nor anybody elsewhere', async () => {
  expect((await reset(administrator.userCode)).code).toBe(CODES.cannotTargetSelf);
  const person = await someone();
  await changeMember(site, person, 'activation = 2');
  expect((await reset(person.userCode)).code).toBe(CODES.conflict);
  const stranger = (await makeOrganization(site)).people[1];
  const theirs = await signIn(site, stranger);
  expect([(await reset(stranger.userCode)).code, (await reset(randomUUID())).code]).toEqual([
    CODES.notFound,
    CODES.notFound,
  ]);
  expect((await site.call(info, {}, { accessToken: theirs })).code).toBe(CODES.ok);
});

test('an administrator was asked for the password, and a member needs the permission', async () => {
  const person = await someone();
  const unverified = await signIn(site, administrator);
  expect((await reset(person.userCode, unverified)).code).toBe(CODES.resetPasswordNeedVerify);
  const theirs = await signInVerified(site, dentist, administrator);
  expect((await reset(person.userCode, theirs)).code).toBe(CODES.noPerm);
  await grant(site, dentist, 'userManagement.resetPassword');
  expect((await reset(person.userCode, theirs)).code).toBe(CODES.ok);
});
