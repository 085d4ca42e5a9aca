import { randomUUID } from 'node:crypto';
import { CODES } from '@archway/contract/codes';
import { reportPage } from '@archway/contract/monitor/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asTenant, rowsAs } from '../../testing/as-tenant.ts';
import {
  changeMember,
  freshAddress,
  makeOrganization,
  signIn,
  type TestPerson,
} from '../../testing/people.ts';
import { openTestSite, type TestSite } from '../../testing/site.ts';
import { silentLog } from '../log/log.ts';
import { SITE_ORG_ID } from '../site-org.ts';
import { sweepExpired } from './sweep-expired.ts';

let site: TestSite;
let person: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  [person, colleague] = (await makeOrganization(site)).people;
});

const sweep = () => sweepExpired({ pool: site.queue, log: silentLog });
const count = async (table: string, orgId: string, where = 'true') =>
  (await rowsAs(site.owner, orgId, `select from ${table} where org_id = app_org() and ${where}`)).length;

/** An insert with `$1` for the organization and `$2` for the member, `at` for the moment it is over. */
const LINES: Record<string, { relation: string; days: number; insert: (at: string) => string }> = {
  session: {
    relation: 'session',
    days: 90,
    insert: (at) => `insert into session (org_id, id, user_code, seed, save_login, ended_at)
      values ($1, gen_random_uuid(), $2, '', true, ${at})`,
  },
  'one-time link': {
    relation: 'one_time_link',
    days: 30,
    insert: (at) => `insert into one_time_link (org_id, hash, kind, user_code, expires_at)
      values ($1, gen_random_uuid()::text::bytea, 'resetPassword', $2, ${at})`,
  },
  'failed sign-ins': {
    relation: 'login_failure',
    days: 2,
    insert: (at) => `insert into login_failure (org_id, account_hash, window_started)
      select $1, $2::uuid::text::bytea, ${at}`,
  },
  'known device': {
    relation: 'known_device',
    days: 400,
    insert: (at) =>
      `insert into known_device (org_id, user_code, device_hash, last_seen_at) values ($1, $2, 'x', ${at})`,
  },
  'sent mail': {
    relation: 'mail',
    days: 90,
    insert: (at) => `insert into mail (org_id, id, key, recipient, language, template, params, state, sent_at)
      select $1, $2, $2::uuid::text, 'a@b.example', 'en', 'x', '{}', 'sent', ${at}`,
  },
  'failed mail': {
    relation: 'mail',
    days: 30,
    insert: (
      at,
    ) => `insert into mail (org_id, id, key, recipient, language, template, params, state, created_at)
      select $1, $2, $2::uuid::text, 'a@b.example', 'en', 'x', '{}', 'failed', ${at}`,
  },
  'text message': {
    relation: 'text_message',
    days: 30,
    insert: (
      at,
    ) => `insert into text_message (org_id, id, key, recipient, language, template, params, created_at)
      values ($1, gen_random_uuid(), $2::uuid::text, '', 'en', 'partnerApplied', '{}', ${at})`,
  },
  'mail request': {
    relation: 'account_mail_request',
    days: 1,
    insert: (at) => `insert into account_mail_request (org_id, id, kind, account, language, created_at)
      values ($1, $2, 'findSite', 'a', 'en', ${at})`,
  },
  'registration ticket': {
    relation: 'registration_ticket',
    days: 1,
    insert: (at) => `insert into registration_ticket (org_id, hash, expires_at)
      select $1, $2::uuid::text::bytea, ${at}`,
  },
  'event set aside': {
    relation: 'outbox',
    days: 90,
    insert: (at) =>
      `insert into outbox (org_id, id, name, payload, stuck_at) values ($1, $2, 'x', '{}', ${at})`,
  },
};

test.each(Object.entries(LINES))(
  '%s goes when its time is over, and not a minute before',
  async (what, line) => {
    const { relation, days, insert } = line;
    const before = await count(relation, person.orgId);
    const add = (who: TestPerson, more: string) =>
      rowsAs(site.owner, who.orgId, insert(`app_now() - interval '${days} days' + interval '${more}'`), [
        who.orgId,
        who.userCode,
      ]);
    await add(person, '-1 minute');
    await add(colleague, '1 minute');
    expect((await sweep()).get(what)).toBe(1);
    expect(await count(relation, person.orgId)).toBe(before + 1);
  },
);

