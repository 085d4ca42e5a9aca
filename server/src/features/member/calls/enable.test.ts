import { info } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { disable, enable } from '@archway/contract/member/calls';
import { login } from '@archway/contract/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import {
  changeMember,
  freshAddress,
  grant,
  makeOrganization,
  signIn,
  TEST_PASSWORD,
  type TestPerson,
} from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let administrator: TestPerson;
let dentist: TestPerson;
let assistant: TestPerson;
let accessToken: string;
beforeAll(async () => {
  site = await openTestSite();
  const { people } = await makeOrganization(site);
  [administrator, dentist] = people;
  assistant = people[2] ?? dentist;
  accessToken = await signIn(site, administrator);
});
afterAll(() => site.close());

const allow = ({ userCode }: TestPerson, token = accessToken) =>
  site.call(enable, { userCode }, { accessToken: token });
const signInCode = async ({ account }: TestPerson) =>
  (await site.call(login, { account, password: TEST_PASSWORD }, { address: freshAddress() })).code;

test('a disabled member signs in again, with event and audit row', async () => {
  await changeMember(site, dentist, 'activation = 2');
  expect(await signInCode(dentist)).toBe(CODES.accountDisabled);
  const { code, data } = await allow(dentist);
  expect([code, data.status]).toEqual([CODES.ok, 1]);
  expect(await signInCode(dentist)).toBe(CODES.ok);
  const left = await rowsAs(
    site.owner,
    dentist.orgId,
    `select o.name, o.payload, a.actor, a.object from outbox o, audit a where a.call = 'user/enable'`,
  );
  const { userCode } = dentist;
  expect(left).toEqual([
    { name: 'member.enabled', payload: { userCode }, actor: administrator.userCode, object: userCode },
  ]);
});

test('sessions from before stay ended', async () => {
  const before = await signIn(site, dentist);
  await site.call(disable, { userCode: dentist.userCode }, { accessToken });
  await allow(dentist);
  expect((await site.call(info, {}, { accessToken: before })).code).toBe(CODES.sessionEnded);
});

test('who is not disabled, and who is of another organization, is not enabled', async () => {
  expect((await allow(dentist)).code).toBe(CODES.conflict);
  const stranger = (await makeOrganization(site)).people[1];
  await changeMember(site, stranger, 'activation = 2');
  expect((await allow(stranger)).code).toBe(CODES.notFound);
  expect(await signInCode(stranger)).toBe(CODES.accountDisabled);
});

test('who never opened the activation mail still has to', async () => {
  await changeMember(site, assistant, 'activation = 0, email_verified = false');
  await site.call(disable, { userCode: assistant.userCode }, { accessToken });
  const { code, data } = await allow(assistant);
  expect([code, data.status]).toEqual([CODES.ok, 0]);
  expect(await signInCode(assistant)).toBe(CODES.noVerifyEmail);
});

test('a member needs this permission, not the one to disable', async () => {
  await changeMember(site, assistant, 'activation = 2');
  await grant(site, dentist, 'userManagement.disable');
  const token = await signIn(site, dentist);
  expect((await allow(assistant, token)).code).toBe(CODES.noPerm);
  await grant(site, dentist, 'userManagement.enable');
  expect((await allow(assistant, token)).code).toBe(CODES.ok);
});
