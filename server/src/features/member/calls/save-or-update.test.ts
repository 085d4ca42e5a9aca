import { randomUUID } from 'node:crypto';
import type { InputOf } from '@archway/contract/core/call';
import { CODES } from '@archway/contract/codes';
import { queryInvitation, saveMember } from '@archway/contract/member/calls';
import { listUserMenu } from '@archway/contract/menu/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../../testing/as-tenant.ts';
import { queuedMails, signMailedTo } from '../../../testing/mails.ts';
import {
  addMembers,
  changeMember,
  grant,
  makeOrganization,
  roleIdOf,
  signIn,
  signInVerified,
  type TestPerson,
} from '../../../testing/people.ts';
import { openTestSite, type TestSite } from '../../../testing/site.ts';

let site: TestSite;
let orgId: string;
let administrator: TestPerson;
let dentist: TestPerson;
let assistant: TestPerson;
let accessToken: string;
const roles: Record<string, string> = {};
beforeAll(async () => {
  site = await openTestSite();
  const made = await makeOrganization(site, undefined, 'Dental <b>Harbour</b>');
  ({ orgId } = made);
  [administrator, dentist] = made.people;
  assistant = made.people[2] ?? dentist;
  accessToken = await signIn(site, administrator);
  for (const code of ['clinic-admin', 'dentist', 'assistant'])
    roles[code] = await roleIdOf(site, orgId, code);
});
afterAll(() => site.close());
afterEach(() => site.shiftClock('0'));

type Input = InputOf<typeof saveMember>;
const save = (input: Input, token = accessToken, idempotencyKey: string = randomUUID()) =>
  site.call(saveMember, input, { accessToken: token, idempotencyKey });
const newEmail = () => `${randomUUID().slice(0, 8)}@invited.example`;
const invite = (more: Partial<Input> = {}, token = accessToken) =>
  save({ email: newEmail(), roleId: roles['assistant'] ?? '', ...more }, token);
const look = (sign: string) => site.call(queryInvitation, { sign });

/** An organization of its own: invitations are counted. */
async function freshOrganization() {
  const { orgId: id, people } = await makeOrganization(site);
  return { id, people, token: await signIn(site, people[0]), roleId: await roleIdOf(site, id, 'assistant') };
}

test('an invitation makes a member who is not activated and mails a link for 7 days', async () => {
  const email = newEmail();
  const { code, data } = await save({
    email,
    roleId: roles['dentist'] ?? '',
    displayName: 'Ada',
    phone: '+49 30 901821',
    gender: 2,
    language: 'de',
    message: 'Hallo & <b>willkommen</b>\n\nElena',
  });
  expect(code).toBe(CODES.ok);
  expect(data).toMatchObject({
    loginAccount: email,
    email,
    displayName: 'Ada',
    phone: '+49 30 901821',
    gender: 2,
    status: 0,
    role: { roleId: roles['dentist'], code: 'dentist' },
  });
  const mail = (await queuedMails(site, orgId)).find(({ recipient }) => recipient === email);
  expect(mail).toMatchObject({
    template: 'invitation',
    language: 'de',
    params: { organization: 'Dental <b>Harbour</b>', days: 7, inviter: `The ${administrator.account}` },
    hasJob: true,
  });
  expect(new URL(mail?.link ?? '').pathname).toMatch(/^\/join\/[\w-]{22}$/);
  const left = await rowsAs(
    site.owner,
    orgId,
    `select o.name, a.actor, a.detail from outbox o, audit a
     where o.payload->>'userCode' = $1 and a.object = $1 and a.call = 'user/save_or_update'`,
    [data.userCode],
  );
  const detail = { did: 'invite', roleId: roles['dentist'] };
  expect(left).toEqual([{ name: 'member.invited', actor: administrator.userCode, detail }]);
});

test('the link works until the seventh day is over', async () => {
  const email = newEmail();
  await invite({ email });
  const sign = await signMailedTo(site, orgId, { template: 'invitation', to: email });
  await site.shiftClock('167 hours');
  expect((await look(sign)).code).toBe(CODES.ok);
  await site.shiftClock('169 hours');
  expect((await look(sign)).code).toBe(CODES.linkExpire);
});