test('a session in use stays, one left alone goes 90 days after it would have ended', async () => {
  await signIn(site, person);
  await site.shiftClock('90 days');
  await sweep();
  expect(await count('session', person.orgId)).toBe(1);
  await site.shiftClock('90 days 13 hours');
  await sweep();
  expect(await count('session', person.orgId)).toBe(0);
  await site.shiftClock('0');
});

test('who never activated the account is forgotten after 30 days, unless mailed again', async () => {
  await changeMember(site, person, `activation = 0, created_at = app_now() - interval '31 days'`);
  await changeMember(site, colleague, `activation = 0, created_at = app_now() - interval '31 days'`);
  await rowsAs(site.owner, colleague.orgId, LINES['one-time link']?.insert('app_now()') ?? '', [
    colleague.orgId,
    colleague.userCode,
  ]);
  await sweep();
  expect(await count('member', person.orgId, `user_code = '${person.userCode}'`)).toBe(0);
  expect(await count('member', person.orgId, `user_code = '${colleague.userCode}'`)).toBe(1);
  expect(
    await rowsAs(site.owner, person.orgId, `select object from audit where call = 'member.lapse'`),
  ).toEqual([{ object: person.userCode }]);
  expect(await count('organization', person.orgId)).toBe(1);
});

test('an organization nobody activated goes with everything of its own, after its files; audit rows stay', async () => {
  const { orgId } = person;
  await asTenant(site.owner, orgId, (client) =>
    client.query(`update member set activation = 0, created_at = app_now() - interval '31 days';
      insert into file (org_id, id, kind, name, size, upload_key) values (app_org(), '${person.userCode}', 'license', 'a', 1, 'k');
      update organization set license_upload = '${person.userCode}';
      insert into agreement_log (org_id, user_code, agreement_type, version, language)
        values (app_org(), '${person.userCode}', 'terms', '1', 'en')`),
  );
  await sweep();
  // The address is free at once; the file is the sweep of files' to clear away, since nobody uses it now.
  expect(await count('member', orgId)).toBe(0);
  expect(await count('organization', orgId, 'license_upload is null')).toBe(1);
  await rowsAs(site.owner, orgId, 'delete from file where org_id = app_org()');
  await sweep();
  for (const table of ['organization', 'role', 'role_menu', 'agreement_log', 'mail'])
    expect(await count(table, orgId)).toBe(0);
  expect(await count('audit', orgId, `call = 'organization.lapse'`)).toBe(1);
});

test('a mail that is never sent keeps its link eight days and no longer', async () => {
  const insert = (age: string, state: string) =>
    rowsAs(
      site.owner,
      person.orgId,
      `insert into mail (org_id, id, key, recipient, language, template, params, state, created_at)
       values (app_org(), gen_random_uuid(), gen_random_uuid()::text, 'a@b.example', 'en', 'x', '{"link": "secret"}', $1,
         app_now() - $2::interval)`,
      [state, age],
    );
  await insert('7 days', 'queued');
  await insert('9 days', 'queued');
  await insert('1 day', 'failed');
  await sweep();
  const rows = await rowsAs(
    site.owner,
    person.orgId,
    'select state, params from mail where org_id = app_org() order by created_at',
  );
  expect(rows).toEqual([
    { state: 'failed', params: {} },
    { state: 'queued', params: { link: 'secret' } },
    { state: 'failed', params: {} },
  ]);
});

test('kinds of page errors that strangers make up are counted as one beyond a number', async () => {
  await rowsAs(
    site.owner,
    SITE_ORG_ID,
    `insert into page_error (org_id, fingerprint, name, frames, route, browser, version)
     select app_org(), gen_random_uuid()::text, 'x', '[]', '', '', '' from generate_series(1, 300)`,
  );
  for (let i = 0; i < 3; i += 1) {
    const { code } = await site.call(
      reportPage,
      { kind: 'error', name: `Made${randomUUID().replaceAll('-', '')}`, frames: [] },
      { address: freshAddress() },
    );
    expect(code).toBe(CODES.ok);
  }
  expect(
    await rowsAs(site.owner, SITE_ORG_ID, `select times from page_error where fingerprint = 'other'`),
  ).toEqual([{ times: '3' }]);
  expect(await count('page_error', SITE_ORG_ID)).toBe(301);
  await site.shiftClock('91 days');
  await sweep();
  expect(await count('page_error', SITE_ORG_ID)).toBe(0);
  await site.shiftClock('0');
});

test('the app may not delete by the sweep, nor read or change what goes when', async () => {
  await expect(rowsAs(site.queue, person.orgId, `update retention set kept = '0'`)).rejects.toMatchObject({
    code: '42501',
  });
});
