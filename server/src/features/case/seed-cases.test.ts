import { listCases } from '@archway/contract/case/calls';
import { expect, test } from 'vitest';
import { openSite } from '../../testing/file-site.ts';
import { makeOrganization, signIn } from '../../testing/people.ts';
import { seedCases } from './public.ts';

const site = await openSite();

test('an organization gets its cases once, in their order', async () => {
  const { orgId, people } = await makeOrganization(site);
  const cases = ['First', 'Second', 'Third'].map((name) => ({ name, userCode: people[1].userCode }));
  await seedCases(site.db, orgId, cases);
  await seedCases(site.db, orgId, cases);
  const { data } = await site.call(listCases, {}, { accessToken: await signIn(site, people[0]) });
  expect(data.list.map(({ name, caseCode }) => [name, caseCode.slice(-3)])).toEqual([
    ['Third', '003'],
    ['Second', '002'],
    ['First', '001'],
  ]);
  expect(new Set(data.list.map(({ createdBy }) => createdBy))).toEqual(new Set([`The ${people[1].account}`]));
});
