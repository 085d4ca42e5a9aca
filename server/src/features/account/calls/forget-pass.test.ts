import { forgetPass } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { queuedMails } from '../../../testing/mails.ts';
import { changeMember, freshAddress, makeOrganization } from '../../../testing/people.ts';

const site = await openSite();
const [person, disabled] = (await makeOrganization(site)).people;
await changeMember(site, person, `language = 'de'`);
await changeMember(site, disabled, 'activation = 2');

const forget = (account: string) => site.send(forgetPass, { account }, { address: freshAddress() });

test.each(['account', 'email'] as const)('by %s the member gets a link for 30 minutes', async (name) => {
  const before = (await queuedMails(site, person.orgId)).length;
  expect((await forget(person[name].toUpperCase())).json()).toEqual({ code: CODES.ok, msg: 'ok', data: {} });
  const mails = await queuedMails(site, person.orgId);
  expect(mails.length).toBe(before + 1);
  expect(mails.at(-1)).toEqual({
    template: 'resetPassword',
    recipient: person.email,
    language: 'de',
    params: { minutes: 30 },
    link: expect.stringMatching(/^https?:\/\/[^/]+\/forget-pass\/[\w-]{22}$/) as unknown,
    hasJob: true,
  });
});

test('who has no account and who is disabled is answered alike, and gets no mail', async () => {
  const known = await forget(person.account);
  const before = (await queuedMails(site, person.orgId)).length;
  for (const account of [disabled.account, 'nobody@nowhere.example']) {
    expect((await forget(account)).body).toBe(known.body);
  }
  expect((await queuedMails(site, person.orgId)).length).toBe(before);
});
