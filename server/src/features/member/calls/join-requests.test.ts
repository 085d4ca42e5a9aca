import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { listSysMsg } from '@archway/contract/letter/calls';
import {
  acceptJoinRequest,
  askToJoin,
  declineJoinRequest,
  join,
  listJoinRequests,
} from '@archway/contract/member/calls';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { openSite } from '../../../testing/file-site.ts';
import { runJob, runWaitingJobs } from '../../../testing/jobs.ts';
import { queuedMails, signMailedTo } from '../../../testing/mails.ts';
import {
  freshAddress,
  grant,
  makeOrganization,
  roleIdOf,
  signIn,
  type TestPerson,
} from '../../../testing/people.ts';
import { answerJoinRequest } from '../jobs/answer-join-request.ts';
import { keepJoinRequest } from '../jobs/keep-join-request.ts';

const site = await openSite();
let orgId: string;
let administrator: TestPerson;
let dentist: TestPerson;
let accessToken: string;
beforeEach(async () => {
  const made = await makeOrganization(site);
  ({ orgId } = made);
  [administrator, dentist] = made.people;
  accessToken = await signIn(site, administrator);
});
afterEach(() => site.shiftClock('0'));

const newAddress = () => `${randomUUID().slice(0, 8)}@new.example`;
const workOff = () => runWaitingJobs(site, [answerJoinRequest, keepJoinRequest]);
async function ask(email = newAddress(), displayName = 'Amara Cole'): Promise<string> {
  const input = { colleague: dentist.email, displayName, email };
  await site.call(askToJoin, input, { address: freshAddress(), language: 'de' });
  await workOff();
  return email;
}
const list = async (token = accessToken) =>
  (await site.call(listJoinRequests, {}, { accessToken: token })).data.list;
async function waiting() {
  const [first] = await list();
  if (first === undefined) throw new Error('nobody waits');
  return first;
}
const accept = async (
  { requestId, version }: { requestId: string; version: number },
  { token = accessToken, role = 'assistant' } = {},
) => {
  const roleId = await roleIdOf(site, orgId, role);
  return site.call(acceptJoinRequest, { requestId, version, roleId }, { accessToken: token });
};
const decline = ({ requestId, version }: { requestId: string; version: number }, token = accessToken) =>
  site.call(declineJoinRequest, { requestId, version }, { accessToken: token });
const mailsTo = async (email: string) =>
  (await queuedMails(site, orgId)).filter(({ recipient }) => recipient === email);

test('who asks is listed, told of by letter and mail, accepted with a role, and joins', async () => {
  const email = await ask();
  const request = await waiting();
  expect(await list()).toMatchObject([{ displayName: 'Amara Cole', email, version: 1 }]);
  expect(Date.parse(request.expiresAt) - Date.parse(request.askedAt)).toBe(14 * 86_400_000);
  expect((await mailsTo(administrator.email)).map(({ template }) => template)).toEqual(['joinRequested']);
  const letters = (await site.call(listSysMsg, {}, { accessToken })).data.list;
  expect(letters).toMatchObject([
    { event: 'joinRequested', path: '/account/users', params: { asker: 'Amara Cole' } },
  ]);
  expect(await accept(request)).toMatchObject({
    code: CODES.ok,
    data: { email, displayName: 'Amara Cole', status: 0, role: { code: 'assistant' } },
  });
  expect(await list()).toEqual([]);
  expect(await mailsTo(email)).toMatchObject([{ template: 'invitation', language: 'de' }]);
  const sign = await signMailedTo(site, orgId, { template: 'invitation', to: email });
  const joining = {
    displayName: 'Amara Cole',
    password: 'Another-Horse-8',
    agreementType: 'privacy,cookie,terms',
  };
  expect((await site.call(join, { sign, ...joining }, { address: freshAddress() })).code).toBe(CODES.ok);
});

test('a declined request is over, and who asked is told in the language of the page', async () => {
  const email = await ask();
  expect(await decline(await waiting())).toMatchObject({ code: CODES.ok, data: {} });
  expect(await list()).toEqual([]);
  expect(await mailsTo(email)).toMatchObject([{ template: 'joinDeclined', language: 'de' }]);
  const noted = await rowsAs(
    site.owner,
    orgId,
    `select answer, answered_by from join_request where email = $1`,
    [email],
  );
  expect(noted).toEqual([{ answer: 'declined', answered_by: administrator.userCode }]);
});

