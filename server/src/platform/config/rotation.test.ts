import { randomBytes, randomUUID } from 'node:crypto';
import { getChangePassEmail } from '@archway/contract/account/calls';
import { CODES } from '@archway/contract/codes';
import { confirmLogin } from '@archway/contract/credential/calls';
import { reportPage } from '@archway/contract/monitor/calls';
import { login, refreshToken } from '@archway/contract/session/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { secondStepTicket, recoveryCodes, startCodes, StepClock } from '../../testing/credentials.ts';
import { holdClock } from '../../testing/hold-clock.ts';
import {
  addMembers,
  freshAddress,
  makeOrganization,
  signIn,
  signInSaved,
  TEST_PASSWORD,
  type TestPerson,
} from '../../testing/people.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';
import { SITE_ORG_ID } from '../site-org.ts';

const PURPOSES = ['SESSION', 'TOTP', 'RECOVERY', 'REQUEST', 'FAILURE', 'AUDIT'] as const;
const newKey = (): string => randomBytes(32).toString('hex');
const keys = Object.fromEntries(PURPOSES.map((purpose) => [purpose, { old: newKey(), new: newKey() }]));

/** Settings of a process with these keys for every purpose, the current one first. */
const withKeys = (...ids: ('old' | 'new')[]): Record<string, string> =>
  Object.fromEntries(
    PURPOSES.map((purpose) => [
      `SECRET_${purpose}`,
      ids.map((id) => `${id}:${keys[purpose]?.[id]}`).join(','),
    ]),
  );

/** Processes of one site at each step of a key rotation, all on the database of the first. */
let before: TestSite;
let added: TestSite;
let switched: TestSite;
let dropped: TestSite;
let people: TestPerson[];
let clock: StepClock;

beforeAll(async () => {
  before = await openTestSite(undefined, withKeys('old'));
  const { DATABASE_URL, DATABASE_QUEUE_URL } = before.config;
  const open = (settings: Record<string, string>) =>
    openTestSite(undefined, { ...settings, DATABASE_URL, DATABASE_QUEUE_URL });
  added = await open(withKeys('old', 'new'));
  switched = await open(withKeys('new', 'old'));
  dropped = await open(withKeys('new'));
  clock = new StepClock(before);
  const { orgId } = await makeOrganization(before);
  people = await addMembers(
    before,
    orgId,
    Array.from({ length: 8 }, () => 'dentist'),
  );
});
afterAll(async () => {
  for (const site of [dropped, switched, added, before]) await site.close();
});
beforeEach(() => clock.go(0));

const someone = (): TestPerson => {
  const person = people.pop();
  if (person === undefined) throw new Error('make more people');
  return person;
};
const codeFor = async (site: TestSite, accessToken: string) =>
  (await site.call(getChangePassEmail, {}, { accessToken })).code;

test('a session survives every step of a key rotation, and ends only if its key is dropped too early', async () => {
  const person = someone();
  const accessToken = await signIn(before, person);
  for (const site of [before, added, switched]) expect(await codeFor(site, accessToken)).toBe(CODES.ok);
  expect(await codeFor(dropped, accessToken)).toBe(CODES.sessionUnknown);

  const newer = await signIn(switched, person);
  for (const site of [added, switched, dropped]) expect(await codeFor(site, newer)).toBe(CODES.ok);
  expect(await codeFor(before, newer)).toBe(CODES.sessionUnknown);
});

test('a refresh moves a session to the current key', async () => {
  const saved = await signInSaved(added, someone());
  const { data } = await switched.call(refreshToken, { refreshToken: saved.refreshToken }, saved.device);
  expect(await codeFor(dropped, data.accessToken)).toBe(CODES.ok);
  // The answer was lost and another process is asked: it returns another pair of tokens, valid as well.
  const again = await added.call(refreshToken, { refreshToken: saved.refreshToken }, saved.device);
  expect(await codeFor(switched, again.data.accessToken)).toBe(CODES.ok);
  expect(await codeFor(switched, data.accessToken)).toBe(CODES.ok);
});

test('a process with another current key recognizes a repeated request, and refuses its key for another request', async () => {
  for (const [first, second] of [
    [before, switched],
    [switched, added],
    [added, before],
  ] as const) {
    const idempotencyKey = randomUUID();
    const input = { kind: 'error' as const, name: `Error${randomUUID().slice(0, 8)}` };
    expect((await first.call(reportPage, input, { idempotencyKey })).code).toBe(CODES.ok);
    expect((await second.call(reportPage, input, { idempotencyKey })).code).toBe(CODES.ok);
    const [row] = await rowsAs<{ times: number }>(
      before.owner,
      SITE_ORG_ID,
      'select times::int from page_error where name = $1',
      [input.name],
    );
    expect(row?.times).toBe(1);
    const other = await second.call(reportPage, { ...input, name: 'Other' }, { idempotencyKey });
    expect(other.code).toBe(CODES.idempotencyKeyReused);
  }
});

