import { CODES } from '@archway/contract/codes';
import { listRoles } from '@archway/contract/role/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grant } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';
import { openClinic, type Clinic } from '../role.fixtures.ts';

let site: TestSite;
let clinic: Clinic;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await openClinic(site);
  await openClinic(site);
});
afterAll(() => site.close());

const list = (accessToken: string) => site.call(listRoles, {}, { accessToken });

test('shows all roles of the organization and which are the caller’s to give', async () => {
  const { data } = await list(clinic.token);
  const shown = data.map(({ code, isDefault, isProtected, isGrantable }) =>
    [code, isDefault, isProtected, isGrantable].join(' '),
  );
  expect(shown.toSorted()).toEqual([
    'assistant true false true',
    'clinic-admin false true true',
    'dentist false false true',
  ]);
});

test('says what the holders of each role may do', async () => {
  const { data } = await list(clinic.token);
  const of = (code: string) => data.find((role) => role.code === code)?.permissions ?? [];
  expect(of('clinic-admin')).toEqual(['*:*:*']);
  expect(of('assistant')).toContain('case:record:save');
  expect(of('assistant')).not.toContain('role:record:save');
});

test('a member needs the permission, and gives nothing that holds more', async () => {
  const { limited, limitedToken } = clinic;
  expect((await list(limitedToken)).code).toBe(CODES.noPerm);
  await grant(site, limited, 'userManagement');
  const grantable = async () =>
    (await list(limitedToken)).data
      .filter(({ isGrantable }) => isGrantable)
      .map(({ code }) => code)
      .toSorted();
  expect(await grantable()).toEqual(['assistant', 'dentist']);
  await grant(site, { ...limited, roleCode: 'assistant' }, 'userManagement.delete');
  expect(await grantable()).toEqual(['dentist']);
});
