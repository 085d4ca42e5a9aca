import { CODES } from '@archway/contract/codes';
import { dropDraft, getDraft, saveDraft } from '@archway/contract/draft/calls';
import { MAX_DRAFT_LENGTH, MOST_DRAFTS } from '@archway/rules/drafts';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let administrator: TestPerson;
let colleague: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [administrator, colleague] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
});

const about = { kind: 'case', subject: '' } as const;
const save = (body: string, version: number, token = accessToken, subject = '') =>
  site.call(saveDraft, { kind: 'case', subject, body, version }, { accessToken: token });
const read = async (token = accessToken) =>
  (await site.call(getDraft, about, { accessToken: token })).data.draft;

test('what was typed is kept, goes on, and is forgotten', async () => {
  expect(await read()).toBeNull();
  expect((await save('{"name":"C"}', 0)).data.version).toBe(1);
  expect((await save('{"name":"Crown"}', 1)).data.version).toBe(2);
  expect(await read()).toMatchObject({ body: '{"name":"Crown"}', version: 2 });
  expect((await site.call(dropDraft, about, { accessToken })).data).toEqual({ dropped: true });
  expect((await site.call(dropDraft, about, { accessToken })).data).toEqual({ dropped: false });
  expect(await read()).toBeNull();
});

test('of two tabs the later save is told, and nothing is overwritten', async () => {
  await save('one', 0);
  expect((await save('from another tab', 0)).code).toBe(CODES.conflict);
  await save('two', 1);
  expect((await save('from another tab', 1)).code).toBe(CODES.conflict);
  expect(await read()).toMatchObject({ body: 'two', version: 2 });
});

test('only its owner sees it', async () => {
  await save('secret', 0);
  const other = await signIn(site, colleague);
  expect(await read(other)).toBeNull();
  expect((await site.call(dropDraft, about, { accessToken: other })).data.dropped).toBe(false);
  expect((await save('own', 0, other)).code).toBe(CODES.ok);
  expect(await read()).toMatchObject({ body: 'secret' });
});

test('there is an end to how long and how many', async () => {
  expect((await save('x'.repeat(MAX_DRAFT_LENGTH), 0)).code).toBe(CODES.ok);
  expect((await save('x'.repeat(MAX_DRAFT_LENGTH + 1), 1)).code).toBe(CODES.invalidInput);
  await rowsAs(
    site.owner,
    administrator.orgId,
    `insert into draft (org_id, owner_code, kind, subject, body, saved_at)
     select app_org(), $1, 'case', 'n' || n, 'x', app_now() - n * interval '1 hour' from generate_series(1, 150) n`,
    [administrator.userCode],
  );
  await save('new', 0, accessToken, 'newest');
  const rows = await rowsAs<{ subject: string }>(
    site.owner,
    administrator.orgId,
    'select subject from draft where org_id = app_org() order by saved_at',
  );
  expect(rows).toHaveLength(MOST_DRAFTS);
  expect(rows.at(-1)?.subject).toBe('newest');
  expect(rows[0]?.subject).toBe('n98');
});