test('an authenticator app works during a key rotation, and its secret is re-encrypted when used', async () => {
  const person = someone();
  const { secret } = await startCodes(before, clock, person);
  const confirm = async (site: TestSite, step: number) => {
    await clock.go(step);
    const ticket = await secondStepTicket(site, person);
    const input = { ticket, code: clock.code(secret) };
    return (await site.call(confirmLogin, input, { address: freshAddress() })).code;
  };
  const keyIds = async () => {
    const { rows } = await before.queue.query(
      `select key_id from count_secret_keys() where purpose = 'totp'`,
    );
    return rows.map(({ key_id }: { key_id: string }) => key_id);
  };
  expect(await confirm(added, 1)).toBe(CODES.ok);
  expect(await keyIds()).toEqual(['old']);
  expect(await confirm(switched, 2)).toBe(CODES.ok);
  expect(await keyIds()).toEqual(['new']);
  expect(await confirm(dropped, 3)).toBe(CODES.ok);
});

test('a recovery code works once during a key rotation, whichever key hashed it', async () => {
  const person = someone();
  const { accessToken } = await startCodes(before, clock, person);
  const [first = '', second = ''] = await recoveryCodes(added, accessToken);
  const spend = async (site: TestSite, code: string) => {
    const ticket = await secondStepTicket(site, person);
    return (await site.call(confirmLogin, { ticket, code }, { address: freshAddress() })).code;
  };
  expect(await spend(switched, first)).toBe(CODES.ok);
  expect(await spend(added, first)).toBe(CODES.verifyCodeError);
  expect(await spend(dropped, second)).toBe(CODES.verifyCodeError);
  const [newer = ''] = await recoveryCodes(switched, accessToken);
  expect(await spend(added, newer)).toBe(CODES.ok);
  const { rows } = await before.queue.query(
    `select key_id, held::int from count_secret_keys() where purpose = 'recovery'`,
  );
  expect(rows).toEqual([{ key_id: 'new', held: 9 }]);
});

const attempt = (site: TestSite, account: string, password: string) =>
  site.call(login, { account, password }, { address: freshAddress() });

test('failed sign-ins keep counting when the key changes, and a sign-in resets them under every key', async () => {
  await holdClock(before);
  const { account } = someone();
  for (const [i, site] of [before, switched, added].entries())
    expect((await attempt(site, account, 'wrong')).data).toMatchObject({ failures: i + 1 });
  expect((await attempt(switched, account, 'wrong')).data).toMatchObject({ failures: 4 });
  expect((await attempt(added, account, 'wrong')).code).toBe(CODES.loginMoreFail);
  await clock.go(2);
  expect((await attempt(added, account, TEST_PASSWORD)).code).toBe(CODES.ok);
  expect((await attempt(switched, account, 'wrong')).data).toMatchObject({ failures: 1 });
});

test('concurrent guesses at processes with different current keys share one counter', async () => {
  const { account } = someone();
  const sites = [added, switched, added, switched, added, switched, added, switched];
  const answers = await Promise.all(sites.map((site) => attempt(site, account, 'wrong')));
  const judged = answers.filter(({ code }) => code === CODES.wrongCredentials);
  expect(judged).toHaveLength(4);
});

test('values made with the former site secret are accepted while it is configured, but no new ones are made', async () => {
  const person = someone();
  const { DATABASE_URL, DATABASE_QUEUE_URL } = before.config;
  const former = newKey();
  // Tokens and recovery codes were hashed with the site secret itself.
  const past = await openTestSite(undefined, {
    ...withKeys('old'),
    SECRET_SESSION: `x:${former}`,
    DATABASE_URL,
    DATABASE_QUEUE_URL,
  });
  const now = await openTestSite(undefined, {
    ...withKeys('new'),
    SECRET_LEGACY: former,
    DATABASE_URL,
    DATABASE_QUEUE_URL,
  });
  const accessToken = await signIn(past, person);
  expect(await codeFor(now, accessToken)).toBe(CODES.ok);
  expect(await codeFor(dropped, accessToken)).toBe(CODES.sessionUnknown);
  expect(await codeFor(past, await signIn(now, person))).toBe(CODES.sessionUnknown);
  await now.close();
  await past.close();
});
