import { listActivity, listCases } from '@archway/contract/case/calls';
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

test('a case made some days ago begins its history then', async () => {
  const { orgId, people } = await makeOrganization(site);
  await seedCases(site.db, orgId, [{ name: 'Crown', userCode: people[1].userCode, daysAgo: 40 }]);
  const accessToken = await signIn(site, people[0]);
  const [row] = (await site.call(listCases, {}, { accessToken })).data.list;
  const { data } = await site.call(listActivity, { caseId: row?.caseId ?? '' }, { accessToken });
  expect(data.list.map(({ kind, doneBy, at }) => [kind, doneBy, at.slice(0, 10)])).toEqual([
    ['created', `The ${people[1].account}`, row?.createdAt.slice(0, 10)],
  ]);
});
