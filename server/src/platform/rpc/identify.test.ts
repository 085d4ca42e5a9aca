import { defineCall } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { editCompany } from '@archway/contract/organization/calls';
import { openApiDocument } from '@archway/contract/openapi';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { rowsAs } from '../../testing/as-tenant.ts';
import { forgetProfile, makeOrganization, signIn } from '../../testing/people.ts';
import { openTestSite, productWith, type TestSite } from '../../testing/site.ts';
import { implement } from './implement.ts';

const shared = { method: 'POST', access: 'session', input: z.strictObject({}), output: z.null() } as const;
const deal = defineCall({
  ...shared,
  path: 'test/deal',
  summary: 'Deals with others.',
  needsCompleteOrganization: true,
});
const forLabs = defineCall({
  ...shared,
  path: 'test/forLabs',
  summary: 'For labs.',
  organizationTypes: [ORGANIZATION_TYPE.lab],
});

const forPrinters = defineCall({
  ...shared,
  path: 'test/forPrinters',
  summary: 'For organizations that print.',
  feature: 'THIRD_PRINT',
});

let site: TestSite;
beforeAll(async () => {
  const calls = [deal, forLabs, forPrinters].map((call) => implement(call, async () => null));
  site = await openTestSite(productWith({ name: 'test', calls }));
});
afterAll(() => site.close());

test("an organization with an incomplete profile can't make calls that involve others, and is told what is missing", async () => {
  const { orgId, people } = await makeOrganization(site);
  const accessToken = await signIn(site, people[0]);
  await forgetProfile(site, orgId);
  const path = '/own-space/organisation-info';
  expect(await site.call(deal, {}, { accessToken, language: 'de' })).toEqual({
    code: CODES.organizationIncomplete,
    msg: expect.stringContaining('Das Profil Ihrer Organisation ist unvollständig') as string,
    data: {
      missing: [
        { item: 'address', path },
        { item: 'representative', path },
      ],
    },
  });
  const address = {
    country: 'DE',
    state: '',
    city: 'Kassel',
    district: '',
    street: 'Feldweg 3',
    postalCode: '',
  };
  await site.call(editCompany, { address }, { accessToken });
  const { data } = await site.call(deal, {}, { accessToken });
  expect(data).toEqual({ missing: [{ item: 'representative', path }] });
  const representative = { representativeName: 'A', phone: '+49 30 901820', email: 'a@b.example' };
  await site.call(editCompany, representative, { accessToken });
  expect((await site.call(deal, {}, { accessToken })).code).toBe(CODES.ok);
});

test('a caller without permission is not told what the profile lacks', async () => {
  expect((await site.call(deal, {})).code).toBe(CODES.sessionUnknown);
});

test('a call limited to labs is refused for other organization types', async () => {
  const [clinic] = (await makeOrganization(site)).people;
  const [lab] = (await makeOrganization(site, ORGANIZATION_TYPE.lab)).people;
  expect((await site.call(forLabs, {}, { accessToken: await signIn(site, clinic) })).code).toBe(CODES.noPerm);
  expect((await site.call(forLabs, {}, { accessToken: await signIn(site, lab) })).code).toBe(CODES.ok);
});

test('the API document states organization types and the failure for an incomplete profile', () => {
  const text = JSON.stringify(openApiDocument([deal, forLabs], '1'));
  expect(text).toContain('20110 organizationIncomplete says what is missing');
  expect(text).toContain('**Organization types:** 3;');
});

test('a call that needs a feature key is refused for organizations without it, also for administrators', async () => {
  const { orgId, people } = await makeOrganization(site);
  const give = (features: string) =>
    rowsAs(site.owner, orgId, 'update organization set features = $1 where org_id = app_org()', [features]);
  const ask = async () =>
    (await site.call(forPrinters, {}, { accessToken: await signIn(site, people[0]) })).code;
  expect(await ask()).toBe(CODES.noPerm);
  await give('{THIRD_PRINT}');
  expect(await ask()).toBe(CODES.ok);
  await give('{TREATMENTS}');
  expect(await ask()).toBe(CODES.noPerm);
});
