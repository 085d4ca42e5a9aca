import { resendActivate } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { queuedMails } from '../../../testing/mails.ts';
import { changeMember, freshAddress, makeOrganization } from '../../../testing/people.ts';

const site = await openSite();
const [active, waiting] = (await makeOrganization(site)).people;

const resend = (account: string) => site.send(resendActivate, { account }, { address: freshAddress() });

test.each(['activation = 0', 'activation = 1, email_verified = false'])(
  'with %s the member gets a mail with a sign for 7 days',
  async (assignment) => {
    await changeMember(site, waiting, `${assignment}, language = 'ja'`);
    const before = (await queuedMails(site, waiting.orgId)).length;
    await resend(waiting.email);
    const mails = await queuedMails(site, waiting.orgId);
    expect(mails.length).toBe(before + 1);
    expect(mails.at(-1)).toEqual({
      template: 'activate',
      recipient: waiting.email,
      language: 'ja',
      params: { days: 7 },
      link: expect.stringMatching(/\/email-verify\/[\w-]{22}$/) as unknown,
      hasJob: true,
    });
  },
);

test('who waits, who is active, who is disabled and who does not exist are answered alike', async () => {
  await changeMember(site, waiting, 'activation = 0');
  const first = await resend(waiting.account);
  expect(first.json()).toMatchObject({ code: CODES.ok });
  const before = (await queuedMails(site, waiting.orgId)).length;
  await changeMember(site, waiting, 'activation = 2');
  for (const account of [active.account, waiting.account, 'nobody@nowhere.example']) {
    expect((await resend(account)).body).toBe(first.body);
  }
  expect((await queuedMails(site, waiting.orgId)).length).toBe(before);
});
