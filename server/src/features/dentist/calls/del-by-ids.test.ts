import { randomUUID } from 'node:crypto';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { deleteDentists, saveDentist } from '@archway/contract/dentist/calls';
import { beforeEach, expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import type { SendOptions } from '../../../testing/site.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
beforeEach(async () => {
  const { people } = await makeOrganization(site);
  [administrator, dentist] = people;
  accessToken = await signIn(site, administrator);
});

const save = (input: InputOf<typeof saveDentist>, options: SendOptions = {}) =>
  site.call(saveDentist, input, { accessToken, ...options });

test('deletes several of the own clinic with their people, and what is gone is passed over', async () => {
  const { dentistId } = (await save({ name: 'Ana', userCode: dentist.userCode })).data;
  const token = await signIn(site, (await makeOrganization(site)).people[0]);
  const remove = (as: string) =>
    site.call(deleteDentists, { dentistIds: [dentistId, randomUUID()] }, { accessToken: as });
  expect((await remove(token)).data).toEqual({ deleted: 0 });
  expect((await remove(accessToken)).data).toEqual({ deleted: 1 });
  expect((await remove(accessToken)).data).toEqual({ deleted: 0 });
  expect((await save({ name: 'Ben', userCode: dentist.userCode })).code).toBe(CODES.ok);
});

test.each<string[][]>([[[]], [['x']], [Array.from({ length: 101 }, () => randomUUID())]])(
  'what is no list of ids is refused',
  async (dentistIds) => {
    const { code } = await site.call(deleteDentists, { dentistIds }, { accessToken });
    expect(code).toBe(CODES.invalidInput);
  },
);
