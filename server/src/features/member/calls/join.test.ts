import { randomUUID } from 'node:crypto';
import { info, queryUserAgreementReadLog } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { disable, join, queryInvitation, saveMember } from '@archway/contract/member/calls';
import { login } from '@archway/contract/session/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { queuedMails, signMailedTo } from '../../../testing/mails.ts';
import {
  changeMember,
  freshAddress,
  makeOrganization,
  roleIdOf,
  signIn,
  type TestPerson,
} from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let orgId: string;
let administrator: TestPerson;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
  const made = await makeOrganization(site, undefined, 'Dental <b>Harbour</b>');
  ({ orgId } = made);
  [administrator] = made.people;
  accessToken = await signIn(site, administrator);
});
afterAll(() => site.close());
afterEach(() => site.shiftClock('0'));

const PASSWORD = 'Another-Horse-8';
const AGREED = 'privacy,cookie,terms';

async function invited(role = 'assistant'): Promise<{ userCode: string; email: string; sign: string }> {
  const email = `${randomUUID().slice(0, 8)}@invited.example`;
  const input = { email, roleId: await roleIdOf(site, orgId, role), language: 'de' as const };
  const { data } = await site.call(saveMember, input, { accessToken });
  const sign = await signMailedTo(site, orgId, { template: 'invitation', to: email });
  return { userCode: data.userCode, email, sign };
}
const look = (sign: string) => site.call(queryInvitation, { sign });
const joinBy = (
  sign: string,
  more: { agreementType?: string; password?: string; displayName?: string } = {},
) =>
  site.call(
    join,
    { sign, displayName: 'Amara Cole', password: PASSWORD, agreementType: AGREED, ...more },
    { address: freshAddress() },
  );

test('an invitation tells who invites, where to and as what, and stays unused', async () => {
  const { email, sign } = await invited();
  for (let i = 0; i < 2; i += 1)
    expect((await look(sign)).data).toMatchObject({
      organization: 'Dental <b>Harbour</b>',
      organizationType: 2,
      invitedBy: `The ${administrator.account}`,
      email,
      role: {
        code: 'assistant',
        scope: 'organization',
      },
    });
});

test('an invitation tells what the role may do', async () => {
  const { sign } = await invited();
  expect((await look(sign)).data.role.permissions).toContain('case:record:read');
});

test('the mail names the inviter and the role in the language of the invited', async () => {
  const { email } = await invited();
  const [mail] = (await queuedMails(site, orgId)).filter(({ recipient }) => recipient === email);
  expect(mail).toMatchObject({
    template: 'invitation',
    params: { inviter: `The ${administrator.account}`, role: 'Assistenz' },
  });
});

test('joining sets name and password, keeps the agreements and signs in, once', async () => {
  const { userCode, email, sign } = await invited();
  const joined = await joinBy(sign);
  expect(joined.code).toBe(CODES.ok);
  const own = { accessToken: joined.data.accessToken };
  expect((await site.call(info, {}, own)).data).toMatchObject({
    userCode,
    displayName: 'Amara Cole',
    status: 1,
    emailVerified: true,
    forceChangePassword: false,
  });
  const { data: agreed } = await site.call(queryUserAgreementReadLog, {}, own);
  expect(agreed.map(({ agreementType }) => agreementType).toSorted()).toEqual(['cookie', 'privacy', 'terms']);
  expect([(await look(sign)).code, (await joinBy(sign)).code]).toEqual([CODES.linkExpire, CODES.linkExpire]);
  const again = await site.call(login, { account: email, password: PASSWORD }, { address: freshAddress() });
  expect(again.code).toBe(CODES.ok);
  const mails = (await queuedMails(site, orgId)).filter(({ recipient }) => recipient === email);
  expect(mails[0]?.template).toBe('invitation');
});

test('of two presses at once one joins', async () => {
  const { sign } = await invited();
  const codes = (await Promise.all([joinBy(sign), joinBy(sign)])).map(({ code }) => code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([CODES.ok, CODES.linkExpire].toSorted((a, b) => a - b));
});

test('without every agreement, or with a weak password, nothing happens and the link still works', async () => {
  const { userCode, sign } = await invited();
  for (const agreementType of ['privacy,terms', 'privacy', 'improvement'])
    expect((await joinBy(sign, { agreementType })).code).toBe(CODES.invalidInput);
  expect((await joinBy(sign, { password: 'Password123!' })).code).toBe(CODES.passwordRefused);
  const [row] = await rowsAs(
    site.owner,
    orgId,
    `select activation, password_hash from member where user_code = '${userCode}'`,
  );
  expect(row).toEqual({ activation: 0, password_hash: null });
  expect((await joinBy(sign)).code).toBe(CODES.ok);
});

test('after seven days the invitation is over', async () => {
  const { sign } = await invited();
  await site.shiftClock('169 hours');
  expect([(await look(sign)).code, (await joinBy(sign)).code]).toEqual([CODES.linkExpire, CODES.linkExpire]);
});

test('somebody who was disabled, or whose organization was stopped, does not get in by an old invitation', async () => {
  const { userCode, sign } = await invited();
  await site.call(disable, { userCode }, { accessToken });
  expect((await joinBy(sign)).code).not.toBe(CODES.ok);

  const { people, orgId: stopped } = await makeOrganization(site);
  const token = await signIn(site, people[0]);
  const email = `${randomUUID().slice(0, 8)}@invited.example`;
  await site.call(
    saveMember,
    { email, roleId: await roleIdOf(site, stopped, 'assistant') },
    { accessToken: token },
  );
  const late = await signMailedTo(site, stopped, { template: 'invitation', to: email });
  await rowsAs(
    site.owner,
    stopped,
    `update organization set status = 2 where org_id = '${stopped}' returning 1`,
  );
  expect((await joinBy(late)).code).toBe(CODES.accountDisabled);
});

test('an inviter who was deleted since is not named', async () => {
  const { sign } = await invited();
  await changeMember(site, administrator, 'deleted_at = now()');
  expect((await look(sign)).data.invitedBy).toBeNull();
  await changeMember(site, administrator, 'deleted_at = null');
});
