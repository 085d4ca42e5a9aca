import { findSite } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { regionName } from '../../../platform/mail/site-name.ts';
import { SITE_ORG_ID } from '../../../platform/site-org.ts';
import { openSite } from '../../../testing/file-site.ts';
import { queuedMails } from '../../../testing/mails.ts';
import { changeMember, freshAddress, makeOrganization } from '../../../testing/people.ts';

const site = await openSite();
const [person, disabled] = (await makeOrganization(site)).people;
await changeMember(site, disabled, 'activation = 2');

const find = (email: string, language = 'en') =>
  site.send(findSite, { email }, { address: freshAddress(), language });
const mailsTo = async (email: string) =>
  (await queuedMails(site, SITE_ORG_ID)).filter(({ recipient }) => recipient === email);

test('the answer goes to the address, in the language of the page, and never to the page', async () => {
  const known = await find(person.email, 'de');
  const unknown = await find('nobody@nowhere.example', 'de');
  expect(known.json()).toEqual({ code: CODES.ok, msg: 'ok', data: {} });
  expect(unknown.body).toBe(known.body);
  const region = regionName(site.config.SITE_REGION, 'de');
  expect(await mailsTo(person.email)).toMatchObject([
    { template: 'siteFound', language: 'de', params: { region }, hasJob: true },
  ]);
  expect(await mailsTo('nobody@nowhere.example')).toMatchObject([{ template: 'siteUnknown', hasJob: true }]);
});

test('a disabled account is none', async () => {
  await find(disabled.email);
  expect(await mailsTo(disabled.email)).toMatchObject([{ template: 'siteUnknown' }]);
});

test('whoever asks again and again fills no mailbox', async () => {
  for (let i = 0; i < 6; i += 1) await find('busy@nowhere.example');
  expect(await mailsTo('busy@nowhere.example')).toHaveLength(3);
});

test('names leave no trace once they are looked up', async () => {
  await find('trace@nowhere.example');
  await mailsTo('trace@nowhere.example');
  const { rows } = await site.owner.query('select from account_mail_request');
  expect(rows).toEqual([]);
});
