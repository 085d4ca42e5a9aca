import { randomUUID } from 'node:crypto';
import { deleteContacts, saveContact } from '@archway/contract/contact/calls';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { beforeEach, expect, test } from 'vitest';
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
