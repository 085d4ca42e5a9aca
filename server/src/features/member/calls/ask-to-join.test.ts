import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { askToJoin } from '@archway/contract/member/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runWaitingJobs } from '../../../testing/jobs.ts';
import { queuedMails } from '../../../testing/mails.ts';
import { changeMember, freshAddress, makeOrganization, type TestPerson } from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';
import { answerJoinRequest } from '../jobs/answer-join-request.ts';
import { keepJoinRequest } from '../jobs/keep-join-request.ts';

let site: TestSite;
let orgId: string;
let administrator: TestPerson;
let dentist: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  const made = await makeOrganization(site);
  ({ orgId } = made);
  [administrator, dentist] = made.people;
});
afterAll(() => site.close());

const workOff = () => runWaitingJobs(site, [answerJoinRequest, keepJoinRequest]);
const ask = (colleague: string, email = `${randomUUID()}@new.example`) =>
  site.call(askToJoin, { colleague, displayName: 'Amara Cole', email }, { address: freshAddress() });
const askedMails = async () =>
  (await queuedMails(site, orgId)).filter(({ template }) => template === 'joinRequested');

test("the administrators of the colleague's organization are told, nobody else", async () => {
  const email = `${randomUUID()}@new.example`;
  expect((await ask(dentist.email.toUpperCase(), email)).code).toBe(CODES.ok);
  await workOff();
  const mails = await askedMails();
  expect(mails.map(({ recipient }) => recipient)).toEqual([administrator.email]);
  expect(mails[0]).toMatchObject({ params: { asker: 'Amara Cole', askerEmail: email } });
  expect(mails[0]?.link).toMatch(/\/account\/users$/);
});

test('an administrator who never confirmed the own address is told of nobody', async () => {
  const before = (await askedMails()).length;
  await changeMember(site, administrator, 'activation = 0');
  await ask(dentist.email);
  await workOff();
  await changeMember(site, administrator, 'activation = 1');
  expect((await askedMails()).length).toBe(before);
});

test('a stranger learns nothing: every answer is the same, and unknown or disabled colleagues cause no mail', async () => {
  const before = (await askedMails()).length;
  await changeMember(site, dentist, 'activation = 2');
  const answers = [
    await ask(dentist.email),
    await ask('nobody@nowhere.example'),
    await ask(administrator.email),
  ];
  for (const { code, data } of answers) expect({ code, data }).toEqual({ code: CODES.ok, data: {} });
  await workOff();
  await changeMember(site, dentist, 'activation = 1');
  expect((await askedMails()).length).toBe(before + 1);
});

test('one address asks five times an hour', async () => {
  const address = freshAddress();
  const input = { colleague: 'nobody@nowhere.example', displayName: 'Eve', email: 'eve@new.example' };
  for (let i = 0; i < 5; i += 1) expect((await site.call(askToJoin, input, { address })).code).toBe(CODES.ok);
  expect((await site.call(askToJoin, input, { address })).code).not.toBe(CODES.ok);
});
