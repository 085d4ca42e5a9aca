import { editEmail } from '@archway/contract/account/calls';
import { saveContact } from '@archway/contract/contact/calls';
import { CODES } from '@archway/contract/codes';
import { resetPass, saveMember } from '@archway/contract/member/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { queuedMails } from '../../testing/mails.ts';
import { makeOrganization, roleIdOf, signIn, signInVerified, type TestPerson } from '../../testing/people.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';

/** Organizations are free: filling a stranger's mailbox from many of them, in many spellings. */

let site: TestSite;
let administrators: TestPerson[];
let victim: string;
let round = 0;
beforeAll(async () => {
  site = await openTestSite();
  administrators = [];
  for (let i = 0; i < 7; i += 1) administrators.push((await makeOrganization(site)).people[0]);
});
afterAll(() => site.close());
beforeEach(() => {
  round += 1;
  victim = `victim${round}@mailbox.example`;
});

/** The same mailbox, spelled in another way. */
const spelled = (i: number): string => victim.slice(0, i).toUpperCase() + victim.slice(i);
/** From all organizations. */
const mailsTo = async (address = victim): Promise<string[]> => {
  const mails = await Promise.all(administrators.map(({ orgId }) => queuedMails(site, orgId)));
  return mails
    .flat()
    .filter(({ recipient }) => recipient.toLowerCase() === address)
    .map(({ template }) => template);
};
const ask = async (person: TestPerson, email: string) => {
  const accessToken = await signIn(site, person);
  return site.call(saveContact, { userName: 'Vic', email }, { accessToken });
};
const invite = async (person: TestPerson, email: string) => {
  const accessToken = await signIn(site, person);
  const roleId = await roleIdOf(site, person.orgId, 'assistant');
  return site.call(saveMember, { email, roleId }, { accessToken });
};
const first = (): TestPerson => {
  const [one] = administrators;
  if (one === undefined) throw new Error('no organization');
  return one;
};

test('seven organizations that ask one mailbox in seven spellings mail it five times', async () => {
  for (const [i, person] of administrators.entries())
    expect((await ask(person, spelled(i))).code).toBe(CODES.ok);
  expect(await mailsTo()).toEqual(Array.from({ length: 5 }, () => 'contactVerify'));
});

test('so do seven that ask at the same time', async () => {
  await Promise.all(administrators.map((person, i) => ask(person, spelled(i))));
  expect((await mailsTo()).length).toBe(5);
});

test('a new address of an account counts with them, and the sixth time is refused', async () => {
  for (const [i, person] of administrators.slice(0, 4).entries()) await ask(person, spelled(i));
  const change = async (person: TestPerson, email: string) =>
    site.call(editEmail, { email }, { accessToken: await signInVerified(site, person) });
  expect((await change(first(), victim.toUpperCase())).code).toBe(CODES.ok);
  expect(await change(first(), victim)).toMatchObject({ code: CODES.tooMany, data: { retryAfter: 3_600 } });
  expect((await mailsTo()).toSorted()).toEqual([
    'confirmEmail',
    ...Array.from({ length: 4 }, () => 'contactVerify'),
  ]);
});

test('an invitation to a mailbox that is full is refused, and makes no member', async () => {
  for (const [i, person] of administrators.slice(0, 5).entries()) await ask(person, spelled(i));
  expect(await invite(first(), victim)).toMatchObject({ code: CODES.tooMany, data: { retryAfter: 3_600 } });
  expect((await mailsTo()).length).toBe(5);
});

test('an hour later the mailbox can be asked again', async () => {
  for (const [i, person] of administrators.slice(0, 5).entries()) await ask(person, spelled(i));
  await site.shiftClock('61 minutes');
  expect((await invite(first(), victim)).code).toBe(CODES.ok);
  await site.shiftClock('0');
});

test('strangers who fill a mailbox do not keep its owner from a new password', async () => {
  const [administrator, member] = (await makeOrganization(site)).people;
  for (const person of administrators.slice(0, 5)) await ask(person, member.email);
  const accessToken = await signInVerified(site, administrator);
  const { code } = await site.call(resetPass, { userCode: member.userCode }, { accessToken });
  expect(code).toBe(CODES.ok);
  const own = await queuedMails(site, member.orgId);
  expect(own.map(({ template }) => template)).toContain('resetByAdministrator');
});
