import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { login, verifyIdentity } from '@archway/contract/session/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { rowsAs } from '../../testing/as-tenant.ts';
import { holdClock } from '../../testing/hold-clock.ts';
import { runWaitingJobs } from '../../testing/jobs.ts';
import {
  addMembers,
  changeMember,
  freshAddress,
  makeOrganization,
  signIn,
  signInSaved,
  TEST_PASSWORD,
  type TestPerson,
} from '../../testing/people.ts';
import { openTestSite, type SendOptions, type TestSite } from '../../testing/site.ts';
import { SITE_ORG_ID } from '../../platform/site-org.ts';
import { sessionFeature } from './index.ts';

let site: TestSite;
let orgId: string;
let administrator: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
  const made = await makeOrganization(site);
  orgId = made.orgId;
  administrator = made.people[0];
});
afterAll(() => site.close());
afterEach(() => site.shiftClock('0'));

async function someone(assignment?: string): Promise<TestPerson> {
  const [made] = await addMembers(site, orgId, ['dentist']);
  if (made === undefined) throw new Error('no member was added');
  if (assignment !== undefined) await changeMember(site, made, assignment);
  return made;
}

const attempt = (account: string, password: string, options: SendOptions = {}) =>
  site.call(login, { account, password }, { address: freshAddress(), ...options });

const isJudged = ({ code }: { code: number }) => code === CODES.wrongCredentials;

test('the account name, the address and every spelling of both share one counter', async () => {
  const person = await someone();
  const names = [person.account, person.email.toUpperCase(), ` ${person.account.toUpperCase()} `];
  const failures = [];
  for (const name of names) failures.push((await attempt(name, 'no')).data);
  expect(failures).toMatchObject([{ failures: 1 }, { failures: 2 }, { failures: 3 }]);
});

test.each([
  ['a dotted capital I (U+0130)', (name: string) => name.replace('i', 'İ')],
  ['a Kelvin sign (U+212A)', (name: string) => name.replace('k', '\u212a')],
  ['fullwidth letters', (name: string) => name.replace('i', 'ｉ')],
  ['a zero-width space', (name: string) => `${name}\u200b`],
])('an account typed with %s is unknown, whatever the password', async (_, spell) => {
  const tag = randomUUID().slice(0, 8);
  const person = await someone(`login_account = 'kim.${tag}', email = 'kim.${tag}@clinic.example'`);
  for (const name of [`kim.${tag}`, `kim.${tag}@clinic.example`]) {
    expect((await attempt(name, TEST_PASSWORD)).code).toBe(CODES.ok);
    expect((await attempt(spell(name), TEST_PASSWORD)).code).toBe(CODES.wrongCredentials);
    const accessToken = await signIn(site, administrator);
    const named = { account: spell(administrator.account.replace('a', 'i')), password: TEST_PASSWORD };
    expect((await site.call(verifyIdentity, named, { accessToken })).code).toBe(CODES.wrongCredentials);
  }
  expect(person.orgId).toBe(orgId);
});

/** Tries once every `minutes` for some hours, and answers how many of the tries were judged. */
async function judgedWithin(hours: number, minutes: number, attack: (i: number) => Promise<boolean>) {
  let judged = 0;
  for (let minute = 0; minute < hours * 60; minute += minutes) {
    await site.shiftClock(`${minute} minutes`);
    if (await attack(minute)) judged += 1;
  }
  return judged;
}

test('one account has at most 100 passwords judged in 24 hours', { timeout: 120_000 }, async () => {
  const { account, email } = await someone();
  const judged = await judgedWithin(24, 3, async (minute) =>
    isJudged(await attempt(minute % 2 === 0 ? account : email, 'no')),
  );
  expect(judged).toBeGreaterThan(90);
  expect(judged).toBeLessThanOrEqual(100);
  await site.shiftClock('25 hours');
  expect((await attempt(account, TEST_PASSWORD)).code).toBe(CODES.ok);
});

test('a right password does not give strangers further tries for the day', async () => {
  const person = await someone();
  const level = async () => {
    const [row] = await rowsAs<{ level: number }>(
      site.owner,
      SITE_ORG_ID,
      "select max(day_level)::float8 as level from login_failure where window_started > app_now() - interval '1 minute'",
    );
    return row?.level ?? 0;
  };
  await rowsAs(site.owner, SITE_ORG_ID, 'delete from login_failure where org_id = app_org()');
  for (let i = 0; i < 3; i += 1) await attempt(person.account, 'no');
  expect(await level()).toBeCloseTo(3, 1);
  expect((await attempt(person.account, TEST_PASSWORD)).code).toBe(CODES.ok);
  expect(await level()).toBeCloseTo(3, 1);
  expect((await attempt(person.account, 'no')).data).toMatchObject({ failures: 1 });
});

