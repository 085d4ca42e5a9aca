import { CODES } from '@archway/contract/codes';
import { editDentistSignature, listDentists, saveDentist } from '@archway/contract/dentist/calls';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { openSite } from '../../testing/file-site.ts';
import { makeFile } from '../../testing/files.ts';
import { addMembers, grant, makeOrganization, signIn, type TestPerson } from '../../testing/people.ts';

/** A signature stands for a dentist's word: attempts to become a deputy uninvited, or to fetch its picture. */

const site = await openSite();
let dentist: TestPerson;
let manager: TestPerson;
let assistant: TestPerson;
let dentistId: string;
beforeEach(async () => {
  const made = await makeOrganization(site);
  [, dentist] = made.people;
  [manager, assistant] = (await addMembers(site, made.orgId, ['dentist', 'assistant'])) as [
    TestPerson,
    TestPerson,
  ];
  await grant(site, manager, 'ownSpace.editDentist');
  const administrator = await signIn(site, made.people[0]);
  const input = { name: 'Dr. Reid', userCode: dentist.userCode };
  dentistId = (await site.call(saveDentist, input, { accessToken: administrator })).data.dentistId;
  const accessToken = await signIn(site, dentist);
  const dentistSignature = await makeFile(site, accessToken, { kind: 'signature' });
  await site.call(editDentistSignature, { dentistSignature }, { accessToken });
});

const seenBy = async (person: TestPerson) => {
  const { data } = await site.call(listDentists, {}, { accessToken: await signIn(site, person) });
  return data.list[0];
};
const deputyRows = () =>
  rowsAs(site.owner, dentist.orgId, 'select user_code from dentist_deputy where org_id = app_org()');
const addDeputy = ({ userCode }: TestPerson) =>
  rowsAs(
    site.owner,
    dentist.orgId,
    'insert into dentist_deputy (org_id, dentist_id, user_code) values (app_org(), $1, $2)',
    [dentistId, userCode],
  );

test('a member who may edit dentists cannot become a deputy by editing one', async () => {
  const accessToken = await signIn(site, manager);
  const input = { dentistId, name: 'Dr. Reid', deputies: [manager.userCode] };
  const { code } = await site.call(saveDentist, input, { accessToken });
  expect([code, await deputyRows()]).toEqual([CODES.invalidInput, []]);
});

test('nor can one name deputies while adding a dentist', async () => {
  const accessToken = await signIn(site, manager);
  const input = { name: 'Dr. Cole', userCode: assistant.userCode, deputies: [manager.userCode] };
  const { code } = await site.call(saveDentist, input, { accessToken });
  expect([code, await deputyRows()]).toEqual([CODES.invalidInput, []]);
});

test('colleagues read the name of a dentist and no more', async () => {
  await addDeputy(manager);
  expect(await seenBy(assistant)).toMatchObject({
    name: 'Dr. Reid',
    shown: 'name',
    member: null,
    deputies: [],
    signatures: [],
  });
});

test('a member who may edit dentists sees the people and no signature', async () => {
  await addDeputy(assistant);
  expect(await seenBy(manager)).toMatchObject({
    shown: 'people',
    member: { userCode: dentist.userCode },
    deputies: [{ userCode: assistant.userCode }],
    signatures: [],
  });
});

test('the dentist and the deputies see the signature', async () => {
  await addDeputy(assistant);
  for (const person of [dentist, assistant])
    expect(await seenBy(person)).toMatchObject({ shown: 'signatures', signatures: [{ number: 1 }] });
});

test('deputies see no signature of a dentist whose member has left', async () => {
  await addDeputy(assistant);
  await rowsAs(site.owner, dentist.orgId, 'delete from dentist_member');
  expect(await seenBy(assistant)).toMatchObject({ shown: 'name', signatures: [] });
});

test('with another member behind the dentist, deputies and signatures of the one before go', async () => {
  await addDeputy(assistant);
  const accessToken = await signIn(site, manager);
  const input = { dentistId, name: 'Dr. Reid', userCode: manager.userCode };
  const { data } = await site.call(saveDentist, input, { accessToken });
  expect(data).toMatchObject({ shown: 'signatures', deputies: [], signatures: [] });
  expect(await deputyRows()).toEqual([]);
});
