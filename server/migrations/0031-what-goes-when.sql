-- One sweep over one table of what goes when. Nothing that anonymous requests can add is kept for ever.

-- `over_since` is an expression over a row: null while it is in use, otherwise since when it is not. Only the schema's
-- owner writes here; ops/runbooks/retention.md explains how to change a line.
create table retention (
  what text primary key,
  relation text not null,
  over_since text not null,
  kept interval not null check (kept >= interval '0')
);
insert into retention (what, relation, over_since, kept) values
  ('session', 'session',
   $$coalesce(ended_at, created_at + case when save_login then interval '30 days' else interval '12 hours' end)$$, '90 days'),
  ('one-time link', 'one_time_link', 'coalesce(used_at, expires_at)', '30 days'),
  ('failed sign-ins', 'login_failure', 'greatest(window_started, paused_until)', '2 days'),
  ('known device', 'known_device', 'last_seen_at', '400 days'),
  ('page error', 'page_error', 'last_seen', '90 days'),
  ('web vital', 'web_vital', 'at', '30 days'),
  ('sent mail', 'mail', $$case state when 'sent' then sent_at end$$, '90 days'),
  ('failed mail', 'mail', $$case state when 'failed' then created_at end$$, '30 days'),
  ('mail request', 'account_mail_request', 'created_at', '1 day'),
  ('registration form', 'registration_request', 'created_at', '7 days'),
  ('removed mark', 'case_mark', 'removed_at', '30 days'),
  ('answer for repeats', 'idempotency', 'created_at', '24 hours'),
  ('live ticket', 'live_ticket', 'expires_at', '0'),
  ('passkey question', 'passkey_question', 'expires_at', '0'),
  ('event set aside', 'outbox', 'stuck_at', '90 days'),
  -- Handled by the function itself, since they have others behind them.
  ('unsent mail', 'mail', 'created_at', '8 days'),
  ('invitation or registration', 'member', 'created_at', '30 days');

grant select on retention to archway_definer;
grant select, delete on session, one_time_link, login_failure, known_device, page_error, account_mail_request,
  registration_request, case_mark, outbox, member, organization, role, agreement_log, storage
  to archway_definer;
grant select on patient_case to archway_definer;
grant update on mail, organization to archway_definer;
grant insert on audit to archway_definer;

create index member_not_activated on member (created_at) where activation = 0 and deleted_at is null;
create index mail_waiting on mail (created_at) where state <> 'sent';

-- Who has never opened the mail that would have activated the account: the address is free again. An organization that
-- has nobody left goes too, once the sweep of files has cleared away what it sent. Audit rows stay.
create function sweep_lapsed(kept interval, most integer) returns integer
  language plpgsql set search_path = pg_catalog, public as $$
declare
  lapsed integer;
begin
  with due as (
    select m.bucket, m.org_id, m.user_code from member m
    where m.activation = 0 and m.deleted_at is null and m.created_at < app_now() - kept
      -- A mail that was sent again starts the time anew.
      and not exists (select from one_time_link l where l.bucket = m.bucket and l.org_id = m.org_id
                      and l.user_code = m.user_code and l.created_at >= app_now() - kept)
      and not exists (select from patient_case c where c.bucket = m.bucket and c.org_id = m.org_id and c.created_by = m.user_code)
      and not exists (select from case_mark k where k.bucket = m.bucket and k.org_id = m.org_id and k.created_by = m.user_code)
    order by m.created_at limit most),
  gone as (
    delete from member m using due d
    where m.bucket = d.bucket and m.org_id = d.org_id and m.user_code = d.user_code
      -- Once more, for somebody who activates the account at this very moment.
      and m.activation = 0
    returning m.org_id, m.user_code),
  told as (
    insert into audit (org_id, id, call, object) select org_id, gen_random_uuid(), 'member.lapse', user_code::text from gone)
  select count(*)::integer into lapsed from gone;

  update organization o set logo_file = null, license_upload = null
  where (o.logo_file is not null or o.license_upload is not null)
    and not exists (select from member m where m.bucket = o.bucket and m.org_id = o.org_id);

  with left_alone as (
    select o.bucket, o.org_id from organization o
    where not exists (select from member m where m.bucket = o.bucket and m.org_id = o.org_id)
      and not exists (select from file f where f.bucket = o.bucket and f.org_id = o.org_id)
    limit most),
  agreements as (
    delete from agreement_log a using left_alone l where a.bucket = l.bucket and a.org_id = l.org_id),
  mails as (
    delete from mail a using left_alone l where a.bucket = l.bucket and a.org_id = l.org_id),
  room as (
    delete from storage a using left_alone l where a.bucket = l.bucket and a.org_id = l.org_id),
  roles as (
    delete from role a using left_alone l where a.bucket = l.bucket and a.org_id = l.org_id),
  gone as (
    delete from organization a using left_alone l where a.bucket = l.bucket and a.org_id = l.org_id returning a.org_id)
  insert into audit (org_id, id, call, object) select org_id, gen_random_uuid(), 'organization.lapse', org_id::text from gone;
  return lapsed;
end $$;

-- Deletes what is past its time, at most so many of each; called again while there is more.
create function sweep_expired(most integer) returns table (what text, gone integer)
  language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  line retention;
begin
  -- One at a time; another one does nothing.
  if not pg_try_advisory_xact_lock(hashtext('sweep_expired')) then return; end if;
  -- A link in a mail that was never sent, or could not be, is worth nothing and must not lie about.
  update mail m set state = 'failed', params = '{}'
  where m.state = 'queued' and m.created_at < app_now() - (select kept from retention where what = 'unsent mail');
  update mail m set params = '{}' where m.state = 'failed' and m.params <> '{}';
  for line in select * from retention where what not in ('unsent mail', 'invitation or registration') order by what loop
    execute format('delete from public.%I where ctid = any(array(select ctid from public.%I where (%s) < $1 limit $2))',
                   line.relation, line.relation, line.over_since)
      using app_now() - line.kept, most;
    get diagnostics gone = row_count;
    what := line.what;
    return next;
  end loop;
  what := 'invitation or registration';
  gone := sweep_lapsed((select kept from retention where what = 'invitation or registration'), most);
  return next;
end $$;
call make_definer_function('sweep_expired(integer)', 'archway_queue');
revoke all on function sweep_lapsed(interval, integer) from public;
grant execute on function sweep_lapsed(interval, integer) to archway_definer;

-- A worker of the version before calls these; a later release drops them.
create or replace function sweep_idempotency() returns integer language sql set search_path = pg_catalog as 'select 0';
create or replace function sweep_live_tickets() returns integer language sql set search_path = pg_catalog as 'select 0';
create or replace function sweep_mail() returns integer language sql set search_path = pg_catalog as 'select 0';
create or replace function sweep_passkey_questions() returns integer language sql set search_path = pg_catalog as 'select 0';
create or replace function sweep_web_vitals() returns integer language sql set search_path = pg_catalog as 'select 0';

-- Until now two kinds of mail carried their one-time sign in the key, and those that failed kept their links.
alter table mail no force row level security;
update mail set key = split_part(key, ':', 1) || ':' || id
where key like 'confirmEmail:%' or key like 'contactVerify:%';
update mail set params = '{}' where state = 'failed';
alter table mail force row level security;
