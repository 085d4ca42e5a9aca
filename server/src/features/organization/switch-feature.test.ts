import { randomUUID } from 'node:crypto';
import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { listUserMenu } from '@archway/contract/menu/calls';
import { listTemplates } from '@archway/contract/template/calls';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { openSite } from '../../testing/file-site.ts';
import { inTenant } from '../../testing/in-tenant.ts';
import { makeOrganization, signIn, type TestPerson } from '../../testing/people.ts';
import { switchFeature } from './switch-feature.ts';

const site = await openSite();
let administrator: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [administrator] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
});

const turn = (isOn: boolean, orgId = administrator.orgId) =>
  inTenant(site, orgId, (tx) => switchFeature(tx, orgId, { feature: 'TREATMENTS', isOn }));
const left = (sql: string) => rowsAs(site.owner, administrator.orgId, sql);
const codeOfList = async () => (await site.call(listTemplates, {}, { accessToken })).code;
const hasEntry = async () =>
  JSON.stringify((await site.call(listUserMenu, {}, { accessToken })).data).includes('templates');

test('without the feature its entry and its calls are gone, for an administrator too, and back with it', async () => {
  expect([await hasEntry(), await codeOfList()]).toEqual([true, CODES.ok]);
  expect(await turn(false)).toBe('switched');
  expect([await hasEntry(), await codeOfList()]).toEqual([false, CODES.noPerm]);
  expect((await site.call(info, {}, { accessToken })).data.features).toEqual(['ORAL_HEALTH_REPORT']);
  expect(await turn(true)).toBe('switched');
  expect([await hasEntry(), await codeOfList()]).toEqual([true, CODES.ok]);
});

test('it is audited and told once, however often it is asked for', async () => {
  expect([await turn(false), await turn(false)]).toEqual(['switched', 'unchanged']);
  expect(
    await left(
      `select actor, detail from audit where org_id = app_org() and call = 'organization.switchFeature'`,
    ),
  ).toEqual([{ actor: null, detail: { feature: 'TREATMENTS', isOn: false } }]);
  expect(
    await left(
      `select payload from outbox where org_id = app_org() and name = 'organization.featureSwitched'`,
    ),
  ).toEqual([{ payload: { feature: 'TREATMENTS', isOn: false } }]);
});

test('no other organization loses it', async () => {
  const { orgId } = await makeOrganization(site);
  await turn(false);
  expect(
    await rowsAs(site.owner, orgId, 'select features from organization where org_id = app_org()'),
  ).toEqual([{ features: ['TREATMENTS', 'ORAL_HEALTH_REPORT'] }]);
});

test('an organization that does not exist is named as such', async () => {
  expect(await turn(false, randomUUID())).toBe('unknown');
});
