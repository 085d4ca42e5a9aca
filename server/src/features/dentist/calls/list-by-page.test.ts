import { randomUUID } from 'node:crypto';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { deleteDentists, listDentists, saveDentist } from '@archway/contract/dentist/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { addMembers, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import type { SendOptions } from '../../../testing/site.ts';

const site = await openSite();
let administrator: TestPerson;
let assistant: TestPerson;
let accessToken: string;
beforeEach(async () => {
  const made = await makeOrganization(site);
  [administrator] = made.people;
  [assistant] = (await addMembers(site, made.orgId, ['assistant'])) as [TestPerson];
  accessToken = await signIn(site, administrator);
});

const save = (input: InputOf<typeof saveDentist>, options: SendOptions = {}) =>
  site.call(saveDentist, input, { accessToken, ...options });
const list = (input: InputOf<typeof listDentists> = {}, token = accessToken) =>
  site.call(listDentists, input, { accessToken: token });

test('lists by page and keyword, and deletes several with their people', async () => {
  const ids = [];
  for (const name of ['Ana', 'Ben', 'Cid']) ids.push((await save({ name })).data.dentistId);
  for (const table of ['dentist_member', 'dentist_deputy'])
    await rowsAs(
      site.owner,
      administrator.orgId,
      `insert into ${table} (org_id, dentist_id, user_code) values (app_org(), $1, $2)`,
      [ids[0], assistant.userCode],
    );
  const first = (await list({ pageSize: 2 })).data;
  expect(first.list.map(({ name }) => name)).toEqual(['Cid', 'Ben']);
  const second = (await list({ pageSize: 2, cursor: first.next ?? '' })).data;
  expect([second.list.map(({ name }) => name), second.next, second.total]).toEqual([['Ana'], null, 3]);
  expect((await list({ keyword: 'bE' })).data.list.map(({ name }) => name)).toEqual(['Ben']);
  expect((await list({ cursor: 'x' })).code).toBe(CODES.invalidInput);
  const { data } = await site.call(deleteDentists, { dentistIds: [...ids, randomUUID()] }, { accessToken });
  expect(data.deleted).toBe(3);
  for (const table of ['dentist_member', 'dentist_deputy'])
    expect(await rowsAs(site.owner, administrator.orgId, `select from ${table}`)).toEqual([]);
});

test('only clinics have dentists', async () => {
  const [lab] = (await makeOrganization(site, ORGANIZATION_TYPE.lab)).people;
  const token = await signIn(site, lab);
  expect((await list({}, token)).code).toBe(CODES.noPerm);
  expect((await save({ name: 'A' }, { accessToken: token })).code).toBe(CODES.noPerm);
});
