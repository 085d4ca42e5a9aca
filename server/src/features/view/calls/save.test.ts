import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { deleteView, listViews, saveView } from '@archway/contract/view/calls';
import type { View } from '@archway/contract/view/model';
import { MOST_VIEWS } from '@archway/rules/views';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let accessToken: string;
let colleague: string;
beforeEach(async () => {
  const { people } = await makeOrganization(site);
  [administrator] = people;
  accessToken = await signIn(site, administrator);
  colleague = await signIn(site, people[1]);
});

const SETTINGS = {
  filters: { states: ['scanCompleted' as const], scanned: 'last7Days' as const },
  columns: ['patientName' as const, 'state' as const],
  sort: '-scanned' as const,
};
const save = (more: { viewId?: string; name?: string; isShared?: boolean } = {}, token = accessToken) =>
  site.call(
    saveView,
    { list: 'case', name: 'Ready to send', isShared: false, settings: SETTINGS, ...more },
    { accessToken: token },
  );
const list = async (token = accessToken): Promise<View[]> =>
  (await site.call(listViews, { list: 'case' }, { accessToken: token })).data.list;
const remove = async (viewId: string, token = accessToken) =>
  (await site.call(deleteView, { viewId }, { accessToken: token })).code;

test('a view is kept as it was saved, for its owner', async () => {
  const { data } = await save();
  const expected = {
    viewId: data.viewId,
    name: 'Ready to send',
    isShared: false,
    isOwn: true,
    ownerName: `The ${administrator.account}`,
    list: 'case',
    settings: SETTINGS,
  };
  expect([data, await list(), await list(colleague)]).toEqual([expected, [expected], []]);
});

test('a colleague sees one that is shared, changes nothing of it, and sees it no more when it is not', async () => {
  const { viewId } = (await save({ isShared: true })).data;
  expect(await list(colleague)).toMatchObject([{ viewId, isOwn: false, isShared: true }]);
  expect((await save({ viewId, name: 'Mine' }, colleague)).code).toBe(CODES.notFound);
  expect(await remove(viewId, colleague)).toBe(CODES.notFound);
  await save({ viewId, isShared: false, name: 'Renamed' });
  expect([await list(colleague), (await list())[0]?.name]).toEqual([[], 'Renamed']);
});

test('of another organization there is nothing', async () => {
  const { viewId } = (await save({ isShared: true })).data;
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  expect([
    await list(stranger),
    (await save({ viewId }, stranger)).code,
    await remove(viewId, stranger),
    await remove(randomUUID()),
  ]).toEqual([[], CODES.notFound, CODES.notFound, CODES.notFound]);
});

test('is deleted once', async () => {
  const { viewId } = (await save()).data;
  expect([await remove(viewId), await remove(viewId), await list()]).toEqual([CODES.ok, CODES.notFound, []]);
});

test('needs a name', async () => {
  expect((await save({ name: ' ' })).code).toBe(CODES.nameMissing);
});

test('fifty, and no more, however many are saved at once', async () => {
  await rowsAs(
    site.owner,
    administrator.orgId,
    `insert into saved_view (org_id, id, owner_code, list, name, is_shared, settings)
     select app_org(), gen_random_uuid(), $1, 'case', 'View ' || n, false, '{"filters": {}, "columns": []}'
     from generate_series(1, $2::integer) n`,
    [administrator.userCode, MOST_VIEWS - 1],
  );
  const codes = (await Promise.all([save(), save(), save()])).map(({ code }) => code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([CODES.ok, CODES.tooManyViews, CODES.tooManyViews]);
  const views = await list();
  expect(views).toHaveLength(MOST_VIEWS);
  expect((await save({ viewId: views[0]?.viewId ?? '' })).code).toBe(CODES.ok);
});

test('one that nobody understands any more is passed over', async () => {
  await rowsAs(
    site.owner,
    administrator.orgId,
    `insert into saved_view (org_id, id, owner_code, list, name, is_shared, settings)
     values (app_org(), gen_random_uuid(), $1, 'case', 'Old', false, '{"filters": {"lab": 1}}')`,
    [administrator.userCode],
  );
  expect(await list()).toEqual([]);
});
