import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { listAllMenu, listMenuByRole } from '@archway/contract/menu/calls';
import type { MenuEntry } from '@archway/contract/menu/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grant, makeOrganization, roleIdOf, signIn, type TestPerson } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';
import { DENTIST_STARTS_WITH } from '../../../testing/seeded-rights.ts';

let site: TestSite;
let orgId: string;
let dentist: TestPerson;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
  const made = await makeOrganization(site);
  ({ orgId } = made);
  dentist = made.people[1];
  accessToken = await signIn(site, made.people[0]);
});
afterAll(() => site.close());

const ofRole = (roleId: string) => site.call(listMenuByRole, { roleId }, { accessToken });
const idsOf = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap(({ id, children }) => [id, ...idsOf(children)]);

test('shows what one role holds; the administrator’s holds all there is, and what nobody can give', async () => {
  const dentists = await roleIdOf(site, orgId, 'dentist');
  expect(idsOf((await ofRole(dentists)).data)).toEqual([
    ...DENTIST_STARTS_WITH,
    'accountManagement',
    'ownSpace',
  ]);
  await grant(site, dentist, 'userManagement', 'userManagement.save');
  expect(idsOf((await ofRole(dentists)).data)).toEqual([
    ...DENTIST_STARTS_WITH,
    'accountManagement',
    'userManagement',
    'userManagement.save',
    'ownSpace',
  ]);
  const all = (await site.call(listAllMenu, {}, { accessToken })).data;
  const administrators = (await ofRole(await roleIdOf(site, orgId, 'clinic-admin'))).data;
  expect(administrators.filter(({ id }) => id !== 'partner')).toEqual(all);
  expect(administrators.length).toBe(all.length + 1);
});

test('a role of another organization is as little found as none', async () => {
  const other = await makeOrganization(site);
  const [foreign, missing] = [
    await ofRole(await roleIdOf(site, other.orgId, 'dentist')),
    await ofRole(randomUUID()),
  ];
  expect(missing.code).toBe(CODES.notFound);
  expect(foreign).toEqual(missing);
});