test('an address that somebody of the site has is refused; an account name like it takes nothing', async () => {
  const stranger = (await makeOrganization(site)).people[1];
  await changeMember(site, stranger, `login_account = 'squatted@name.example'`);
  for (const email of [stranger.email.toUpperCase(), dentist.email]) {
    const { code, data } = await invite({ email });
    expect([code, data]).toEqual([CODES.addressTaken, null]);
  }
  expect((await invite({ email: 'squatted@name.example' })).code).toBe(CODES.ok);
});

test('inviting a list of addresses finds out about twenty a day', async () => {
  const { token, roleId } = await freshOrganization();
  const codes: number[] = [];
  for (let i = 0; i < 22; i += 1) codes.push((await save({ email: dentist.email, roleId }, token)).code);
  expect(codes.slice(0, 20).every((code) => code === CODES.addressTaken)).toBe(true);
  expect(codes.slice(20)).toEqual([CODES.invitationLimit, CODES.invitationLimit]);
});

test('of many invitations of one address one is sent', async () => {
  const { id, token, roleId } = await freshOrganization();
  const email = newEmail();
  const answers = await Promise.all(Array.from({ length: 5 }, () => save({ email, roleId }, token)));
  const codes = answers.map(({ code }) => code).toSorted((a, b) => a - b);
  expect(codes).toEqual([CODES.ok, ...Array.from({ length: 4 }, () => CODES.addressTaken)]);
  expect((await queuedMails(site, id)).length).toBe(1);
});

test('of one address invited by two organizations at once one gets it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [await freshOrganization(), await freshOrganization()];
    const email = newEmail();
    const answers = await Promise.all(
      [one, other].map(({ token, roleId }) => save({ email, roleId }, token)),
    );
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([CODES.ok, CODES.addressTaken]);
  }
});

test('the same idempotency key twice sends one invitation', async () => {
  const [key, email] = [randomUUID(), newEmail()];
  const input = { email, roleId: roles['assistant'] ?? '' };
  const [first, second] = [await save(input, accessToken, key), await save(input, accessToken, key)];
  expect(second).toEqual(first);
  expect((await queuedMails(site, orgId)).filter(({ recipient }) => recipient === email).length).toBe(1);
});

test('an organization invites twenty in a day, also when all are asked for at once', async () => {
  const { people, token, roleId } = await freshOrganization();
  const send = (by = token) => save({ email: newEmail(), roleId }, by);
  for (let i = 0; i < 18; i += 1) expect((await send()).code).toBe(CODES.ok);
  const codes = (await Promise.all([send(), send(), send(), send()])).map(({ code }) => code);
  expect(codes.filter((code) => code === CODES.ok).length).toBe(2);
  expect(codes.filter((code) => code === CODES.invitationLimit).length).toBe(2);
  await site.shiftClock('25 hours');
  expect((await send(await signIn(site, people[0]))).code).toBe(CODES.ok);
});

test('nobody gives a role that holds more than their own', async () => {
  const { id, people, roleId } = await freshOrganization();
  const [, limited] = people;
  await grant(site, limited, 'userManagement.save');
  const token = await signIn(site, limited);
  const adminRole = await roleIdOf(site, id, 'clinic-admin');
  expect((await save({ email: newEmail(), roleId: adminRole }, token)).code).toBe(
    CODES.exceedsOwnPermissions,
  );
  expect((await save({ email: newEmail(), roleId }, token)).code).toBe(CODES.ok);
  await grant(site, { ...limited, roleCode: 'assistant' }, 'userManagement.delete');
  expect((await save({ email: newEmail(), roleId }, token)).code).toBe(CODES.exceedsOwnPermissions);
  await rowsAs(site.owner, id, `update role set scope = 'own' where org_id = app_org() and code = 'dentist'`);
  await rowsAs(
    site.owner,
    id,
    `delete from role_menu where org_id = app_org() and menu_id = 'userManagement.delete'`,
  );
  expect((await save({ email: newEmail(), roleId }, token)).code).toBe(CODES.exceedsOwnPermissions);
});

test('an edit changes what it names and leaves the rest', async () => {
  const { userCode } = assistant;
  await save({ userCode, phone: '+1 555 0100', gender: 1 });
  const { code, data } = await save({ userCode, displayName: 'Amara' });
  expect(code).toBe(CODES.ok);
  expect(data).toMatchObject({
    displayName: 'Amara',
    phone: '+1 555 0100',
    gender: 1,
    role: { code: 'assistant' },
  });
  expect((await save({ userCode: administrator.userCode, displayName: 'Self' })).code).toBe(CODES.ok);
});

