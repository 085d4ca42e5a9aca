import { queryUserAgreementReadLog } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { cancelCloseAccount, closeAccount, companyInfo } from '@archway/contract/organization/calls';
import { verifyIdentity } from '@archway/contract/session/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { queuedMails } from '../../../testing/mails.ts';
import {
  addMembers,
  grant,
  makeOrganization,
  signIn,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signInVerified(administrator);
});
afterEach(async () => {
  await site.shiftClock('0');
  await rowsAs(
    site.owner,
    administrator.orgId,
    `update organization set status = 1, closing_since = null, closes_at = null
     where org_id = app_org() and status = 3`,
  );
});

async function signInVerified(person: TestPerson): Promise<string> {
  const token = await signIn(site, person);
  const input = { account: administrator.account, password: TEST_PASSWORD };
  await site.call(verifyIdentity, input, { accessToken: token });
  return token;
}
const close = (token = accessToken) => site.call(closeAccount, {}, { accessToken: token });
const keep = (token = accessToken) => site.call(cancelCloseAccount, {}, { accessToken: token });
const agreements = (token: string) => site.call(queryUserAgreementReadLog, {}, { accessToken: token });
const endDue = async () =>
  (await site.queue.query<{ n: number }>('select end_due_closings() as n')).rows[0]?.n;
const mailsOf = async (template: string) =>
  (await queuedMails(site, administrator.orgId)).filter((mail) => mail.template === template);

test('closing begins with thirty days of grace and a mail to every administrator', async () => {
  const [second] = await addMembers(site, administrator.orgId, ['clinic-admin']);
  const member = await signIn(site, dentist);
  expect((await agreements(member)).code).toBe(CODES.ok);
  const { code, data } = await close();
  expect([code, data.status]).toEqual([CODES.ok, 3]);
  const { since = '', endsAt = '' } = data.closing ?? {};
  expect(Date.parse(endsAt) - Date.parse(since)).toBe(30 * 24 * 3_600_000);
  // All members are told by the agreement call, administrators too.
  for (const token of [member, accessToken])
    expect((await agreements(token)).code).toBe(CODES.organizationClosing);
  const mails = await mailsOf('organizationClosing');
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
    [administrator.email, second?.email ?? ''].toSorted(),
  );
  expect(mails[0]?.params['organization']).toBe('Test organization');
  expect(String(mails[0]?.params['day'])).not.toBe('');
  const audit = await rowsAs(
    site.owner,
    administrator.orgId,
    `select actor from audit where org_id = app_org() and call = 'company/close_account'`,
  );
  expect(audit).toEqual([{ actor: administrator.userCode }]);
});

test('after thirty days it is stopped, once, and its sessions with it', async () => {
  await close();
  await site.shiftClock('29 days');
  expect(await endDue()).toBe(0);
  await site.shiftClock('30 days 1 minute');
  const late = await signIn(site, administrator);
  expect((await keep(late)).code).toBe(CODES.conflict);
  expect(await endDue()).toBe(1);
  expect(await endDue()).toBe(1);
  expect((await mailsOf('organizationClosed')).length).toBe(1);
  expect((await site.call(companyInfo, {}, { accessToken: late })).code).toBe(CODES.sessionEnded);
  const rows = await rowsAs(
    site.owner,
    administrator.orgId,
    'select status from organization where org_id = app_org()',
  );
  expect(rows).toEqual([{ status: 2 }]);
  expect(await endDue()).toBe(0);
  const audit = await rowsAs(
    site.owner,
    administrator.orgId,
    `select from audit where org_id = app_org() and call = 'organization.endClosing'`,
  );
  expect(audit.length).toBe(1);
});

test('of two at once one begins it', async () => {
  const codes = (await Promise.all([close(), close()])).map(({ code }) => code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([CODES.ok, CODES.conflict]);
  expect((await mailsOf('organizationClosing')).length).toBe(1);
});

test('it needs permission and an administrator password', async () => {
  const unverified = await signIn(site, administrator);
  expect((await close(unverified)).code).toBe(CODES.resetPasswordNeedVerify);
  const member = await signInVerified(dentist);
  expect((await close(member)).code).toBe(CODES.noPerm);
  expect((await keep(member)).code).toBe(CODES.noPerm);
  await grant(site, dentist, 'ownSpace.closeOrganization');
  expect((await close(member)).code).toBe(CODES.ok);
  expect((await keep(member)).code).toBe(CODES.ok);
});

test('the platform side cannot close itself', async () => {
  const [operator] = (await makeOrganization(site, ORGANIZATION_TYPE.superAdmin)).people;
  const token = await signIn(site, operator);
  await site.call(verifyIdentity, { password: TEST_PASSWORD }, { accessToken: token });
  expect((await close(token)).code).toBe(CODES.noPerm);
});
