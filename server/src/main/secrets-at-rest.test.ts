import { randomUUID } from 'node:crypto';
import { editEmail, forgetPass } from '@archway/contract/account/calls';
import { saveContact } from '@archway/contract/contact/calls';
import { startPasskeyLogin } from '@archway/contract/credential/calls';
import { ossSts } from '@archway/contract/file/calls';
import { saveMember } from '@archway/contract/member/calls';
import { companyRegist } from '@archway/contract/organization/calls';
import { makePartnerCode } from '@archway/contract/partner/calls';
import { liveTicket, makeLoginSign } from '@archway/contract/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverMail } from '../platform/mail/deliver.job.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { SITE_ORG_ID } from '../platform/site-org.ts';
import { rowsAs } from '../testing/as-tenant.ts';
import { tablesOf } from '../testing/catalog.ts';
import { secondStepTicket, recoveryCodes, startCodes, StepClock } from '../testing/credentials.ts';
import { dropSecondLock } from '../testing/database.ts';
import { runJob, runWaitingJobs } from '../testing/jobs.ts';
import { queuedMails } from '../testing/mails.ts';
import {
  COMPLETE_PROFILE,
  freshAddress,
  makeOrganization,
  roleIdOf,
  signInSaved,
  signInVerified,
  TEST_PASSWORD,
  type TestPerson,
} from '../testing/people.ts';
import { takeTicket } from '../testing/registration-files.ts';
import { beginScan } from '../testing/scans.ts';
import { openTestSite, type TestSite } from '../testing/site.ts';

let site: TestSite;
let person: TestPerson;
let colleague: TestPerson;
/** By what each is. */
const secrets = new Map<string, string>();
beforeAll(async () => {
  site = await openTestSite();
  [person, colleague] = (await makeOrganization(site)).people;
  await rowsAs(site.owner, SITE_ORG_ID, 'update app_config set register_show_version = 1');
});
afterAll(() => site.close());

const newAddress = () => `${randomUUID().slice(0, 8)}@new.example`;

async function takeTokens(): Promise<void> {
  const saved = await signInSaved(site, person);
  secrets.set('access token', saved.accessToken).set('refresh token', saved.refreshToken);
  secrets.set('device cookie', saved.device.headers?.['cookie']?.split('=')[1] ?? '');
  const { accessToken } = saved;
  secrets.set(
    'live ticket',
    (await site.call(liveTicket, { channel: 'system' }, { accessToken })).data.ticket,
  );
  const { fileId } = await beginScan(site, accessToken);
  const { data } = await site.call(ossSts, { fileId }, { accessToken });
  secrets.set('store key', data.secretAccessKey).set('store token', data.sessionToken);
  const asked = await site.call(startPasskeyLogin, {}, { address: freshAddress() });
  secrets.set('passkey ticket', asked.data.ticket);
  secrets.set('registration ticket', await takeTicket(site));
}

async function takeCodes(): Promise<void> {
  const clock = new StepClock(site);
  await clock.go(0);
  const { secret, accessToken } = await startCodes(site, clock, colleague);
  secrets.set('secret of a code app', secret);
  for (const [i, code] of (await recoveryCodes(site, accessToken)).entries())
    secrets.set(`recovery code ${i}`, code);
  const administrator = await signInVerified(site, person);
  const made = await site.call(makePartnerCode, {}, { accessToken: administrator });
  secrets.set('partner code', made.data.code).set('its letters', made.data.code.replaceAll('-', ''));
  secrets.set('second step ticket', await secondStepTicket(site, colleague));
  secrets.set('password', TEST_PASSWORD);
  await site.shiftClock('0');
}

