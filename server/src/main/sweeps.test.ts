import { expect, test } from 'vitest';
import { openSite } from '../testing/file-site.ts';
import { features } from './features.ts';

const site = await openSite();

const SESSION_OVER = `coalesce(ended_at, created_at + case when save_login then interval '30 days' else interval '12 hours' end)`;
/** The lines of migration 0031, from before features stated them. Existing sites must keep their rows exactly as long. */
const BEFORE = [
  ['session', 'session', SESSION_OVER, '90 days'],
  ['one-time link', 'one_time_link', 'coalesce(used_at, expires_at)', '30 days'],
  ['failed sign-ins', 'login_failure', 'greatest(window_started, paused_until)', '2 days'],
  ['known device', 'known_device', 'last_seen_at', '400 days'],
  ['page error', 'page_error', 'last_seen', '90 days'],
  ['web vital', 'web_vital', 'at', '30 days'],
  ['sent mail', 'mail', `case state when 'sent' then sent_at end`, '90 days'],
  ['failed mail', 'mail', `case state when 'failed' then created_at end`, '30 days'],
  ['mail request', 'account_mail_request', 'created_at', '1 day'],
  ['registration form', 'registration_request', 'created_at', '7 days'],
  ['removed mark', 'case_mark', 'removed_at', '30 days'],
  ['answer for repeats', 'idempotency', 'created_at', '24:00:00'],
  ['live ticket', 'live_ticket', 'expires_at', '00:00:00'],
  ['passkey question', 'passkey_question', 'expires_at', '00:00:00'],
  ['event set aside', 'outbox', 'stuck_at', '90 days'],
  ['unsent mail', 'mail', 'created_at', '8 days'],
  ['invitation or registration', 'member', 'created_at', '30 days'],
];
/** Until then a part of the job `file.sweep`. */
const ADDED = [
  ['registration ticket', 'registration_ticket', 'expires_at', '1 day'],
  ['drafts', 'draft', 'saved_at', '90 days'],
  ['text message', 'text_message', 'created_at', '30 days'],
  ['try to invite', 'partner_invitation_try', 'tried_at', '2 days'],
  ['counted entry', 'counter_entry', 'counted_at', '60 days'],
  ['printed papers', 'order_print', 'created_at', '7 days'],
  ['request to join', 'join_request', 'expires_at', '30 days'],
];

async function linesOf(query: string, values: unknown[] = []): Promise<string[][]> {
  const { rows } = await site.owner.query<string[]>({ text: query, values, rowMode: 'array' });
  return rows;
}

const lines = () => linesOf('select what, relation, over_since, kept::text from retention order by what');

test('after a migration, retention has the lines that the features state and no others', async () => {
  const stated = await linesOf(
    `select what, "table", "overSince", keep::interval::text from jsonb_to_recordset($1)
       as sweep (what text, "table" text, "overSince" text, keep text) order by what`,
    [JSON.stringify(features.flatMap(({ sweeps = [] }) => sweeps))],
  );
  expect(await lines()).toEqual(stated);
});

test('rows are kept as long as before sweeps were stated in code', async () => {
  const found = await lines();
  expect(found).toHaveLength(BEFORE.length + ADDED.length);
  expect(found).toEqual(expect.arrayContaining([...BEFORE, ...ADDED]));
});
