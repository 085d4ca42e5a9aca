import { randomUUID } from 'node:crypto';
import { deleteContacts, listContacts, saveContact } from '@archway/contract/contact/calls';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import type { SendOptions } from '../../../testing/site.ts';

const site = await openSite();
let administrator: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [administrator] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
});

const save = (input: InputOf<typeof saveContact>, options: SendOptions = {}) =>
  site.call(saveContact, input, { accessToken, ...options });
const list = (input: InputOf<typeof listContacts> = {}, token = accessToken) =>
  site.call(listContacts, input, { accessToken: token });

test('lists by page and keyword, also after several were deleted', async () => {
  const ids = [];
  for (const name of ['Ana', 'Ben', 'Cid', 'Dor', 'Eva'])
    ids.push((await save({ userName: name, email: `${name}@contact.example` })).data.contactId);
  const seen = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { data } = await list({ pageSize: 2, ...(cursor === '' ? {} : { cursor }) });
    seen.push(...data.list.map(({ userName }) => userName));
    expect([data.total, data.totalIsExact]).toEqual([5, true]);
    cursor = data.next;
  }
  expect(seen).toEqual(['Eva', 'Dor', 'Cid', 'Ben', 'Ana']);
  expect((await list({ pageNum: 3, pageSize: 2 })).data.list.map(({ userName }) => userName)).toEqual([
    'Ana',
  ]);
  expect((await list({ keyword: 'bEN@' })).data.list.map(({ userName }) => userName)).toEqual(['Ben']);
  expect((await list({ keyword: '%' })).data.total).toBe(0);
  expect((await list({ cursor: 'x' })).code).toBe(CODES.invalidInput);
  const contactIds = [...ids.slice(0, 2), randomUUID()];
  const { data } = await site.call(deleteContacts, { contactIds }, { accessToken });
  expect(data.deleted).toBe(2);
  expect((await list()).data.total).toBe(3);
  const events = await rowsAs(
    site.owner,
    administrator.orgId,
    `select name from outbox where org_id = app_org() and name = 'contact.changed'`,
  );
  expect(events.length).toBe(6);
});
