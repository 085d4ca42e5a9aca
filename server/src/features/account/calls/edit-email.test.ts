import { editEmail, info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/file-site.ts';
import { queuedMails } from '../../../testing/mails.ts';
import { changeMember, makeOrganization, signInVerified } from '../../../testing/people.ts';

const site = await openSite();
const [person] = (await makeOrganization(site)).people;
const [stranger] = (await makeOrganization(site)).people;
const accessToken = await signInVerified(site, person);

const edit = (email: string) => site.call(editEmail, { email }, { accessToken, language: 'de' });

test('mails the new address a link and keeps the old one until it is confirmed', async () => {
  expect(await edit('ada@new.example')).toEqual({ code: CODES.ok, msg: 'ok', data: {} });
  const [mail, told] = await queuedMails(site, person.orgId);
  expect(mail).toEqual({
    template: 'confirmEmail',
    recipient: 'ada@new.example',
    language: 'de',
    params: { hours: 24 },
    link: expect.stringMatching(/^https?:\/\/[^/]+\/email-verify\/[\w-]{22}$/) as unknown,
    hasJob: true,
  });
  expect((await site.call(info, {}, { accessToken })).data.email).toBe(person.email);
  // The address the account has is told, in the language of its owner, and can stop it.
  expect(told).toEqual({
    template: 'emailChangeAsked',
    recipient: person.email,
    language: 'en',
    params: { email: 'a•••••@new.example', days: 7 },
    link: expect.stringMatching(/^https?:\/\/[^/]+\/email-undo\/[\w-]{22}$/) as unknown,
    hasJob: true,
  });
});

test('an address that was never confirmed is told nothing: it may be anybody’s', async () => {
  const { orgId, people } = await makeOrganization(site);
  const [newcomer] = people;
  const token = await signInVerified(site, newcomer);
  await changeMember(site, newcomer, 'email_verified = false');
  expect((await site.call(editEmail, { email: 'right@new.example' }, { accessToken: token })).code).toBe(
    CODES.ok,
  );
  expect((await queuedMails(site, orgId)).map(({ recipient }) => recipient)).toEqual(['right@new.example']);
});

test("an address somebody has gets another mail without a sign, and the caller can't tell", async () => {
  const free = await edit('free@new.example');
  const taken = await edit(stranger.email.toUpperCase());
  expect(taken).toEqual(free);
  const mail = (await queuedMails(site, person.orgId)).findLast(
    ({ recipient }) => recipient !== person.email,
  );
  expect(mail).toMatchObject({ template: 'addressInUse', recipient: stranger.email.toUpperCase() });
  expect(mail?.link).toBe(`${site.config.PUBLIC_ORIGIN}/login`);
});

test.each(['', 'ada', 'ada@', `${'a'.repeat(128)}@new.example`])('%j is no address', async (email) => {
  const before = (await queuedMails(site, person.orgId)).length;
  const other = await signInVerified(site, stranger);
  expect((await site.call(editEmail, { email }, { accessToken: other })).code).toBe(CODES.invalidInput);
  expect((await queuedMails(site, person.orgId)).length).toBe(before);
});
