import { queryUserAgreementReadLog, saveUserAgreementReadLog } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();
const [person, colleague] = (await makeOrganization(site)).people;

const query = (accessToken: string) => site.call(queryUserAgreementReadLog, {}, { accessToken });

test("lists what the member has accepted, in today's version only", async () => {
  const accessToken = await signIn(site, person);
  expect(await query(accessToken)).toEqual({ code: CODES.ok, msg: 'ok', data: [] });
  await site.call(saveUserAgreementReadLog, { agreementType: 'terms,privacy' }, { accessToken });
  const both = [{ agreementType: 'privacy' }, { agreementType: 'terms' }];
  expect((await query(accessToken)).data).toEqual(both);
  expect((await query(await signIn(site, colleague))).data).toEqual([]);

  const setVersion = (version: string) =>
    rowsAs(
      site.owner,
      SITE_ORG_ID,
      `update app_config set agreement = jsonb_set(agreement, '{terms,version}', to_jsonb($1::text))`,
      [version],
    );
  await setVersion('2027-01-01');
  expect((await query(accessToken)).data).toEqual([{ agreementType: 'privacy' }]);
  await setVersion('2026-11-01');
  expect((await query(accessToken)).data).toEqual(both);
});

test.each([
  ['is closing', 'status = 3, closes_at = app_now()'],
  ['has withdrawn its processing agreement', 'processing_agreed = false'],
])('answers 403 when the organization %s', async (_, assignment) => {
  const { orgId, people } = await makeOrganization(site);
  const accessToken = await signIn(site, people[0]);
  expect((await query(accessToken)).code).toBe(CODES.ok);
  await rowsAs(site.owner, orgId, `update organization set ${assignment} where org_id = app_org()`);
  expect(await query(accessToken)).toMatchObject({ code: CODES.organizationClosing, data: null });
});

test('many at once do not wait for each other', async () => {
  const accessToken = await signIn(site, person);
  const answers = await Promise.all(Array.from({ length: 20 }, () => query(accessToken)));
  expect(answers.filter(({ code }) => code !== CODES.ok)).toEqual([]);
});
