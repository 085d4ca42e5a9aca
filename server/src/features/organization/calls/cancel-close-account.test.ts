import { queryUserAgreementReadLog } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { cancelCloseAccount, closeAccount } from '@archway/contract/organization/calls';
import { verifyIdentity } from '@archway/contract/session/calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { queuedMails } from '../../../testing/mails.ts';
import { makeOrganization, signIn, TEST_PASSWORD, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [administrator] = (await makeOrganization(site)).people;
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

test('it can be withdrawn within the grace, and everybody works on', async () => {
  await close();
  await site.shiftClock('29 days 23 hours');
  const later = await signIn(site, administrator);
  const { code, data } = await keep(later);
  expect([code, data.status, data.closing]).toEqual([CODES.ok, 1, null]);
  expect((await agreements(later)).code).toBe(CODES.ok);
  expect((await mailsOf('organizationKept')).length).toBe(1);
  await site.shiftClock('31 days');
  expect(await endDue()).toBe(0);
});

test('a closing that is withdrawn while its end waits in the queue stays withdrawn', async () => {
  await close();
  await site.shiftClock('30 days 1 minute');
  expect(await endDue()).toBe(1);
  await site.shiftClock('1 day');
  const { code } = await keep(await signIn(site, administrator));
  expect(code).toBe(CODES.ok);
  expect(await mailsOf('organizationClosed')).toEqual([]);
  const rows = await rowsAs(
    site.owner,
    administrator.orgId,
    'select status from organization where org_id = app_org()',
  );
  expect(rows).toEqual([{ status: 1 }]);
});

test('what is not being closed cannot be kept', async () => {
  expect((await keep()).code).toBe(CODES.conflict);
});