test('on a known device the right password still gets in while strangers guess', async () => {
  const person = await someone();
  const { device } = await signInSaved(site, person);
  for (let i = 0; i < 12; i += 1) {
    await site.shiftClock(`${i * 16} minutes`);
    await attempt(person.account, 'no');
    await attempt(person.account, 'no');
    expect((await attempt(person.account, TEST_PASSWORD, device)).code).toBe(CODES.ok);
  }
  expect((await attempt(person.account, TEST_PASSWORD)).code).toBe(CODES.loginMoreFail);
});

test('a made-up device cookie, or one of a colleague, does not get a counter of its own', async () => {
  const [person, colleague] = [await someone(), await someone()];
  const { device } = await signInSaved(site, colleague);
  const madeUp = { headers: { cookie: `__Host-archway-device=${'x'.repeat(22)}` } };
  for (const options of [device, madeUp, device]) await attempt(person.account, 'no', options);
  expect((await attempt(person.account, 'no')).data).toMatchObject({ failures: 4 });
});

test('a stolen device cookie has the same limits', async () => {
  await holdClock(site);
  const person = await someone();
  const { device } = await signInSaved(site, person);
  const answers = [];
  for (let i = 0; i < 5; i += 1) answers.push((await attempt(person.account, 'no', device)).code);
  expect(answers.at(-2)).toBe(CODES.wrongCredentials);
  expect(answers.at(-1)).toBe(CODES.loginMoreFail);
  expect((await attempt(person.account, TEST_PASSWORD)).code).toBe(CODES.ok);
});

const mailsTo = ({ email }: TestPerson) =>
  rowsAs<{ params: { params: Record<string, string>; link: string } }>(
    site.owner,
    orgId,
    `select params from mail where recipient = $1 and template = 'failedSignIns'`,
    [email],
  );

test('the tenth failure within the hour is mailed to the owner, and no second one that day', async () => {
  const person = await someone();
  const jobs = sessionFeature.jobs ?? [];
  let clock = 0;
  for (const hour of [0, 2]) {
    clock = hour * 3_600;
    for (let i = 1; i <= 10; i += 1) {
      await site.shiftClock(`${clock} seconds`);
      expect((await attempt(person.account, 'no')).data).toMatchObject({ failures: i });
      await runWaitingJobs(site, jobs);
      expect((await mailsTo(person)).length).toBe(hour > 0 || i === 10 ? 1 : 0);
      clock += 66;
    }
  }
  const [mail] = await mailsTo(person);
  expect(mail?.params.link).toBe(`${site.config.PUBLIC_ORIGIN}/forget-pass-account`);
  expect(mail?.params.params['address']).toMatch(/^10\./);
});

test('ten failures for an account that does not exist queue the same job and mail no one', async () => {
  const before = await rowsAs(site.owner, orgId, 'select from mail where org_id = app_org()');
  const name = `nobody.${randomUUID()}`;
  for (let i = 0; i < 10; i += 1) {
    await site.shiftClock(`${i * 66} seconds`);
    await attempt(name, 'no');
  }
  const { rowCount } = await site.queue.query(
    `select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'session.mailFailedSignIns'`,
  );
  expect(rowCount).toBe(1);
  await runWaitingJobs(site, sessionFeature.jobs ?? []);
  expect(await rowsAs(site.owner, orgId, 'select from mail where org_id = app_org()')).toEqual(before);
});

test('refused log-ins are in the audit, at most one row a minute, without a name that does not exist', async () => {
  const person = await someone();
  const name = `nobody.${randomUUID()}`;
  for (let i = 0; i < 5; i += 1) {
    await attempt(person.account, 'no');
    await attempt(name, 'no');
  }
  const rows = await rowsAs(
    site.owner,
    orgId,
    `select actor, detail->>'outcome' as outcome from audit where call = 'login' and object = $1 order by at`,
    [person.userCode],
  );
  expect(rows).toEqual([
    { actor: null, outcome: 'wrongPassword' },
    { actor: null, outcome: 'tooEarly' },
  ]);
  const ofSite = await rowsAs<{ object: string | null; detail: unknown; actor: string | null }>(
    site.owner,
    SITE_ORG_ID,
    `select object, detail, actor from audit where org_id = app_org() and call = 'login'`,
  );
  expect(ofSite.length).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(ofSite)).not.toContain('nobody');
  expect(ofSite.every(({ actor }) => actor === null)).toBe(true);
});
