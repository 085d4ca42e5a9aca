-- Work that outlives a call: jobs, tickets for the live channels, and mail.

-- graphile-worker keeps its tables here and owns them; its row-level security shuts out everybody else.
create schema if not exists graphile_worker authorization archway_queue;

-- The app enqueues in its own transaction, many jobs in one call, through this door only.
create function enqueue_jobs(jobs jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, graphile_worker as $$
begin
  perform graphile_worker.add_jobs(array(
    select row(j->>'identifier', (j->'payload')::json, j->>'queueName', (j->>'runAt')::timestamptz,
               (j->>'maxAttempts')::smallint, j->>'jobKey', (j->>'priority')::smallint, null)::graphile_worker.job_spec
    from jsonb_array_elements(jobs) j), true);
end $$;
grant create on schema public to archway_queue;
alter function enqueue_jobs(jsonb) owner to archway_queue;
revoke create on schema public from archway_queue;
revoke all on function enqueue_jobs(jsonb) from public;
grant execute on function enqueue_jobs(jsonb) to archway_app;

create table live_ticket (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  hash bytea not null,
  channel text not null,
  user_code uuid not null,
  session_id uuid not null,
  expires_at timestamptz not null,
  primary key (bucket, org_id, hash)
);
call make_tenant_table('live_ticket', 'insert');
create index live_ticket_by_hash on live_ticket (hash);
grant select, delete on live_ticket to archway_definer;

-- A ticket is found before its organization is known, and is gone once taken: of many takers one wins.
create function take_live_ticket(ticket_hash bytea, wanted_channel text)
  returns table (org_id uuid, user_code uuid, session_id uuid)
  language sql security definer set search_path = pg_catalog, public as $$
  with taken as (
    delete from live_ticket t where t.hash = ticket_hash and t.channel = wanted_channel
    returning t.org_id, t.user_code, t.session_id, t.expires_at)
  select taken.org_id, taken.user_code, taken.session_id from taken where taken.expires_at > app_now();
$$;
call make_definer_function('take_live_ticket(bytea, text)', 'archway_app');

create function sweep_live_tickets() returns integer
  language sql security definer set search_path = pg_catalog, public as $$
  with gone as (delete from live_ticket where expires_at < app_now() returning 1)
  select count(*)::integer from gone;
$$;
call make_definer_function('sweep_live_tickets()', 'archway_queue');

create table mail (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  -- What the mail is about, made by the sender: the same key never becomes a second mail.
  key text not null,
  recipient text not null,
  language text not null,
  template text not null,
  -- Emptied once sent: it may hold one-time links.
  params jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null default app_now(),
  sent_at timestamptz,
  primary key (bucket, org_id, id),
  unique (bucket, org_id, key)
);
call make_tenant_table('mail', 'select, insert, update');

-- Sent mails are kept for as long as somebody may ask about them.
grant select, delete on mail to archway_definer;
create function sweep_mail() returns integer
  language sql security definer set search_path = pg_catalog, public as $$
  with gone as (delete from mail where state = 'sent' and sent_at < app_now() - interval '90 days' returning 1)
  select count(*)::integer from gone;
$$;
call make_definer_function('sweep_mail()', 'archway_queue');
