import { allCalls } from '@archway/contract';
import { CODES } from '@archway/contract/codes';
import { listAllMenu } from '@archway/contract/menu/calls';
import type { MenuEntry } from '@archway/contract/menu/model';
import { ORGANIZATION_TYPE, type OrganizationType } from '@archway/rules/organization-types';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { grant, makeOrganization, signIn } from '../../../testing/people.ts';

const site = await openSite();

const codesOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ permission, children }) => [
    ...(permission === null ? [] : [permission]),
    ...codesOf(children),
  ]);

/** Held by administrators alone, so nobody gives them. */
const FOR_ADMINISTRATORS = new Set<string>(['partner:record:manage']);

/** The rights that are of use to members of such an organization: each opens at least one call to them. */
const rightsOf = (type: OrganizationType): string[] => {
  const opened = allCalls
    .filter(({ organizationTypes = [type] }) => organizationTypes.includes(type))
    .map(({ access }) => access)
    .filter((access) => access.includes(':') && !FOR_ADMINISTRATORS.has(access));
  return [...new Set(opened)];
};

test.each(Object.entries(ORGANIZATION_TYPE))('a %s can give every right of use to it', async (_, type) => {
  const [administrator] = (await makeOrganization(site, type)).people;
  const { data } = await site.call(listAllMenu, {}, { accessToken: await signIn(site, administrator) });
  expect(codesOf(data).toSorted()).toEqual(rightsOf(type).toSorted());
});

test('a member needs the permission, and then sees all, held or not', async () => {
  const [, dentist] = (await makeOrganization(site)).people;
  const accessToken = await signIn(site, dentist);
  expect((await site.call(listAllMenu, {}, { accessToken })).code).toBe(CODES.noPerm);
  await grant(site, dentist, 'roleList');
  const { data } = await site.call(listAllMenu, {}, { accessToken });
  expect(codesOf(data)).toContain('member:record:delete');
});
