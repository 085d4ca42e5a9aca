import {
  deleteContacts,
  listContacts,
  saveContact,
  verifyContactEmail,
} from '@archway/contract/contact/calls';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { API_PREFIX } from '@archway/contract/core/headers';
import { beforeEach, expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { queuedMails, signMailedTo } from '../../../testing/mails.ts';
import { freshAddress, makeOrganization, signIn, type TestPerson } from '../../../testing/people.ts';
import { headersFor, type SendOptions } from '../../../testing/site.ts';

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

test('a deleted contact can no longer be verified', async () => {
  const { contactId } = (await save(MIRA)).data;
  const verifyCode = await codeFor(MIRA.email);
  await site.call(deleteContacts, { contactIds: [contactId] }, { accessToken });
  expect((await verify(verifyCode)).code).toBe(CODES.linkExpire);
});
