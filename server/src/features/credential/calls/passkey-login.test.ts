import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import {
  deletePasskey,
  passkeyLogin,
  querySignInMethods,
  startPasskeyLogin,
} from '@archway/contract/credential/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { Authenticator, type Misbehavior } from '../../../testing/authenticator.ts';
import { newPasskey, signInVerified, startCodes, StepClock } from '../../../testing/credentials.ts';
import {
  addMembers,
  changeMember,
  freshAddress,
  makeOrganization,
  type TestPerson,
} from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let orgId: string;
let person: TestPerson;
let device: Authenticator;
beforeAll(async () => {
  site = await openTestSite();
  ({
    orgId,
    people: [person],
  } = await makeOrganization(site));
  device = await newPasskey(site, await signInVerified(site, person));
});
afterAll(() => site.close());
afterEach(() => site.shiftClock('0'));

const ask = async () => (await site.call(startPasskeyLogin, {}, { address: freshAddress() })).data;
const enter = (ticket: string, answer: Record<string, unknown>, saveLogin = false) =>
  site.call(passkeyLogin, { ticket, answer, saveLogin }, { address: freshAddress() });
async function attempt(from: Authenticator, how: Misbehavior = {}) {
  const { ticket, question } = await ask();
  return enter(ticket, from.answer(question, how));
}
const refused = { code: CODES.passkeyRefused, data: null };

async function someone(): Promise<{ made: TestPerson; theirs: Authenticator; accessToken: string }> {
  const [made] = await addMembers(site, orgId, ['dentist']);
  if (made === undefined) throw new Error('nobody was made');
  const accessToken = await signInVerified(site, made);
  return { made, theirs: await newPasskey(site, accessToken), accessToken };
}

test('signs its owner in, notes the use, and leaves an audit row', async () => {
  const { made, theirs, accessToken } = await someone();
  const { code, data } = await attempt(theirs);
  expect(code).toBe(CODES.ok);
  expect(data.refreshToken).toBeNull();
  const own = await site.call(info, {}, { accessToken: data.accessToken });
  expect(own.data.userCode).toBe(made.userCode);
  const [passkey] = (await site.call(querySignInMethods, {}, { accessToken })).data.passkeys;
  expect(passkey?.lastUsedAt).not.toBeNull();
  const audit = await rowsAs(
    site.owner,
    orgId,
    `select a.object, a.detail, s.user_code as session_of from audit a join session s on s.id = a.session_id
     where a.call = 'user/passkeyLogin' and a.actor = $1`,
    [made.userCode],
  );
  const { userCode } = made;
  expect(audit).toEqual([
    { object: userCode, detail: { passkey: passkey?.passkeyId }, session_of: userCode },
  ]);
});

test('with save-login there is a refresh token', async () => {
  const { ticket, question } = await ask();
  const { data } = await enter(ticket, device.answer(question), true);
  expect(data.refreshToken).toMatch(/^[\w-]{50,}$/);
});

test('it stands for password and code', async () => {
  const clock = new StepClock(site);
  await clock.go(0);
  const { made, theirs } = await someone();
  await startCodes(site, clock, made);
  expect((await attempt(theirs)).code).toBe(CODES.ok);
});

test('a question is answered once, of fifty at once too; a wrong answer leaves it', async () => {
  const { ticket, question } = await ask();
  const answer = device.answer(question);
  const answers = await Promise.all(Array.from({ length: 50 }, () => enter(ticket, answer)));
  expect(answers.filter(({ code }) => code === CODES.ok).length).toBe(1);
  expect(answers.filter(({ code }) => code === CODES.passkeyRefused).length).toBe(49);
  expect(await enter(ticket, device.answer(question))).toMatchObject(refused);
  const open = await ask();
  expect(await enter(open.ticket, device.answer(question))).toMatchObject(refused);
  expect((await enter(open.ticket, device.answer(open.question))).code).toBe(CODES.ok);
});

test('an answer belongs to its ticket, and both work for five minutes', async () => {
  const [one, other] = [await ask(), await ask()];
  expect(await enter(one.ticket, device.answer(other.question))).toMatchObject(refused);
  const [inTime, late] = [await ask(), await ask()];
  await site.shiftClock('295 seconds');
  expect((await enter(inTime.ticket, device.answer(inTime.question))).code).toBe(CODES.ok);
  await site.shiftClock('301 seconds');
  expect(await enter(late.ticket, device.answer(late.question))).toMatchObject(refused);
});

test.each<[string, Misbehavior]>([
  ['of another origin', { origin: 'https://archway.example.net' }],
  ['of another host', { host: 'example.net' }],
  ['to another question', { challenge: 'A'.repeat(43) }],
  ['without asking its user', { unattended: true }],
  ['for another user', { userHandle: 'A'.repeat(22) }],
])('an answer %s is refused', async (_, how) => {
  expect(await attempt(device, how)).toMatchObject(refused);
});

test('a count that stands still or goes backwards is refused; one that was never kept is not', async () => {
  const { theirs } = await someone();
  expect((await attempt(theirs, { counter: 0 })).code).toBe(CODES.ok);
  expect((await attempt(theirs, { counter: 0 })).code).toBe(CODES.ok);
  expect((await attempt(theirs, { counter: 7 })).code).toBe(CODES.ok);
  for (const counter of [7, 6, 0]) expect(await attempt(theirs, { counter })).toMatchObject(refused);
  expect((await attempt(theirs, { counter: 8 })).code).toBe(CODES.ok);
});

test('an unknown passkey, a wrong key and no answer at all are refused alike, byte for byte', async () => {
  const unknown = new Authenticator(site.config.PUBLIC_ORIGIN);
  const forged = new Authenticator(site.config.PUBLIC_ORIGIN, device.credentialId);
  const replies = [];
  for (const from of [unknown, forged, null]) {
    const { ticket, question } = await ask();
    const answer = from?.answer(question) ?? { id: device.credentialId };
    const { statusCode, body } = await site.send(
      passkeyLogin,
      { ticket, answer },
      { address: freshAddress() },
    );
    replies.push({ statusCode, body });
  }
  expect(JSON.parse(replies[0]?.body ?? '')).toMatchObject(refused);
  expect(replies[1]).toEqual(replies[0]);
  expect(replies[2]).toEqual(replies[0]);
});

test('a passkey that was taken away is unknown', async () => {
  const { theirs, accessToken } = await someone();
  const [passkey] = (await site.call(querySignInMethods, {}, { accessToken })).data.passkeys;
  await site.call(deletePasskey, { passkeyId: passkey?.passkeyId ?? '' }, { accessToken });
  expect(await attempt(theirs)).toMatchObject(refused);
});

test.each([
  ['activation = 2', CODES.accountDisabled],
  ['activation = 0', CODES.noVerifyEmail],
  ['email_verified = false', CODES.noVerifyEmail],
])('with %s nobody comes in, which is told only to who has the passkey', async (assignment, expected) => {
  const { made, theirs } = await someone();
  await changeMember(site, made, assignment);
  const forged = new Authenticator(site.config.PUBLIC_ORIGIN, theirs.credentialId);
  expect(await attempt(forged)).toMatchObject(refused);
  expect(await attempt(theirs)).toMatchObject({ code: expected, data: null });
});
