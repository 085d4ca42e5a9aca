import { CODES } from '@archway/contract/codes';
import { companyInfo } from '@archway/contract/organization/calls';
import { Company } from '@archway/contract/organization/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import {
  changeMember,
  forgetProfile,
  makeOrganization,
  signIn,
  type TestPerson,
} from '../../../testing/people.ts';

/** Every field the specification lists for an organization (logo and license: see editCompany): where it is stored and presented. */
const FIELDS: Record<string, { column: string; path: string }> = {
  name: { column: 'name', path: 'name' },
  abbreviation: { column: 'abbreviation', path: 'abbreviation' },
  type: { column: 'type', path: 'type' },
  code: { column: 'org_id', path: 'companyCode' },
  'business license code': { column: 'license_code', path: 'businessLicenseCode' },
  'representative name': { column: 'representative_name', path: 'representativeName' },
  phone: { column: 'phone', path: 'phone' },
  email: { column: 'email', path: 'email' },
  'country/region': { column: 'country', path: 'address.country' },
  'state/province': { column: 'state', path: 'address.state' },
  city: { column: 'city', path: 'address.city' },
  district: { column: 'district', path: 'address.district' },
  'postal code': { column: 'postal_code', path: 'address.postalCode' },
  region: { column: 'region', path: 'region' },
};

const site = await openSite();
const [administrator, dentist] = (await makeOrganization(site)).people;

const infoOf = async (person: TestPerson) =>
  (await site.call(companyInfo, {}, { accessToken: await signIn(site, person) })).data;

const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], data);

test('every field of the specification is stored and presented', async () => {
  const [stored] = await rowsAs<Record<string, unknown>>(
    site.owner,
    administrator.orgId,
    `update organization set abbreviation = 'ab', license_code = 'lc',
       representative_name = 'rn', phone = 'ph', email = 'r@x.example', country = 'DE', state = 'st', city = 'ci',
       district = 'di', street = 'sr', postal_code = 'pc', region = 'europe', time_zone = 'Europe/Berlin'
     where org_id = app_org() returning *`,
  );
  const data = await infoOf(administrator);
  for (const [field, { column, path }] of Object.entries(FIELDS)) {
    expect(stored, field).toHaveProperty(column);
    expect(valueAt(data, path), field).toBe(stored?.[column]);
    expect(valueAt(data, path), field).not.toBeNull();
  }
  expect(data.address.street).toBe('sr');
  expect(data.timeZone).toBe('Europe/Berlin');
  // And nothing that the list above does not know is silently empty: the whole shape is filled.
  expect(Object.keys(data).toSorted()).toEqual(Object.keys(Company.shape).toSorted());
});

test('every member sees it, and what is missing', async () => {
  const { orgId, people } = await makeOrganization(site);
  await forgetProfile(site, orgId);
  const data = await infoOf(people[1]);
  expect(data.missing).toEqual([
    { item: 'address', path: '/own-space/organisation-info' },
    { item: 'representative', path: '/own-space/organisation-info' },
  ]);
  expect([data.companyCode, data.closing, data.status]).toEqual([people[1].orgId, null, 1]);
  await rowsAs(
    site.owner,
    people[0].orgId,
    'update organization set register_version = 2 where org_id = app_org()',
  );
  await changeMember(site, people[0], 'email_verified = false');
  expect((await infoOf(people[1])).missing.map(({ item }) => item)).toEqual([
    'verifiedEmail',
    'address',
    'representative',
    'license',
  ]);
});

test('the verified address of a member who is no administrator does not count', async () => {
  await changeMember(site, administrator, 'email_verified = false');
  expect((await infoOf(dentist)).missing.map(({ item }) => item)).toContain('verifiedEmail');
  await changeMember(site, administrator, 'email_verified = true');
});

test('the platform side owes nothing', async () => {
  const [dealer] = (await makeOrganization(site, ORGANIZATION_TYPE.dealer)).people;
  expect((await infoOf(dealer)).missing).toEqual([]);
});

test("an organization from before regions has the site's", async () => {
  const [somebody] = (await makeOrganization(site)).people;
  expect((await infoOf(somebody)).region).toBe(site.config.SITE_REGION);
});

test('nobody sees it without a session', async () => {
  expect((await site.call(companyInfo, {})).code).toBe(CODES.sessionUnknown);
});
