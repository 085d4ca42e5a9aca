import { randomUUID } from 'node:crypto';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { deleteDentists, listDentists, saveDentist, saveDeputies } from '@archway/contract/dentist/calls';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import {
  addMembers,
  grant,
  makeOrganization,
  signIn,
  signInVerified,
  type TestPerson,
} from '../../../testing/people.ts';
import type { SendOptions } from '../../../testing/site.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let assistant: TestPerson;
let accessToken: string;
beforeEach(async () => {
  const made = await makeOrganization(site);
  [administrator, dentist] = made.people;
  [assistant] = (await addMembers(site, made.orgId, ['assistant'])) as [TestPerson];
  accessToken = await signIn(site, administrator);
});

const save = (input: InputOf<typeof saveDentist>, options: SendOptions = {}) =>
  site.call(saveDentist, input, { accessToken, ...options });
const list = (input: InputOf<typeof listDentists> = {}, token = accessToken) =>
  site.call(listDentists, input, { accessToken: token });
const personOf = ({ userCode, account }: TestPerson) => ({ userCode, displayName: `The ${account}` });

test('a dentist with a member, whose name every member sees', async () => {
  const { code, data } = await save({ name: ' Dr. Reid ', userCode: dentist.userCode });
  expect(code).toBe(CODES.ok);
  expect(data).toMatchObject({ name: 'Dr. Reid', member: personOf(dentist), deputies: [] });
  expect((await list({}, await signIn(site, assistant))).data).toMatchObject({
    list: [{ dentistId: data.dentistId, name: 'Dr. Reid' }],
    total: 1,
    next: null,
  });
  const left = await rowsAs(
    site.owner,
    administrator.orgId,
    `select o.name, a.actor, a.object from outbox o, audit a where a.call = 'dentist/save_or_update'`,
  );
  expect(left).toEqual([{ name: 'dentist.changed', actor: administrator.userCode, object: data.dentistId }]);
});

test('what is left out stays, what is empty goes', async () => {
  const { dentistId } = (await save({ name: 'Dr. Reid', userCode: dentist.userCode })).data;
  await site.call(
    saveDeputies,
    { deputies: [assistant.userCode] },
    { accessToken: await signInVerified(site, dentist) },
  );
  expect((await save({ dentistId, name: 'Dr. L. Reid' })).data).toMatchObject({
    name: 'Dr. L. Reid',
    member: personOf(dentist),
    deputies: [personOf(assistant)],
  });
  expect((await save({ dentistId, name: 'Dr. L. Reid', userCode: '' })).data).toMatchObject({
    member: null,
    deputies: [],
  });
});

test('a name is needed, and is unique in the clinic', async () => {
  expect(await save({ name: '  ' })).toMatchObject({ code: CODES.nameMissing, msg: 'Please enter a name.' });
  const { dentistId } = (await save({ name: 'Dr. Reid' })).data;
  expect(await save({ name: 'dr. reid' })).toMatchObject({
    code: CODES.nameTaken,
    msg: 'This name is already in use.',
  });
  expect((await save({ dentistId, name: 'DR. REID' })).code).toBe(CODES.ok);
  const other = (await save({ name: 'Dr. Cole' })).data;
  expect((await save({ dentistId: other.dentistId, name: 'Dr. Reid' })).code).toBe(CODES.nameTaken);
  // Another clinic may have a dentist of the same name.
  const stranger = await signIn(site, (await makeOrganization(site)).people[0]);
  expect((await save({ name: 'Dr. Reid' }, { accessToken: stranger })).code).toBe(CODES.ok);
});

test('of two who take a name at once one gets it', async () => {
  const codes = (await Promise.all([save({ name: 'Dr. Twin' }), save({ name: 'Dr. Twin' })])).map(
    ({ code }) => code,
  );
  expect(codes.toSorted((a, b) => a - b)).toEqual([CODES.ok, CODES.nameTaken]);
});

test('the same idempotency key twice creates one dentist', async () => {
  const idempotencyKey = randomUUID();
  const [one, two] = await Promise.all([1, 2].map(() => save({ name: 'Dr. Once' }, { idempotencyKey })));
  expect(one).toEqual(two);
  expect((await list()).data.total).toBe(1);
});

test('a member is one dentist at most', async () => {
  await save({ name: 'Dr. Reid', userCode: dentist.userCode });
  expect((await save({ name: 'Dr. Cole', userCode: dentist.userCode })).code).toBe(CODES.memberLinked);
  expect((await list()).data.total).toBe(1);
});

test('members of others are as little known as nobody', async () => {
  const stranger = (await makeOrganization(site)).people[1];
  const [theirs, nobody] = [
    await save({ name: 'Dr. Reid', userCode: stranger.userCode }),
    await save({ name: 'Dr. Reid', userCode: randomUUID() }),
  ];
  expect(nobody.code).toBe(CODES.notFound);
  expect(theirs).toEqual(nobody);
});

test("another clinic's dentist is as little found as none", async () => {
  const { dentistId } = (await save({ name: 'Dr. Reid' })).data;
  const token = await signIn(site, (await makeOrganization(site)).people[0]);
  const [theirs, none] = [
    await save({ dentistId, name: 'Mine' }, { accessToken: token }),
    await save({ dentistId: randomUUID(), name: 'Mine' }, { accessToken: token }),
  ];
  expect(none.code).toBe(CODES.notFound);
  expect(theirs).toEqual(none);
  const { data } = await site.call(deleteDentists, { dentistIds: [dentistId] }, { accessToken: token });
  expect(data.deleted).toBe(0);
  expect((await list()).data.total).toBe(1);
});

test('who leaves is no dentist any longer, and the dentist stays', async () => {
  await save({ name: 'Dr. Reid', userCode: dentist.userCode });
  await rowsAs(site.owner, administrator.orgId, 'delete from member where user_code = $1', [
    dentist.userCode,
  ]);
  expect((await list()).data.list).toMatchObject([{ name: 'Dr. Reid', member: null, deputies: [] }]);
});

test.each<Record<string, unknown>>([
  { name: 'x'.repeat(65) },
  { name: 'A', userCode: 'me' },
  { name: 'A', deputies: [] },
  { name: 'A', orgId: randomUUID() },
  {},
])('%j is refused', async (input) => {
  expect((await save(input as never)).code).toBe(CODES.invalidInput);
});

test('each call needs its permission', async () => {
  const token = await signIn(site, dentist);
  const remove = () => site.call(deleteDentists, { dentistIds: [randomUUID()] }, { accessToken: token });
  expect((await save({ name: 'A' }, { accessToken: token })).code).toBe(CODES.noPerm);
  expect((await remove()).code).toBe(CODES.noPerm);
  await grant(site, dentist, 'ownSpace.editDentist', 'ownSpace.deleteDentist');
  expect((await save({ name: 'A' }, { accessToken: token })).code).toBe(CODES.ok);
  expect((await remove()).code).toBe(CODES.ok);
});
