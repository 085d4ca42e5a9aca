import { info, savePreference } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { editDentistSignature, listDentists, saveDentist } from '@archway/contract/dentist/calls';
import { ORGANIZATION_TYPE } from '@archway/rules/organization-types';
import { beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { fetchFile, objectAt } from '../../../testing/files-host.ts';
import { makeFile, sendFile } from '../../../testing/files.ts';
import { makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';

const site = await openSite();
let dentist: TestPerson;
let administrator: string;
let accessToken: string;
let dentistId: string;
beforeEach(async () => {
  const { people } = await makeOrganization(site);
  [, dentist] = people;
  administrator = await signIn(site, people[0]);
  accessToken = await signIn(site, dentist);
  dentistId = (await save({ userCode: dentist.userCode })).data.dentistId;
});

const save = (more: { dentistId?: string; userCode?: string }) =>
  site.call(saveDentist, { name: 'Dr. Reid', ...more }, { accessToken: administrator });
const sign = async (token = accessToken) => {
  const dentistSignature = await makeFile(site, token, { kind: 'signature' });
  return site.call(editDentistSignature, { dentistSignature }, { accessToken: token });
};
const select = (number: number) => site.call(savePreference, { dentistSignature: number }, { accessToken });
const signatureOf = async (token = accessToken) =>
  (await site.call(info, {}, { accessToken: token })).data.dentistSignature;
const objectsOf = ({ signatures }: { signatures: { number: number; url: string }[] }) =>
  signatures.map(({ number, url }) => ({ number, object: objectAt(url) }));

test('goes under the number that is selected, and is what the member signs with', async () => {
  expect(await signatureOf()).toBeNull();
  const { code, data } = await sign();
  expect(code).toBe(CODES.ok);
  expect(data).toMatchObject({ dentistId, signatures: [{ number: 1 }] });
  const first = data.signatures[0]?.url ?? '';
  expect((await fetchFile(first)).headers.get('content-type')).toBe('image/png');
  expect(objectAt(await signatureOf())).toBe(objectAt(first));

  await select(3);
  expect(await signatureOf()).toBeNull();
  const { data: second } = await sign();
  expect(second.signatures.map(({ number }) => number)).toEqual([1, 3]);
  expect(objectAt(await signatureOf())).toBe(objectsOf(second)[1]?.object);
  const { data: page } = await site.call(listDentists, {}, { accessToken });
  expect(page.list.map(objectsOf)).toEqual([objectsOf(second)]);
  const { data: replaced } = await sign();
  expect(objectsOf(replaced)[0]).toEqual(objectsOf(second)[0]);
  expect(objectsOf(replaced)[1]?.object).not.toBe(objectsOf(second)[1]?.object);
});

test('leaves event and audit row', async () => {
  await sign();
  const rows = await rowsAs(
    site.owner,
    dentist.orgId,
    `select actor, object, detail->>'number' as number from audit
     where org_id = app_org() and call = 'user/editDentistSignature'`,
  );
  expect(rows).toEqual([{ actor: dentist.userCode, object: dentistId, number: '1' }]);
  const events = await rowsAs(
    site.owner,
    dentist.orgId,
    `select from outbox where org_id = app_org() and name = 'dentist.changed'`,
  );
  expect(events.length).toBe(2);
});

test('whoever is no dentist has nothing to sign with, whatever else they may do', async () => {
  const { code } = await sign(administrator);
  expect(code).toBe(CODES.dentistMissing);
  const lab = (await makeOrganization(site, ORGANIZATION_TYPE.lab)).people[0];
  const token = await signIn(site, lab);
  const dentistSignature = await makeFile(site, token, { kind: 'signature' });
  const reply = await site.call(editDentistSignature, { dentistSignature }, { accessToken: token });
  expect(reply.code).toBe(CODES.noPerm);
});

test('only an own file that was checked, and of this kind', async () => {
  const codeOf = async (dentistSignature: string) =>
    (await site.call(editDentistSignature, { dentistSignature }, { accessToken })).code;
  expect(await codeOf(await sendFile(site, accessToken, { kind: 'signature' }))).toBe(
    CODES.resourceIsBeingPrepared,
  );
  expect(await codeOf(await makeFile(site, administrator, { kind: 'signature' }))).toBe(CODES.notFound);
  expect(await codeOf(await makeFile(site, accessToken, { kind: 'avatar' }))).toBe(CODES.notFound);
  const bytes = Buffer.from('x');
  expect(await codeOf(await makeFile(site, accessToken, { kind: 'signature', bytes }))).toBe(
    CODES.processingFailed,
  );
});

test('nobody signs with the hand of another: who becomes the dentist begins anew', async () => {
  await sign();
  const url = await signatureOf();
  // Saving the same member again, or nobody in particular, changes nothing.
  await save({ dentistId, userCode: dentist.userCode });
  await save({ dentistId });
  expect(objectAt(await signatureOf())).toBe(objectAt(url));
  const { data } = await save({ dentistId, userCode: '' });
  expect([data.signatures, await signatureOf()]).toEqual([[], null]);
  await save({ dentistId, userCode: dentist.userCode });
  expect(await signatureOf()).toBeNull();
});
