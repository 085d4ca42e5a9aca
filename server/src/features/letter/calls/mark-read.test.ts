import { listSysMsg, markRead } from '@archway/contract/letter/calls';
import { beforeEach, expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { addLetter } from '../letter.fixtures.ts';

const site = await openSite();
let person: TestPerson;
let colleague: TestPerson;
let accessToken: string;
let theirs: string;
beforeEach(async () => {
  [person, colleague] = (await makeOrganization(site)).people;
  [accessToken, theirs] = [await signIn(site, person), await signIn(site, colleague)];
  for (const who of [person, colleague])
    for (const occasion of ['first', 'second', 'third']) await addLetter(site, who, occasion);
});

const listed = async (token: string) => (await site.call(listSysMsg, {}, { accessToken: token })).data;
const mark = (letterIds?: string[], token = accessToken) =>
  site.call(markRead, letterIds === undefined ? {} : { letterIds }, { accessToken: token });
/** Pushes of changed letters that wait for the relay. */
async function pushes(): Promise<number> {
  const { rowCount } = await site.queue.query(
    `select from outbox where name = 'letter.changed' and payload->'userCodes' ? $1`,
    [person.userCode],
  );
  return rowCount ?? 0;
}

test('some are marked by their ids, and the rest stays unread', async () => {
  const [newest] = (await listed(accessToken)).list;
  expect((await mark([newest!.letterId])).data).toEqual({ unread: 2 });
  expect((await listed(accessToken)).list.map(({ isRead }) => isRead)).toEqual([true, false, false]);
});

test('without ids all are marked, and those of a colleague stay unread', async () => {
  expect((await mark()).data).toEqual({ unread: 0 });
  expect((await listed(accessToken)).list.every(({ isRead }) => isRead)).toBe(true);
  expect((await listed(theirs)).unread).toBe(3);
});

test('an empty list of ids marks none', async () => {
  expect((await mark([])).data).toEqual({ unread: 3 });
});

test('nobody marks the letters of a colleague or of another organization', async () => {
  const ids = (await listed(accessToken)).list.map(({ letterId }) => letterId);
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  for (const token of [theirs, stranger]) await mark(ids, token);
  expect((await listed(accessToken)).unread).toBe(3);
  expect((await listed(theirs)).unread).toBe(3);
});

test('other tabs are told once, and not when nothing was unread', async () => {
  await mark();
  expect(await pushes()).toBe(1);
  await mark();
  expect(await pushes()).toBe(1);
});
