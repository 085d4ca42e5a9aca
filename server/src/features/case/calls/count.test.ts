import { countCases, listCases, saveCase } from '@archway/contract/case/calls';
import type { CaseFilters } from '@archway/contract/case/filters';
import { saveDentist } from '@archway/contract/dentist/calls';
import { CODES } from '@archway/contract/codes';
import { beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { makeCase, narrowScope } from '../../../testing/cases.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
let dentistId: string;
beforeAll(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
  const saved = await site.call(saveDentist, { name: 'Dr. Elena Markou' }, { accessToken });
  dentistId = (saved.data as { dentistId: string }).dentistId;
  await make('Scanned long ago', { scanDate: '2026-01-31' });
  await make('Scanned in February', { scanDate: '2026-02-01', dentistId });
  await make('Not scanned', { dentistId });
  await rowsAs(
    site.owner,
    administrator.orgId,
    `update patient_case set state = 'scanCompleted' where name = 'Scanned in February'`,
  );
});

async function make(name: string, more: { scanDate?: string; dentistId?: string }): Promise<void> {
  const caseId = await makeCase(site, accessToken, name);
  await site.call(saveCase, { caseId, name, ...more }, { accessToken });
}

const LISTS: readonly [string, CaseFilters, string[]][] = [
  ['all', {}, ['Not scanned', 'Scanned in February', 'Scanned long ago']],
  ['all time', { scanned: 'allTime' }, ['Not scanned', 'Scanned in February', 'Scanned long ago']],
  [
    'days',
    { scanned: { from: '2026-01-31', to: '2026-02-01' } },
    ['Scanned in February', 'Scanned long ago'],
  ],
  ['one day', { scanned: { from: '2026-02-01', to: '2026-02-01' } }, ['Scanned in February']],
  ['the last 30 days, by the day it was made', { scanned: 'last30Days' }, ['Not scanned']],
  ['a dentist', { dentistIds: ['dentist'] }, ['Not scanned', 'Scanned in February']],
  ['states', { states: ['scanCompleted', 'ordered'] }, ['Scanned in February']],
  ['words and a state', { keyword: 'scanned', states: ['registered'] }, ['Not scanned', 'Scanned long ago']],
];
const real = (filters: CaseFilters): CaseFilters =>
  filters.dentistIds === undefined ? filters : { ...filters, dentistIds: [dentistId] };

test.each(LISTS)('a list of %s', async (_, filters, names) => {
  const { data } = await site.call(listCases, real(filters), { accessToken });
  expect([data.list.map(({ name }) => name), data.total]).toEqual([names, names.length]);
});

test('lists are counted in one call, in the order they are asked for', async () => {
  const lists = LISTS.map(([, filters]) => real(filters));
  const { data } = await site.call(countCases, { lists }, { accessToken });
  expect(data.list).toEqual(LISTS.map(([, , names]) => ({ total: names.length, totalIsExact: true })));
});

test.each([
  ['-scanned', ['Not scanned', 'Scanned in February', 'Scanned long ago']],
  ['scanned', ['Scanned long ago', 'Scanned in February', 'Not scanned']],
] as const)('sorted by %s, a page at a time', async (sort, names) => {
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await site.call(
      listCases,
      { sort, pageSize: 1, ...(cursor ? { cursor } : {}) },
      { accessToken },
    );
    seen.push(...page.data.list.map(({ name }) => name));
    cursor = page.data.next;
  } while (cursor !== null);
  expect(seen).toEqual(names);
});

test('days that are none are refused, in a filter and in a cursor', async () => {
  const days = { from: '2026-02-30', to: '2026-03-01' };
  expect((await site.call(listCases, { scanned: days }, { accessToken })).code).toBe(CODES.invalidInput);
  const cursor = Buffer.from(JSON.stringify(['scanned', '2026-02-30', dentistId, 1])).toString('base64url');
  const reply = await site.call(listCases, { sort: 'scanned', cursor }, { accessToken });
  expect(reply.code).toBe(CODES.invalidInput);
});

test('a role of own scope counts its own', async () => {
  await narrowScope(site, dentist);
  const { data } = await site.call(countCases, { lists: [{}] }, { accessToken: await signIn(site, dentist) });
  expect(data.list).toEqual([{ total: 0, totalIsExact: true }]);
});
