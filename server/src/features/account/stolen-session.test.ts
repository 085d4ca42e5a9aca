import { randomUUID } from 'node:crypto';
import {
  changePass,
  confirmEmail,
  editEmail,
  forgetPass,
  info,
  update,
} from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { startPasskey } from '@archway/contract/credential/calls';
import { freeLogin, login, makeLoginSign, verifyIdentity } from '@archway/contract/session/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { queuedMails, signMailedTo } from '../../testing/mails.ts';
import {
  addMembers,
  freshAddress,
  makeOrganization,
  signIn,
  TEST_PASSWORD,
  type TestPerson,
} from '../../testing/people.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';

/** What somebody can do who holds an access token and nothing else: no password, no mailbox. */

const NEW = 'Another-Horse-8';
const THIEF = 'thief@elsewhere.example';

let site: TestSite;
let orgId: string;
let administrator: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  const made = await makeOrganization(site);
  orgId = made.orgId;
  [administrator] = made.people;
});
afterAll(() => site.close());
afterEach(() => site.shiftClock('0'));

async function someone(): Promise<TestPerson> {
  const [person] = await addMembers(site, orgId, ['dentist']);
  if (person === undefined) throw new Error('nobody was made');
  return person;
}

const verifyOwn = (accessToken: string) =>
  site.call(verifyIdentity, { password: TEST_PASSWORD }, { accessToken });
const changeTo = (accessToken: string) =>
  site.call(changePass, { oldPassword: TEST_PASSWORD, newPassword: NEW }, { accessToken });
const signInCode = async (account: string, password: string) =>
  (await site.call(login, { account, password }, { address: freshAddress() })).code;

test('the address cannot be changed without the own password', async () => {
  const stolen = await signIn(site, await someone());
  const { code } = await site.call(editEmail, { email: THIEF }, { accessToken: stolen });
  expect(code).toBe(CODES.resetPasswordNeedVerify);
});

test('a confirmation asked for before a password change is worth nothing after it', async () => {
  const person = await someone();
  const [stolen, own] = [await signIn(site, person), await signIn(site, person)];
  await verifyOwn(stolen);
  await site.call(editEmail, { email: THIEF }, { accessToken: stolen });
  const sign = await signMailedTo(site, orgId, { template: 'confirmEmail', to: THIEF });
  expect((await changeTo(own)).code).toBe(CODES.ok);
  const { code } = await site.call(confirmEmail, { sign }, { address: freshAddress() });
  expect(code).toBe(CODES.linkExpire);
  await site.call(forgetPass, { account: person.account }, { address: freshAddress() });
  const mails = await queuedMails(site, orgId);
  expect(
    mails.filter(({ recipient, template }) => recipient === THIEF && template === 'resetPassword'),
  ).toEqual([]);
});

test('a desktop sign dies with the session that made it, and so does a session made from it', async () => {
  const person = await someone();
  const [stolen, own] = [await signIn(site, person), await signIn(site, person)];
  const makeSign = async () => (await site.call(makeLoginSign, {}, { accessToken: stolen })).data.sign;
  const open = await site.call(freeLogin, { sign: await makeSign() }, { address: freshAddress() });
  const unused = await makeSign();
  expect((await changeTo(own)).code).toBe(CODES.ok);
  expect((await site.call(freeLogin, { sign: unused }, { address: freshAddress() })).code).toBe(
    CODES.linkExpire,
  );
  const child = await site.call(info, {}, { accessToken: open.data.accessToken });
  expect(child.code).toBe(CODES.sessionEnded);
});

test("an administrator's password opens nothing that is the owner's", async () => {
  const stolen = await signIn(site, await someone());
  const input = { account: administrator.account, password: TEST_PASSWORD };
  expect((await site.call(verifyIdentity, input, { accessToken: stolen })).code).toBe(CODES.ok);
  const { code } = await site.call(startPasskey, {}, { accessToken: stolen });
  expect(code).toBe(CODES.resetPasswordNeedVerify);
});

test('a password change ends what was verified before it, and the token it was asked with', async () => {
  const person = await someone();
  const accessToken = await signIn(site, person);
  await verifyOwn(accessToken);
  const changed = await changeTo(accessToken);
  expect(changed.code).toBe(CODES.ok);
  expect((await site.call(info, {}, { accessToken })).code).toBe(CODES.sessionUnknown);
  const next = changed.data.accessToken ?? '';
  expect((await site.call(info, {}, { accessToken: next })).code).toBe(CODES.ok);
  expect((await site.call(startPasskey, {}, { accessToken: next })).code).toBe(CODES.resetPasswordNeedVerify);
  expect(await signInCode(person.account, NEW)).toBe(CODES.ok);
});

test("a colleague's idempotency key and body bring up none of the colleague's answer", async () => {
  const [one, other] = [await signIn(site, await someone()), await signIn(site, await someone())];
  const idempotencyKey = randomUUID();
  const input = { nickname: 'the same for both' };
  const first = await site.call(update, input, { accessToken: one, idempotencyKey });
  expect(first.code).toBe(CODES.ok);
  const second = await site.call(update, input, { accessToken: other, idempotencyKey });
  expect(second).toMatchObject({ code: CODES.idempotencyKeyReused, data: null });
});
