import { randomUUID } from 'node:crypto';
import {
  deleteContacts,
  listContacts,
  saveContact,
  verifyContactEmail,
} from '@archway/contract/contact/calls';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/core/codes';
import { API_PREFIX } from '@archway/contract/core/headers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { queuedMails, signMailedTo } from '../../../testing/mails.ts';
import { freshAddress, grant, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { headersFor, openTestSite, type SendOptions, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
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

test('a contact is asked by mail and verified once, by the button and not by opening', async () => {
  const { code, data } = await save(MIRA, { language: 'de' });
  expect(code).toBe(CODES.ok);
  expect(data).toMatchObject({ ...MIRA, isVerified: false });
  const [mail] = await mailsTo(MIRA.email);
  expect(mail).toMatchObject({
    template: 'contactVerify',
    language: 'de',
    params: { organization: 'Test organization', days: 7 },
    hasJob: true,
  });
  const verifyCode = await codeFor(MIRA.email);
  expect(mail?.link).toBe(`${site.config.PUBLIC_ORIGIN}/contact-email-verify/${verifyCode}`);
  const url = `${API_PREFIX}/companyContact/contactEmailVerify?verifyCode=${verifyCode}`;
  await site.app.inject({ method: 'GET', url, headers: headersFor(verifyContactEmail, {}) });
  expect((await list()).data.list[0]?.isVerified).toBe(false);
  expect((await verify(verifyCode)).code).toBe(CODES.ok);
  expect((await list()).data.list[0]?.isVerified).toBe(true);
  expect((await verify(verifyCode)).code).toBe(CODES.linkExpire);
});

test('of fifty who use the code at once one verifies', async () => {
  await save(MIRA);
  const verifyCode = await codeFor(MIRA.email);
  const codes = (await Promise.all(Array.from({ length: 50 }, () => verify(verifyCode)))).map(
    ({ code }) => code,
  );
  expect(codes.filter((code) => code === CODES.ok).length).toBe(1);
  expect(codes.filter((code) => code === CODES.linkExpire).length).toBe(49);
});

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

test('the same gesture twice is one contact', async () => {
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

test('lists by page and keyword, and deletes several', async () => {
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

test('a deleted contact can no longer be verified', async () => {
  const { contactId } = (await save(MIRA)).data;
  const verifyCode = await codeFor(MIRA.email);
  await site.call(deleteContacts, { contactIds: [contactId] }, { accessToken });
  expect((await verify(verifyCode)).code).toBe(CODES.linkExpire);
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
