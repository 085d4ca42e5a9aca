-- What every mutating call leaves behind: its answer for a repeat, its audit row, its events.

create table idempotency (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  key uuid not null,
  call text not null,
  body_hash bytea not null,
  response jsonb,
  created_at timestamptz not null default app_now(),
  primary key (bucket, org_id, key)
);
call make_tenant_table('idempotency', 'select, insert, update, delete');
create index idempotency_age on idempotency (created_at);

create table outbox (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  name text not null,
  payload jsonb not null,
  trace text,
  created_at timestamptz not null default app_now(),
  -- Its effects could not be worked out: set aside for the operators, so that it holds up nothing behind it.
  stuck_at timestamptz,
  primary key (bucket, org_id, id)
);
call make_tenant_table('outbox', 'insert');
-- The relay works for every organization, on this table and the job queue only.
create policy relay on outbox to archway_queue using (true);
grant select, delete, update on outbox to archway_queue;
create index outbox_order on outbox (id) where stuck_at is null;

create table audit (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  at timestamptz not null default app_now(),
  actor uuid,
  session_id uuid,
  call text not null,
  object text,
  detail jsonb not null default '{}',
  address inet,
  primary key (bucket, org_id, id, at)
) partition by range (at);
call make_tenant_table('audit', 'select, insert');
create index audit_by_time on audit (org_id, at desc);

-- Rows waiting for their place in the chain.
create table audit_unsealed (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  audit_id uuid not null,
  audit_at timestamptz not null,
  primary key (bucket, org_id, audit_id)
);
call make_tenant_table('audit_unsealed', 'select');

create table audit_seal (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  seq bigint not null,
  audit_id uuid not null,
  audit_at timestamptz not null,
  hash bytea not null,
  primary key (bucket, org_id, seq)
);
call make_tenant_table('audit_seal', 'select');

grant select on audit to archway_definer;
grant select, insert, delete on audit_unsealed to archway_definer;
grant select, insert on audit_seal to archway_definer;

create function audit_note_unsealed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into public.audit_unsealed (org_id, audit_id, audit_at) values (new.org_id, new.id, new.at);
  return null;
end $$;
call make_definer_function('audit_note_unsealed()');
create trigger note_unsealed after insert on audit for each row execute function audit_note_unsealed();

-- The text a seal stands for. Any change to a sealed row, or a missing row, changes every later hash.
create function audit_hash(previous bytea, row_seq bigint, entry audit) returns bytea
  language sql stable
  return sha256(coalesce(previous, ''::bytea) || convert_to(jsonb_build_array(
    row_seq, entry.org_id, entry.id, extract(epoch from entry.at), entry.actor, entry.session_id, entry.call,
    entry.object, entry.detail, host(entry.address))::text, 'UTF8'));

-- Gives waiting rows their place in the chain of their organization. One caller at a time; others do nothing.
create function seal_audit(most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  waiting record;
  last record;
  entry audit;
  sealed integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtext('seal_audit')) then return 0; end if;
  for waiting in
    select u.org_id, u.audit_id, u.audit_at from audit_unsealed u
    order by u.org_id, u.audit_at, u.audit_id limit most
  loop
    select s.seq, s.hash into last from audit_seal s
      where s.bucket = org_bucket(waiting.org_id) and s.org_id = waiting.org_id order by s.seq desc limit 1;
    select a.* into entry from audit a
      where a.bucket = org_bucket(waiting.org_id) and a.org_id = waiting.org_id
        and a.id = waiting.audit_id and a.at = waiting.audit_at;
    -- A row that is gone before it was sealed gets a seal that can never hold, so the check will name it.
    insert into audit_seal (org_id, seq, audit_id, audit_at, hash) values (
      waiting.org_id, coalesce(last.seq, 0) + 1, waiting.audit_id, waiting.audit_at,
      case when entry.id is null then '\x00'::bytea else audit_hash(last.hash, coalesce(last.seq, 0) + 1, entry) end);
    delete from audit_unsealed u
      where u.bucket = org_bucket(waiting.org_id) and u.org_id = waiting.org_id and u.audit_id = waiting.audit_id;
    sealed := sealed + 1;
  end loop;
  return sealed;
end $$;
call make_definer_function('seal_audit(integer)', 'archway_queue');

-- The first seq whose row is gone or altered, or null when the whole chain holds. Runs for the set organization.
create function first_broken_seal() returns bigint
  language sql stable
  return (
    select min(checked.seq) from (
      select s.seq, s.hash is distinct from
        audit_hash(lag(s.hash) over (order by s.seq), s.seq, a) as broken
      from audit_seal s
      left join audit a on a.bucket = s.bucket and a.org_id = s.org_id and a.id = s.audit_id and a.at = s.audit_at
    ) checked where checked.broken
  );

-- Audit is kept by month, so that retention is a detached partition and not a delete.
-- It runs as the schema's owner, who alone may make tables.
create function ensure_audit_partitions(ahead integer) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  month date;
begin
  for month in select generate_series(date_trunc('month', now()) - interval '1 month',
                                      date_trunc('month', now()) + make_interval(months => ahead), '1 month')
  loop
    execute format('create table if not exists public.%I partition of public.audit for values from (%L) to (%L)',
      'audit_' || to_char(month, 'YYYY_MM'), month, month + interval '1 month');
  end loop;
end $$;
select ensure_audit_partitions(24);
revoke all on function ensure_audit_partitions(integer) from public;
grant execute on function ensure_audit_partitions(integer) to archway_queue;
-- Nothing is refused when nobody has made next month's partition in time.
create table audit_rest partition of audit default;

-- Repeats are recognized for 24 hours.
grant select, delete on idempotency to archway_definer;
create function sweep_idempotency() returns integer
  language sql security definer set search_path = pg_catalog, public as $$
  with gone as (delete from idempotency where created_at < app_now() - interval '24 hours' returning 1)
  select count(*)::integer from gone;
$$;
call make_definer_function('sweep_idempotency()', 'archway_queue');