/** Has every kind of link mailed, and reads it as its reader would. */
async function takeLinks(): Promise<void> {
  const accessToken = await signInVerified(site, person);
  secrets.set('desktop sign', (await site.call(makeLoginSign, {}, { accessToken })).data.sign);
  const roleId = await roleIdOf(site, person.orgId, colleague.roleCode);
  const email = newAddress();
  const region = site.config.SITE_REGION;
  const { address } = COMPLETE_PROFILE;
  const form = {
    type: 2,
    email,
    displayName: 'Noor',
    password: TEST_PASSWORD,
    language: 'en',
    name: 'New',
    address,
  };
  const ticked = { privacy: true, cookie: true, terms: true } as const;
  for (const { code, msg } of [
    await site.call(forgetPass, { account: person.account }, { address: freshAddress() }),
    await site.call(editEmail, { email: newAddress() }, { accessToken }),
    await site.call(saveContact, { userName: 'Contact', email: newAddress() }, { accessToken }),
    await site.call(saveMember, { email: newAddress(), roleId }, { accessToken }),
    await site.call(companyRegist, { ...form, ...ticked, region, timeZone: 'Europe/London' } as never, {
      address: freshAddress(),
    }),
  ])
    if (code !== 200) throw new Error(`${code} ${msg}`);
  await queuedMails(site, SITE_ORG_ID);
  const { rows } = await site.owner.query<{ org_id: string }>('select org_id from find_account($1)', [email]);
  for (const orgId of [person.orgId, rows[0]?.org_id ?? ''])
    for (const { template, link } of await queuedMails(site, orgId))
      secrets.set(`link of ${template}`, new URL(link).pathname.split('/').at(-1) ?? '');
}

/** One is refused for good by the mail server, all others are sent. */
async function sendMails(): Promise<void> {
  const [failing] = await rowsAs<{ id: string }>(
    site.owner,
    person.orgId,
    `select id from mail where org_id = app_org() and template = 'invitation'`,
  );
  const away: Mailer = { send: () => Promise.reject(new Error('refused')), close: () => {} };
  const input = { mailId: failing?.id };
  await expect(
    runJob(site, deliverMail, { orgId: person.orgId, input, mailer: away, isLastAttempt: true }),
  ).rejects.toThrow('refused');
  await runWaitingJobs(site, [deliverMail]);
}

/** As it is, as bytes, and as bytes that it spells; in every way PostgreSQL would show them. */
function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const spelled = Buffer.from(secret, 'base64url');
  return [
    secret,
    bytes.toString('hex'),
    bytes.toString('base64').replaceAll('=', ''),
    ...(spelled.length >= 12
      ? [spelled.toString('hex'), spelled.toString('base64').replaceAll('=', '')]
      : []),
  ];
}

async function everything(): Promise<Map<string, string>> {
  await dropSecondLock(site.owner);
  const found = new Map<string, string>();
  for (const { name, isPartition } of await tablesOf(site.owner)) {
    if (isPartition) continue;
    const { rows } = await site.owner.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t`,
    );
    found.set(name, rows.map(({ row }) => row).join('\n'));
  }
  const { rows } = await site.queue.query<{ row: string }>(
    `select to_jsonb(j)::text as row from graphile_worker._private_jobs j`,
  );
  return found.set('jobs', rows.map(({ row }) => row).join('\n'));
}

test('no token, sign, code or password is in any table, once mails are sent', async () => {
  await takeTokens();
  await takeCodes();
  await takeLinks();
  for (const template of ['resetPassword', 'confirmEmail', 'contactVerify', 'invitation', 'activate'])
    expect(secrets.get(`link of ${template}`)).toMatch(/^[\w-]{22}$/);
  await sendMails();
  const tables = await everything();
  expect(tables.get('mail')).toContain('"state": "failed"');
  expect(tables.get('mail')).not.toContain('"state": "queued"');
  expect(tables.get('session')?.length).toBeGreaterThan(100);
  const found = [...secrets].flatMap(([what, secret]) => {
    expect(secret.length).toBeGreaterThan(8);
    return [...tables].flatMap(([table, text]) =>
      spellings(secret).some((spelling) => text.includes(spelling)) ? [`${what} in ${table}`] : [],
    );
  });
  expect(found).toEqual([]);
});
