import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { join, queryInvitation, resendInvitation, saveMember } from '@archway/contract/member/calls';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { queuedMails, signMailedTo } from '../../../testing/mails.ts';
import {
  changeMember,
  freshAddress,
  grant,
  makeOrganization,
  roleIdOf,
  signIn,
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
});
beforeEach(async () => {
  const made = await makeOrganization(site);
  ({ orgId } = made);
  [administrator, dentist] = made.people;
  accessToken = await signIn(site, administrator);
});
afterAll(() => site.close());
afterEach(() => site.shiftClock('0'));

async function invite(): Promise<{ userCode: string; email: string }> {
  const email = `${randomUUID().slice(0, 8)}@invited.example`;
  const roleId = await roleIdOf(site, orgId, 'assistant');
  const { data } = await site.call(saveMember, { email, roleId, language: 'de' }, { accessToken });
  return { userCode: data.userCode, email };
}
const resend = (userCode: string, token = accessToken) =>
  site.call(resendInvitation, { userCode }, { accessToken: token });
const signTo = (to: string) => signMailedTo(site, orgId, { template: 'invitation', to });
const look = (sign: string) => site.call(queryInvitation, { sign });

test('the new link works for seven days from now, and the old one no longer', async () => {
  const { userCode, email } = await invite();
  const old = await signTo(email);
  await site.shiftClock('8 days');
  accessToken = await signIn(site, administrator);
  expect((await look(old)).code).toBe(CODES.linkExpire);
  expect(await resend(userCode)).toMatchObject({ code: CODES.ok, data: { userCode, email, status: 0 } });
  const mails = (await queuedMails(site, orgId)).filter(({ recipient }) => recipient === email);
  expect(mails).toMatchObject([
    { template: 'invitation' },
    { template: 'invitation', language: 'de', params: { days: 7 }, hasJob: true },
  ]);
  const sign = await signTo(email);
  await site.shiftClock(`${8 * 24 + 6 * 24} hours`);
  expect((await look(sign)).data).toMatchObject({ email, invitedBy: `The ${administrator.account}` });
  expect((await look(old)).code).toBe(CODES.linkExpire);
  const agreementType = 'privacy,cookie,terms';
  const input = { sign, displayName: 'Amara Cole', password: 'Another-Horse-8', agreementType };
  expect((await site.call(join, input, { address: freshAddress() })).code).toBe(CODES.ok);
  accessToken = await signIn(site, administrator);
  expect((await resend(userCode)).code).toBe(CODES.conflict);
  const noted = await rowsAs(
    site.owner,
    orgId,
    `select actor, object from audit where call = 'user/resendInvitation'`,
  );
  expect(noted).toEqual([{ actor: administrator.userCode, object: userCode }]);
});

test('neither members who are active or disabled, nor anybody elsewhere', async () => {
  expect((await resend(dentist.userCode)).code).toBe(CODES.conflict);
  await changeMember(site, dentist, 'activation = 2');
  expect((await resend(dentist.userCode)).code).toBe(CODES.conflict);
  const [stranger] = (await makeOrganization(site)).people;
  await changeMember(site, stranger, 'activation = 0');
  expect(await resend(stranger.userCode)).toEqual(await resend(randomUUID()));
  expect(await queuedMails(site, stranger.orgId)).toEqual([]);
});

test('a mailbox gets five mails an hour, and an organization sends twenty invitations a day', async () => {
  const { userCode } = await invite();
  for (let i = 0; i < 4; i += 1) expect((await resend(userCode)).code).toBe(CODES.ok);
  expect(await resend(userCode)).toMatchObject({ code: CODES.tooMany, data: { retryAfter: 3_600 } });
  for (let i = 0; i < 15; i += 1) await invite();
  const input = { email: 'nobody@invited.example', roleId: await roleIdOf(site, orgId, 'assistant') };
  expect((await site.call(saveMember, input, { accessToken })).code).toBe(CODES.invitationLimit);
  await site.shiftClock('2 hours');
  accessToken = await signIn(site, administrator);
  expect((await resend(userCode)).code).toBe(CODES.invitationLimit);
});

test('a member needs the permission, and the organization has told everything about itself', async () => {
  const { userCode } = await invite();
  const token = await signIn(site, dentist);
  expect((await resend(userCode, token)).code).toBe(CODES.noPerm);
  await grant(site, dentist, 'userManagement.save');
  expect((await resend(userCode, token)).code).toBe(CODES.ok);
  await rowsAs(site.owner, orgId, `update organization set street = '' where org_id = app_org()`);
  expect((await resend(userCode)).code).toBe(CODES.organizationIncomplete);
});
