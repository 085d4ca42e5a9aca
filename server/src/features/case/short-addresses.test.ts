import { companyInfo } from '@archway/contract/organization/calls';
import { info } from '@archway/contract/account/calls';
import { addCaseFiles, getCase } from '@archway/contract/case/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { addUpload, makeCase, setScan } from '../../testing/cases.ts';
import { makeOrganization, signIn, type TestPerson } from '../../testing/people.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;
let administrator: TestPerson;
let accessToken: string;
let caseId: string;
beforeAll(async () => {
  site = await openTestSite();
  [administrator] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  caseId = await makeCase(site, accessToken);
  const scan = await addUpload(site, administrator, { tag: 'finished' });
  const photo = await addUpload(site, administrator, { kind: 'photo', name: 'face.jpg', tag: 'finished' });
  const { orgId, userCode } = administrator;
  await setScan(site, orgId, scan, { step: 'done', thumbnailKey: `org/${orgId}/thumbnail` });
  const rows = (query: string, values: unknown[] = []) => rowsAs(site.owner, orgId, query, values);
  await rows(
    `update scan set preview_key = 'org/p', preview_bytes = 1, preview_triangles = 1, full_key = 'org/f',
       full_bytes = 1, full_triangles = 1 where file_id = $1`,
    [scan],
  );
  await rows(`update file set content_type = 'image/jpeg' where id = $1`, [photo]);
  // Any finished file will do for an avatar, a logo and a license.
  await rows('update member set avatar_file = $1 where user_code = $2', [photo, userCode]);
  await rows('update organization set logo_file = $1, license_upload = $1 where org_id = app_org()', [photo]);
  await site.call(addCaseFiles, { caseId, fileIds: [scan, photo] }, { accessToken });
});
afterAll(() => site.close());

interface Address {
  field: string;
  seconds: string | null;
  cached: string | null;
}

/** All signed addresses in an answer, with the field that has them. */
function addressesIn(value: unknown, field = ''): Address[] {
  if (typeof value === 'string') {
    if (!value.includes('X-Amz-Signature')) return [];
    const { searchParams } = new URL(value);
    const cached = searchParams.get('response-cache-control');
    return [{ field, seconds: searchParams.get('X-Amz-Expires'), cached }];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((inside) => addressesIn(inside, field));
  return Object.entries(value).flatMap(([name, inside]) =>
    addressesIn(inside, name === 'url' ? `${field}.url` : name),
  );
}

const short = (field: string): Address => ({ field, seconds: '300', cached: 'no-store' });
const picture = (field: string): Address => ({ field, seconds: '3600', cached: 'private, max-age=1800' });
const sorted = (addresses: Address[]) => addresses.toSorted((a, b) => a.field.localeCompare(b.field));

test('a case has short addresses of its meshes and photos, longer ones of thumbnails, and none of originals', async () => {
  const { data } = await site.call(getCase, { caseId }, { accessToken });
  expect(sorted(addressesIn(data))).toEqual(
    sorted([
      picture('thumbnailUrl'),
      picture('thumbnailUrl'),
      short('preview.url'),
      short('full.url'),
      short('files.url'),
    ]),
  );
});

test('an answer that is kept for repeats holds no address for longer, but of thumbnails', async () => {
  const rows = await rowsAs<{ response: unknown }>(
    site.owner,
    administrator.orgId,
    `select response from idempotency where org_id = app_org()`,
  );
  const kept = rows.flatMap(({ response }) => addressesIn(response));
  expect(kept.some(({ field }) => field === 'preview.url')).toBe(true);
  for (const address of kept)
    expect(address).toEqual(address.field === 'thumbnailUrl' ? picture(address.field) : short(address.field));
});

test('of people and organizations only avatar and logo have the longer ones', async () => {
  const me = await site.call(info, {}, { accessToken });
  expect(addressesIn(me.data)).toEqual([picture('avatar')]);
  const own = await site.call(companyInfo, {}, { accessToken });
  expect(sorted(addressesIn(own.data))).toEqual(sorted([picture('logo'), short('businessLicenseFile.url')]));
});
