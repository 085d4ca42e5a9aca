import { randomUUID } from 'node:crypto';
import {
  deleteContacts,
  listContacts,
  saveContact,
  verifyContactEmail,
} from '@archway/contract/contact/calls';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { queuedMails, signMailedTo } from '../../../testing/mails.ts';
import { freshAddress, grant, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import type { SendOptions } from '../../../testing/site.ts';

const site = await openSite();
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
beforeEach(async () => {
  [administrator, dentist] = (await makeOrganization(site)).people;
  accessToken = await signIn(site, administrator);
});
afterEach(() => site.shiftClock('0'));

const save = (input: InputOf<typeof saveContact>, options: SendOptions = {}) =>
  site.call(saveContact, input, { accessToken, ...options });
const list = (input: InputOf<typeof listContacts> = {}, token = accessToken) =>
  site.call(listContacts, input, { accessToken: token });
const verify = (verifyCode: string) =>
  site.call(verifyContactEmail, { verifyCode }, { address: freshAddress() });
const mailsTo = async (to: string) =>
  (await queuedMails(site, administrator.orgId)).filter(({ recipient }) => recipient === to);
const codeFor = (to: string) => signMailedTo(site, administrator.orgId, { template: 'contactVerify', to });

const MIRA = { userName: 'Mira Sol', email: 'mira@contact.example' };

test('the code works for seven days; saving again afterwards asks again', async () => {
  const { data } = await save(MIRA);
  const old = await codeFor(MIRA.email);
  const again = async () =>
    save({ ...MIRA, contactId: data.contactId }, { accessToken: await signIn(site, administrator) });
  await again();
  expect((await mailsTo(MIRA.email)).length).toBe(1);
  await site.shiftClock('7 days 1 minute');
  expect((await verify(old)).code).toBe(CODES.linkExpire);
  await again();
  expect((await mailsTo(MIRA.email)).length).toBe(2);
  expect((await verify(await codeFor(MIRA.email))).code).toBe(CODES.ok);
});

test('a new address is not verified and the old code ends; a new name changes nothing of that', async () => {
  const { contactId } = (await save(MIRA)).data;
  const old = await codeFor(MIRA.email);
  await verify(old);
  expect((await save({ ...MIRA, contactId, userName: 'Mira S.' })).data).toMatchObject({
    userName: 'Mira S.',
    isVerified: true,
  });
  const moved = await save({ contactId, userName: 'Mira S.', email: 'new@contact.example' });
  expect(moved.data.isVerified).toBe(false);
  expect((await mailsTo('new@contact.example')).length).toBe(1);
});

test('one contact for one address', async () => {
  await save(MIRA);
  expect((await save({ userName: 'Other', email: 'MIRA@contact.example' })).code).toBe(CODES.contactExists);
  const both = await Promise.all([1, 2].map(() => save({ userName: 'Twin', email: 'twin@contact.example' })));
  expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([CODES.ok, CODES.contactExists]);
  expect((await mailsTo('twin@contact.example')).length).toBe(1);
  expect((await list()).data.total).toBe(2);
});

test('the same idempotency key twice creates one contact', async () => {
  const idempotencyKey = randomUUID();
  const [one, two] = await Promise.all([save(MIRA, { idempotencyKey }), save(MIRA, { idempotencyKey })]);
  expect(one).toEqual(two);
  expect((await list()).data.total).toBe(1);
});

test("another organization's contact is as little found as none", async () => {
  const { contactId } = (await save(MIRA)).data;
  const stranger = (await makeOrganization(site)).people[0];
  const token = await signIn(site, stranger);
  const [theirs, none] = [
    await save({ ...MIRA, contactId }, { accessToken: token }),
    await save({ ...MIRA, contactId: randomUUID() }, { accessToken: token }),
  ];
  expect(none.code).toBe(CODES.notFound);
  expect(theirs).toEqual(none);
  const gone = await site.call(deleteContacts, { contactIds: [contactId] }, { accessToken: token });
  expect([gone.code, gone.data.deleted]).toEqual([CODES.ok, 0]);
  expect((await list({}, token)).data.list).toEqual([]);
  expect((await list()).data.total).toBe(1);
});

test.each<Record<string, unknown>>([
  { email: MIRA.email },
  { userName: MIRA.userName },
  { ...MIRA, userName: ' ' },
  { ...MIRA, email: 'nobody' },
  { ...MIRA, userName: 'x'.repeat(65) },
  { ...MIRA, verified_at: '2026-01-01' },
])('%j is refused', async (input) => {
  expect((await save(input as never)).code).toBe(CODES.invalidInput);
});

test('each call needs its permission', async () => {
  const token = await signIn(site, dentist);
  const remove = () => site.call(deleteContacts, { contactIds: [randomUUID()] }, { accessToken: token });
  expect((await list({}, token)).code).toBe(CODES.noPerm);
  expect((await save(MIRA, { accessToken: token })).code).toBe(CODES.noPerm);
  expect((await remove()).code).toBe(CODES.noPerm);
  await grant(site, dentist, 'ownSpace.contacts', 'ownSpace.editContact', 'ownSpace.deleteContact');
  expect((await list({}, token)).code).toBe(CODES.ok);
  expect((await save(MIRA, { accessToken: token })).code).toBe(CODES.ok);
  expect((await remove()).code).toBe(CODES.ok);
});