test('another role is read by open sessions at once, and what was verified counts no more', async () => {
  const [member] = await addMembers(site, orgId, ['dentist']);
  if (member === undefined) throw new Error('nobody was made');
  const busy = await openTestSite(undefined, {
    SESSION_CACHE_MS: '4000',
    DATABASE_URL: site.config.DATABASE_URL,
  });
  const token = await signInVerified(site, member, administrator);
  const ids = async () => {
    const { data } = await busy.call(listUserMenu, {}, { accessToken: token });
    return JSON.stringify(data);
  };
  try {
    expect(await ids()).not.toContain('roleList');
    const { data } = await save({ userCode: member.userCode, roleId: roles['clinic-admin'] ?? '' });
    expect(data.role).toMatchObject({ code: 'clinic-admin', isAdministrator: true });
    expect(await ids()).toContain('roleList');
  } finally {
    await busy.close();
  }
  const [session] = await rowsAs(
    site.owner,
    orgId,
    'select own_until, administrator_until, ended_at from session where user_code = $1',
    [member.userCode],
  );
  expect(session).toEqual({ own_until: null, administrator_until: null, ended_at: null });
});

test('nobody changes their own role, and the last administrator keeps the protected one', async () => {
  const { id, people, token, roleId } = await freshOrganization();
  const [last, member] = people;
  expect((await save({ userCode: last.userCode, roleId }, token)).code).toBe(CODES.lastAdministrator);
  const [second] = await addMembers(site, id, ['clinic-admin']);
  expect((await save({ userCode: last.userCode, roleId }, token)).code).toBe(CODES.ownRole);
  await grant(site, member, 'userManagement.save');
  const limited = await signIn(site, member);
  expect((await save({ userCode: second?.userCode ?? '', roleId }, limited)).code).toBe(
    CODES.exceedsOwnPermissions,
  );
  expect((await save({ userCode: second?.userCode ?? '', roleId }, token)).code).toBe(CODES.ok);
});

test('of two administrators who demote each other at once one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id, people, token, roleId } = await freshOrganization();
    const [second] = await addMembers(site, id, ['clinic-admin']);
    if (second === undefined) throw new Error('nobody was made');
    const other = await signIn(site, second);
    await Promise.all([
      save({ userCode: second.userCode, roleId }, token),
      save({ userCode: people[0].userCode, roleId }, other),
    ]);
    const left = await rowsAs(
      site.owner,
      id,
      'select from member m join role r on r.id = m.role_id where m.org_id = app_org() and r.protected',
    );
    expect(left.length).toBe(1);
  }
});

test('members and roles of another organization are not found', async () => {
  const { people, roleId } = await freshOrganization();
  const before = await rowsAs(
    site.owner,
    people[1].orgId,
    'select * from member where org_id = app_org() order by user_code',
  );
  expect((await save({ userCode: people[1].userCode, displayName: 'X' })).code).toBe(CODES.notFound);
  expect((await save({ userCode: dentist.userCode, roleId })).code).toBe(CODES.notFound);
  expect((await invite({ roleId })).code).toBe(CODES.notFound);
  expect(
    await rowsAs(
      site.owner,
      people[1].orgId,
      'select * from member where org_id = app_org() order by user_code',
    ),
  ).toEqual(before);
});

test.each<[Input, string]>([
  [{ email: 'x@y.example' }, 'roleId'],
  [{ roleId: randomUUID() }, 'email'],
  [{ email: 'no address', roleId: randomUUID() }, 'email'],
  [{ userCode: randomUUID(), email: 'x@y.example' }, 'email'],
  [{ userCode: randomUUID(), message: 'x' }, 'message'],
  [{ email: 'x@y.example', roleId: randomUUID(), message: 'x'.repeat(501) }, 'message'],
  [{ userCode: randomUUID(), displayName: 'x'.repeat(65) }, 'displayName'],
  [{ userCode: randomUUID(), gender: 3 as 1 }, 'gender'],
])('%j is refused for %s', async (input, field) => {
  expect(await save(input)).toMatchObject({ code: CODES.invalidInput, data: { fields: [field] } });
});

test('a member needs the permission', async () => {
  expect((await invite({}, await signIn(site, dentist))).code).toBe(CODES.noPerm);
});
