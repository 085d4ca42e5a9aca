import { randomUUID } from 'node:crypto';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { companyInfo, editCompany } from '@archway/contract/organization/calls';
import { expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { fetchFile } from '../../../testing/files-host.ts';
import { makeFile, sendFile } from '../../../testing/files.ts';
import { COMPLETE_PROFILE, grant, makeOrganization, signIn } from '../../../testing/people.ts';
import type { SendOptions } from '../../../testing/site.ts';
import { onePage } from '../../../testing/pdf.ts';

const site = await openSite();
const [administrator, dentist] = (await makeOrganization(site)).people;
const accessToken = await signIn(site, administrator);

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
    phone: '+49 561 000031',
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
    phone: '+49 561 000031',
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
  const { data } = await edit({ phone: '+49 561 000032' });
  expect(data).toMatchObject({ phone: '+49 561 000032', name: 'Praxis Feld', address: ADDRESS });
  const { data: theirs } = await site.call(companyInfo, {}, { accessToken: await signIn(site, stranger) });
  expect([theirs.name, theirs.phone]).toEqual(['Test organization', COMPLETE_PROFILE.phone]);
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
  ['logo', { logo: 'x' }],
  ['businessLicenseFile', { businessLicenseFile: 'x' }],
  ['unrecognized_keys', { status: 1 }],
])('%s is refused in %j', async (field, input) => {
  const { code, data } = await edit(input);
  expect(code).toBe(CODES.invalidInput);
  expect((data as unknown as { fields: string[] }).fields.join()).toContain(field);
});

test('logo and license are uploaded files, which can be taken away again', async () => {
  const logo = await makeFile(site, accessToken, { kind: 'organization' });
  const bytes = onePage();
  const license = { kind: 'license', name: 'HRB 1.pdf', bytes } as const;
  const businessLicenseFile = await makeFile(site, accessToken, license);
  const { code, data } = await edit({ logo, businessLicenseFile });
  expect(code).toBe(CODES.ok);
  expect((await fetchFile(data.logo ?? '')).headers.get('content-type')).toBe('image/png');
  expect(data.businessLicenseFile?.name).toBe('HRB 1.pdf');
  const { headers } = await fetchFile(data.businessLicenseFile?.url ?? '');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="HRB 1.pdf"/);
  // A change of something else leaves them.
  expect((await edit({ phone: '+49 30 901820' })).data).toMatchObject({ logo: data.logo });
  expect((await edit({ logo: '', businessLicenseFile: '' })).data).toMatchObject({
    logo: null,
    businessLicenseFile: null,
  });
});

test('only own files that were checked, each for what it was sent for', async () => {
  const waits = await sendFile(site, accessToken, { kind: 'organization' });
  expect((await edit({ logo: waits })).code).toBe(CODES.resourceIsBeingPrepared);
  const refused = await makeFile(site, accessToken, { kind: 'license', bytes: Buffer.from('x') });
  expect((await edit({ businessLicenseFile: refused })).code).toBe(CODES.processingFailed);
  const avatar = await makeFile(site, accessToken, { kind: 'avatar' });
  const theirs = await makeFile(site, await signIn(site, dentist), { kind: 'organization' });
  for (const logo of [avatar, theirs, randomUUID()]) expect((await edit({ logo })).code).toBe(CODES.notFound);
});

test('whoever was asked for the license as a file owes it until it is there', async () => {
  await rowsAs(
    site.owner,
    administrator.orgId,
    `update organization set register_version = 2, license_file_asked = true where org_id = app_org()`,
  );
  const missing = async (input: InputOf<typeof editCompany>) => (await edit(input)).data.missing;
  expect(await missing({ businessLicenseCode: 'HE-1' })).toMatchObject([{ item: 'license' }]);
  const businessLicenseFile = await makeFile(site, accessToken, { kind: 'license' });
  expect(await missing({ businessLicenseFile })).toEqual([]);
  expect(await missing({ businessLicenseFile: '' })).toMatchObject([{ item: 'license' }]);
  await rowsAs(
    site.owner,
    administrator.orgId,
    `update organization set license_file_asked = false where org_id = app_org()`,
  );
  expect(await missing({ phone: '+49 30 901820' })).toEqual([]);
});

test('the same idempotency key twice makes one change', async () => {
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
  expect((await edit({ phone: '+49 30 901820' }, { accessToken: token })).code).toBe(CODES.noPerm);
  await grant(site, dentist, 'ownSpace.editOrganization');
  expect((await edit({ phone: '+49 30 901820' }, { accessToken: token })).code).toBe(CODES.ok);
});
