import { CODES } from '@archway/contract/core/codes';
import { PERMISSIONS } from '@archway/contract/core/permissions';
import { listAllMenu } from '@archway/contract/menu/calls';
import type { MenuEntry } from '@archway/contract/menu/model';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grant, makeOrganization, signIn } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const codesOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ permission, children }) => [
    ...(permission === null ? [] : [permission]),
    ...codesOf(children),
  ]);

test.each(Object.entries(ORGANIZATION_TYPE))('a %s can give every right there is', async (_, type) => {
  const [administrator] = (await makeOrganization(site, type)).people;
  const { data } = await site.call(listAllMenu, {}, { accessToken: await signIn(site, administrator) });
  expect(codesOf(data).toSorted()).toEqual([...PERMISSIONS].toSorted());
});

test('a member needs the permission, and then sees all, held or not', async () => {
  const [, dentist] = (await makeOrganization(site)).people;
  const accessToken = await signIn(site, dentist);
  expect((await site.call(listAllMenu, {}, { accessToken })).code).toBe(CODES.noPerm);
  await grant(site, dentist, 'roleList');
  const { data } = await site.call(listAllMenu, {}, { accessToken });
  expect(codesOf(data)).toContain('member:record:delete');
});
