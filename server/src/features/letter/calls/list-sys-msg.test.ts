import { CODES } from '@archway/contract/codes';
import { listSysMsg } from '@archway/contract/letter/calls';
import { LETTER_TYPES } from '@archway/contract/letter/model';
import type { InputOf } from '@archway/contract/core/call';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { addLetter } from '../letter.fixtures.ts';

const site = await openSite();
let person: TestPerson;
let colleague: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [person, colleague] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, person);
});

const list = (input: Partial<InputOf<typeof listSysMsg>> = {}, token = accessToken) =>
  site.call(listSysMsg, input, { accessToken: token });
const changeLetters = (change: string, where: string) =>
  rowsAs(site.owner, person.orgId, `update letter set ${change} where org_id = app_org() and ${where}`);

test('a letter says what happened, with its words’ parameters, its path and when', async () => {
  await addLetter(site, person, 'one');
  const { data } = await list();
  expect(data).toMatchObject({ total: 1, next: null, unread: 1 });
  expect(data.list).toEqual([
    {
      letterId: expect.any(String) as string,
      type: 1,
      event: 'partnerApplied',
      params: { organization: 'Kestrel' },
      path: '/partner',
      isRead: false,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    },
  ]);
});

test('each of the five types is listed alone, and another type is refused', async () => {
  for (const type of LETTER_TYPES) await addLetter(site, person, `type ${type}`, { type });
  for (const type of LETTER_TYPES) {
    const { data } = await list({ type });
    expect(data.list.map((letter) => letter.type)).toEqual([type]);
    // Of all types: the counter on the bell doesn't depend on what is listed.
    expect(data.unread).toBe(LETTER_TYPES.length);
  }
  expect((await list({ type: 3 as 1 })).code).toBe(CODES.invalidInput);
});

test('pages follow each other newest first without gap or repeat, though letters come in between', async () => {
  for (let i = 0; i < 25; i += 1) await addLetter(site, person, `occasion ${i}`);
  // Three of the same moment straddle the end of a page.
  await changeLetters(
    `created_at = app_now() - interval '1 hour' * case when split_part(occasion, ' ', 2)::int between 14 and 16 then 15
     else split_part(occasion, ' ', 2)::int end`,
    'true',
  );
  const seen: { letterId: string; createdAt: string }[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await list({ pageSize: 10, ...(cursor === undefined ? {} : { cursor }) });
    seen.push(...data.list);
    cursor = data.next ?? undefined;
    await addLetter(site, person, `later ${seen.length}`);
  } while (cursor !== undefined);
  expect(seen).toHaveLength(25);
  expect(new Set(seen.map(({ letterId }) => letterId)).size).toBe(25);
  const times = seen.map(({ createdAt }) => createdAt);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('unread letters are listed alone when asked for, and counted in any case', async () => {
  await addLetter(site, person, 'read');
  await changeLetters('read_at = app_now()', `occasion = 'read'`);
  await addLetter(site, person, 'unread');
  expect((await list()).data).toMatchObject({ total: 2, unread: 1 });
  const { data } = await list({ unreadOnly: true });
  expect(data).toMatchObject({ total: 1, unread: 1 });
  expect(data.list.map(({ isRead }) => isRead)).toEqual([false]);
});

test('a colleague and another organization see nothing of it', async () => {
  await addLetter(site, person, 'mine');
  const stranger = (await makeOrganization(site)).people[0];
  for (const other of [colleague, stranger])
    expect((await list({}, await signIn(site, other))).data).toMatchObject({ total: 0, unread: 0, list: [] });
});

test('a letter whose event this version does not know is passed over', async () => {
  await addLetter(site, person, 'known');
  await addLetter(site, person, 'unknown');
  await changeLetters(`event = 'moonLanding'`, `occasion = 'unknown'`);
  const { code, data } = await list();
  expect(code).toBe(CODES.ok);
  expect(data.list).toHaveLength(1);
});