test('an address waits once in an organization, is told of once, and can ask again once it is answered', async () => {
  const email = await ask();
  await ask(email.toUpperCase(), 'Somebody Else');
  expect(await list()).toMatchObject([{ displayName: 'Amara Cole' }]);
  expect(await mailsTo(administrator.email)).toHaveLength(1);
  await decline(await waiting());
  await ask(email);
  expect(await list()).toHaveLength(1);
});

test('the job that keeps a request may run twice', async () => {
  const input = {
    requestId: randomUUID(),
    displayName: 'Amara Cole',
    email: newAddress(),
    language: 'en' as const,
  };
  await runJob(site, keepJoinRequest, { orgId, input });
  await runJob(site, keepJoinRequest, { orgId, input });
  expect(await list()).toHaveLength(1);
  expect(await mailsTo(administrator.email)).toHaveLength(1);
});

test('after 14 days a request is over: it is neither listed nor answered, and asked anew it has a new version', async () => {
  const email = await ask();
  const request = await waiting();
  await site.shiftClock('15 days');
  accessToken = await signIn(site, administrator);
  expect(await list()).toEqual([]);
  expect((await accept(request)).code).toBe(CODES.joinRequestAnswered);
  await ask(email, 'Amara Cole-Hill');
  expect(await list()).toMatchObject([{ displayName: 'Amara Cole-Hill', version: 2 }]);
  expect((await decline(request)).code).toBe(CODES.joinRequestAnswered);
});

test('of two who answer at once one is heard, and a second answer is refused', async () => {
  const email = await ask();
  const request = await waiting();
  const answers = await Promise.all([accept(request), decline(request), accept(request)]);
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === CODES.ok)).toHaveLength(1);
  expect(codes.filter((code) => code === CODES.joinRequestAnswered)).toHaveLength(2);
  expect(await mailsTo(email)).toHaveLength(1);
  expect((await decline(request)).code).toBe(CODES.joinRequestAnswered);
});

test('nobody answers without the right to invite, beyond the own role, or for another organization', async () => {
  await ask();
  const request = await waiting();
  const token = await signIn(site, dentist);
  expect((await accept(request, { token })).code).toBe(CODES.noPerm);
  expect((await decline(request, token)).code).toBe(CODES.noPerm);
  expect((await site.call(listJoinRequests, {}, { accessToken: token })).code).toBe(CODES.noPerm);
  await grant(site, dentist, 'userManagement.save');
  expect((await accept(request, { token, role: 'clinic-admin' })).code).toBe(CODES.exceedsOwnPermissions);
  const [stranger] = (await makeOrganization(site)).people;
  const elsewhere = await signIn(site, stranger);
  expect(await list(elsewhere)).toEqual([]);
  const missing = { requestId: randomUUID(), version: 1 };
  expect(await decline(request, elsewhere)).toEqual(await decline(missing, elsewhere));
  expect((await accept(request, { token })).code).toBe(CODES.ok);
});

test('an address that has an account by now is told as such, and the request waits on', async () => {
  const [stranger] = (await makeOrganization(site)).people;
  await ask(stranger.email);
  const request = await waiting();
  expect((await accept(request)).code).toBe(CODES.addressTaken);
  expect(await list()).toHaveLength(1);
  expect((await decline(request)).code).toBe(CODES.ok);
});

test('an organization that has not told everything about itself accepts nobody, and can decline', async () => {
  await ask();
  const request = await waiting();
  await rowsAs(site.owner, orgId, `update organization set street = '' where org_id = app_org()`);
  expect((await accept(request)).code).toBe(CODES.organizationIncomplete);
  expect((await decline(request)).code).toBe(CODES.ok);
});

test('strangers fill the list with fifty at most', async () => {
  await rowsAs(
    site.owner,
    orgId,
    `insert into join_request (org_id, id, email, display_name, language, expires_at)
     select app_org(), gen_random_uuid(), n || '@flood.example', 'Flood', 'en', app_now() + interval '1 day'
     from generate_series(1, 49) n`,
  );
  await ask();
  expect(await list()).toHaveLength(50);
  await ask();
  expect(await list()).toHaveLength(50);
});
