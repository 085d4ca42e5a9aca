import { confirmEmail, editEmail, resendEmailConfirm } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { queuedMails, signMailedTo } from '../../../testing/mails.ts';
import { makeOrganization, signInVerified } from '../../../testing/people.ts';

const site = await openSite();
const [person] = (await makeOrganization(site)).people;
const accessToken = await signInVerified(site, person);

const to = 'ada@new.example';
const resend = () => site.call(resendEmailConfirm, {}, { accessToken });
const lastSign = () => signMailedTo(site, person.orgId, { template: 'confirmEmail', to });

test('there is nothing to repeat before a change was asked for', async () => {
  expect((await resend()).code).toBe(CODES.notFound);
  expect(await queuedMails(site, person.orgId)).toEqual([]);
});

test('mails the same address a new sign; the first one is over, and so it is once confirmed', async () => {
  await site.call(editEmail, { email: to }, { accessToken });
  const first = await lastSign();
  expect((await resend()).code).toBe(CODES.ok);
  const second = await lastSign();
  expect(second).not.toBe(first);
  expect((await site.call(confirmEmail, { sign: first })).code).toBe(CODES.linkExpire);
  expect((await site.call(confirmEmail, { sign: second })).code).toBe(CODES.ok);
  expect((await resend()).code).toBe(CODES.notFound);
});
