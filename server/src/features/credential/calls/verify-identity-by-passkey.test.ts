import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { startIdentityPasskey, verifyIdentityByPasskey } from '@archway/contract/credential/calls';
import { revokeAllSessions, verifyIdentity } from '@archway/contract/session/calls';
import { afterEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import type { Authenticator, Misbehavior } from '../../../testing/authenticator.ts';
import { newPasskey, signInVerified } from '../../../testing/credentials.ts';
import { openSite } from '../../../testing/file-site.ts';
import { addMembers, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { userHandleOf } from '../webauthn.ts';

const site = await openSite();
const [administrator] = (await makeOrganization(site)).people;
const [stranger] = (await makeOrganization(site)).people;
afterEach(() => site.shiftClock('0'));

/** Tries are limited for each account, so each test has a member of its own. */
async function someone(roleCode = 'dentist'): Promise<{ made: TestPerson; device: Authenticator }> {
  const [made] = await addMembers(site, administrator.orgId, [roleCode]);
  if (made === undefined) throw new Error('nobody was made');
  return { made, device: await newPasskey(site, await signInVerified(site, made)) };
}

const ask = async (accessToken: string) =>
  (await site.call(startIdentityPasskey, {}, { accessToken })).data.question;
const verify = (accessToken: string, answer: Record<string, unknown>) =>
  site.call(verifyIdentityByPasskey, { answer }, { accessToken });
const attempt = async (accessToken: string, device: Authenticator, how: Misbehavior = {}) =>
  verify(accessToken, device.answer(await ask(accessToken), how));
const refused = { code: CODES.passkeyRefused, data: null };

async function verifiedBy(accessToken: string, { orgId, userCode }: TestPerson): Promise<unknown> {
  const { code } = await site.call(revokeAllSessions, {}, { accessToken });
  const rows = await rowsAs<{ groups: string }>(
    site.owner,
    orgId,
    `select concat_ws(' ', case when own_until > app_now() then 'own' end,
       case when administrator_until > app_now() then 'administrator' end) as groups
     from session where user_code = $1 and ended_at is null order by created_at desc`,
    [userCode],
  );
  return code === CODES.ok ? rows[0]?.groups : null;
}

test('verifies for 15 minutes, a member for own things and an administrator for everything', async () => {
  for (const [roleCode, counts] of [
    ['dentist', 'own'],
    ['clinic-admin', 'own administrator'],
  ] as const) {
    const { made, device } = await someone(roleCode);
    const accessToken = await signIn(site, made);
    expect(await verifiedBy(accessToken, made)).toBeNull();
    const { code, data } = await attempt(accessToken, device);
    expect(code).toBe(CODES.ok);
    expect(Math.abs(Date.parse(data.verifiedUntil) - Date.now() - 15 * 60_000)).toBeLessThan(10_000);
    expect(await verifiedBy(accessToken, made)).toBe(counts);
  }
});

test('a question is answered once, within five minutes, and in its own session', async () => {
  const { made, device } = await someone();
  const [here, there] = [await signIn(site, made), await signIn(site, made)];
  const question = await ask(here);
  expect(await verify(there, device.answer(question))).toMatchObject(refused);
  expect((await verify(here, device.answer(question))).code).toBe(CODES.ok);
  expect(await verify(here, device.answer(question))).toMatchObject(refused);
  const late = await ask(here);
  await site.shiftClock('301 seconds');
  expect(await verify(here, device.answer(late))).toMatchObject(refused);
});

test("neither a colleague's passkey nor a stranger's counts", async () => {
  const { made } = await someone();
  const { device: colleagues } = await someone();
  const strangers = await newPasskey(site, await signInVerified(site, stranger));
  const accessToken = await signIn(site, made);
  // Also when the device claims to be the caller's: that much anybody can say.
  const claimed = { userHandle: userHandleOf(made.userCode).toString('base64url') };
  for (const device of [colleagues, strangers])
    expect(await attempt(accessToken, device, claimed)).toMatchObject(refused);
  expect(await attempt(accessToken, colleagues)).toMatchObject(refused);
  expect(await verifiedBy(accessToken, made)).toBeNull();
});

test.each<[string, Misbehavior]>([
  ['of another origin', { origin: 'https://archway.example.net' }],
  ['without asking its user', { unattended: true }],
  ['for another user', { userHandle: 'A'.repeat(22) }],
])('an answer %s is refused', async (_, how) => {
  const { made, device } = await someone();
  expect(await attempt(await signIn(site, made), device, how)).toMatchObject(refused);
});

test('a count that goes backwards is refused', async () => {
  const { made, device } = await someone();
  const accessToken = await signIn(site, made);
  expect((await attempt(accessToken, device, { counter: 5 })).code).toBe(CODES.ok);
  expect(await attempt(accessToken, device, { counter: 4 })).toMatchObject(refused);
});

test('wrong answers count like wrong passwords: the fifth ends the session', async () => {
  const { made, device } = await someone();
  const accessToken = await signIn(site, made);
  await site.call(verifyIdentity, { password: 'no' }, { accessToken });
  for (const expected of [CODES.ok, CODES.ok, CODES.ok, CODES.sessionEnded]) {
    expect(await verify(accessToken, {})).toMatchObject(refused);
    expect((await site.call(info, {}, { accessToken })).code).toBe(expected);
  }
  expect((await verify(accessToken, device.answer({ challenge: '' }))).code).toBe(CODES.sessionEnded);
});

test('right and wrong answers are in the audit', async () => {
  const { made, device } = await someone();
  const accessToken = await signIn(site, made);
  await verify(accessToken, {});
  await attempt(accessToken, device);
  const rows = await rowsAs(
    site.owner,
    made.orgId,
    `select actor, object, detail from audit where call = 'user/verifyIdentityByPasskey' and object = $1 order by at`,
    [made.userCode],
  );
  const { userCode } = made;
  expect(rows).toEqual([
    { actor: userCode, object: userCode, detail: { outcome: 'passkeyRefused' } },
    { actor: userCode, object: userCode, detail: { outcome: 'verified' } },
  ]);
});
