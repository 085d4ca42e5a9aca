import { randomUUID } from 'node:crypto';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/core/codes';
import { companyInfo, editCompany } from '@archway/contract/organization/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { grant, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { openTestSite, type SendOptions, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
});
afterAll(() => site.close());

const ADDRESS = {
  country: 'DE',
  state: 'Hesse',
  city: 'Kassel',
  district: 'Mitte',
  street: 'Feldweg 3',
  postalCode: '34117',
};
const edit = (input: InputOf<typeof editCompany>, options: SendOptions = {}) =>
  site.call(editCompany, input, { accessToken, ...options });

test('fills in what was missing, with event and audit row', async () => {
  const { code, data } = await edit({
    name: ' Praxis Feld ',
    abbreviation: 'PF',
    businessLicenseCode: 'HE-1',
    representativeName: 'Hannah Feld',
    phone: '+49 561 1',
    email: 'hannah@feld.example',
    address: ADDRESS,
    timeZone: 'Europe/Berlin',
  });
  expect(code).toBe(CODES.ok);
  expect(data).toMatchObject({
    name: 'Praxis Feld',
    abbreviation: 'PF',
    businessLicenseCode: 'HE-1',
    representativeName: 'Hannah Feld',
    phone: '+49 561 1',
    email: 'hannah@feld.example',
    address: ADDRESS,
    timeZone: 'Europe/Berlin',
    missing: [],
  });
  const left = await rowsAs(
    site.owner,
    administrator.orgId,
    `select o.name, a.actor, a.object from outbox o, audit a where a.call = 'company/editCompany'`,
  );
  expect(left).toEqual([
    { name: 'organization.edited', actor: administrator.userCode, object: administrator.orgId },
  ]);
});

test('fields left out stay as they are, and others of the site too', async () => {
  const stranger = (await makeOrganization(site)).people[0];
  const { data } = await edit({ phone: '+49 561 2' });
  expect(data).toMatchObject({ phone: '+49 561 2', name: 'Praxis Feld', address: ADDRESS });
  const { data: theirs } = await site.call(companyInfo, {}, { accessToken: await signIn(site, stranger) });
  expect([theirs.name, theirs.phone]).toEqual(['Test organization', '']);
});

test('the region cannot be changed, not even by hand in the database', async () => {
  const { orgId } = administrator;
  const region = site.config.SITE_REGION;
  const other = region === 'uk' ? 'europe' : 'uk';
  expect((await edit({ region })).code).toBe(CODES.ok);
  const { code, data } = await edit({ region: other });
  expect({ code, data }).toEqual({ code: CODES.invalidInput, data: { fields: ['region'] } });
  const setRegion = (to: string | null) =>
    rowsAs(site.owner, orgId, 'update organization set region = $1 where org_id = app_org()', [to]);
  await setRegion(region);
  await expect(setRegion(other)).rejects.toThrow('cannot be changed');
  await expect(setRegion(null)).rejects.toThrow('cannot be changed');
});

test.each<[string, Record<string, unknown>]>([
  ['address', { address: { ...ADDRESS, country: 'de' } }],
  ['address.country', { address: { ...ADDRESS, country: 'QQ' } }],
  ['address', { address: { country: 'DE' } }],
  ['timeZone', { timeZone: 'Nowhere/Berlin' }],
  ['email', { email: 'nobody' }],
  ['name', { name: '  ' }],
  ['name', { name: 'x'.repeat(65) }],
  ['unrecognized_keys', { type: 1 }],
  ['unrecognized_keys', { companyCode: randomUUID() }],
  ['unrecognized_keys', { logo: 'x' }],
  ['unrecognized_keys', { status: 1 }],
])('%s is refused in %j', async (field, input) => {
  const { code, data } = await edit(input);
  expect(code).toBe(CODES.invalidInput);
  expect((data as unknown as { fields: string[] }).fields.join()).toContain(field);
});

test('the same gesture twice is one change', async () => {
  const idempotencyKey = randomUUID();
  const [one, two] = await Promise.all([
    edit({ abbreviation: 'ONCE' }, { idempotencyKey }),
    edit({ abbreviation: 'ONCE' }, { idempotencyKey }),
  ]);
  expect(one).toEqual(two);
  const rows = await rowsAs(
    site.owner,
    administrator.orgId,
    `select from audit where call = 'company/editCompany' and detail->>'fields' = 'abbreviation'`,
  );
  expect(rows.length).toBe(1);
});

test('a member needs the permission', async () => {
  const token = await signIn(site, dentist);
  expect((await edit({ phone: '1' }, { accessToken: token })).code).toBe(CODES.noPerm);
  await grant(site, dentist, 'ownSpace.editOrganization');
  expect((await edit({ phone: '1' }, { accessToken: token })).code).toBe(CODES.ok);
});
