import { randomUUID } from 'node:crypto';
import { deleteContacts, saveContact } from '@archway/contract/contact/calls';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { openTestSite, type SendOptions, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let administrator: TestPerson;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  [administrator] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
});

const save = (input: InputOf<typeof saveContact>, options: SendOptions = {}) =>
  site.call(saveContact, input, { accessToken, ...options });

const MIRA = { userName: 'Mira Sol', email: 'mira@contact.example' };

test('deletes several of the own organization, and what is gone is passed over', async () => {
  const { contactId } = (await save(MIRA)).data;
  const token = await signIn(site, (await makeOrganization(site)).people[0]);
  const remove = (as: string) =>
    site.call(deleteContacts, { contactIds: [contactId, randomUUID()] }, { accessToken: as });
  expect((await remove(token)).data).toEqual({ deleted: 0 });
  expect((await remove(accessToken)).data).toEqual({ deleted: 1 });
  expect((await remove(accessToken)).data).toEqual({ deleted: 0 });
});

test.each<string[][]>([[[]], [['x']], [Array.from({ length: 101 }, () => randomUUID())]])(
  'what is no list of ids is refused',
  async (contactIds) => {
    const { code } = await site.call(deleteContacts, { contactIds }, { accessToken });
    expect(code).toBe(CODES.invalidInput);
  },
);
