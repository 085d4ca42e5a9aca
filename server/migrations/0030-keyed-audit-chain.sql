-- Audit chains are keyed: a seal is an HMAC whose key is not in the database. Workers work it out, so that the key never
-- travels here either; whoever owns the database could catch it otherwise.

-- Which key a seal was made with. Null for those from before, which are plain hashes.
alter table audit_seal add column key_id text;

-- The text a seal stands for. Any change to a sealed row, or a missing row, changes every later seal.
create function audit_text(row_seq bigint, entry audit) returns text
  language sql stable
  return jsonb_build_array(
    row_seq, entry.org_id, entry.id, extract(epoch from entry.at), entry.actor, entry.session_id, entry.call,
    entry.object, entry.detail, host(entry.address))::text;

-- Rows that wait for a seal, with their place in the chain and the last seal of their organization. One caller at a time
-- until its transaction ends; others get nothing. A row that is gone before it was sealed has no text.
create function audit_waiting(most integer)
  returns table (org_id uuid, audit_id uuid, seq bigint, previous bytea, entry_text text)
  language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  if not pg_try_advisory_xact_lock(hashtext('seal_audit')) then return; end if;
  return query
  with waiting as (
    select u.bucket, u.org_id, u.audit_id, u.audit_at,
           row_number() over (partition by u.org_id order by u.audit_at, u.audit_id) as nth
    from (select * from audit_unsealed order by org_id, audit_at, audit_id limit most) u),
  last as (
    select o.bucket, o.org_id, s.seq, s.hash
    from (select distinct bucket, org_id from waiting) o
    left join lateral (
      select s.seq, s.hash from audit_seal s
      where s.bucket = o.bucket and s.org_id = o.org_id order by s.seq desc limit 1) s on true)
  select w.org_id, w.audit_id, coalesce(l.seq, 0) + w.nth, l.hash,
         case when a.id is not null then audit_text(coalesce(l.seq, 0) + w.nth, a) end
  from waiting w
  join last l on l.bucket = w.bucket and l.org_id = w.org_id
  left join audit a on a.bucket = w.bucket and a.org_id = w.org_id and a.id = w.audit_id and a.at = w.audit_at
  order by w.org_id, w.nth;
end $$;
call make_definer_function('audit_waiting(integer)', 'archway_queue');

-- Keeps the seals of rows that wait, and lets them wait no longer.
create function keep_seals(seals jsonb) returns integer
  language sql security definer set search_path = pg_catalog, public as $$
  with given as (
    select * from jsonb_to_recordset(seals) as s (org_id uuid, audit_id uuid, seq bigint, hash text, key_id text)),
  sealed as (
    delete from audit_unsealed u using given g
    where u.bucket = org_bucket(g.org_id) and u.org_id = g.org_id and u.audit_id = g.audit_id
    returning u.org_id, u.audit_id, u.audit_at, g.seq, g.hash, g.key_id),
  kept as (
    insert into audit_seal (org_id, seq, audit_id, audit_at, hash, key_id)
    select org_id, seq, audit_id, audit_at, decode(hash, 'hex'), key_id from sealed returning 1)
  select count(*)::integer from kept;
$$;
call make_definer_function('keep_seals(jsonb)', 'archway_queue');

-- Every chain: how many rows there are, are sealed, and wait. The first is the sum of the others.
create function audit_chains() returns table (org_id uuid, entries bigint, seals bigint, waiting bigint, newest bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  with counted as (
    select org_id, count(*) as entries, 0::bigint as seals, 0::bigint as waiting, null::bigint as newest
    from audit group by org_id
    union all
    select org_id, 0, count(*), 0, max(seq) from audit_seal group by org_id
    union all
    select org_id, 0, 0, count(*), null from audit_unsealed group by org_id)
  select org_id, sum(entries)::bigint, sum(seals)::bigint, sum(waiting)::bigint, coalesce(max(newest), 0)
  from counted group by org_id order by org_id;
$$;
call make_definer_function('audit_chains()', 'archway_queue');

-- A piece of one chain, for checking it: seals, and the texts of their rows as they are now.
create function audit_chain(wanted uuid, after bigint, most integer)
  returns table (seq bigint, hash bytea, key_id text, entry_text text)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select s.seq, s.hash, s.key_id, case when a.id is not null then audit_text(s.seq, a) end
  from (select * from audit_seal where bucket = org_bucket(wanted) and org_id = wanted and seq > after
        order by seq limit most) s
  left join audit a on a.bucket = s.bucket and a.org_id = s.org_id and a.id = s.audit_id and a.at = s.audit_at
  order by s.seq;
$$;
call make_definer_function('audit_chain(uuid, bigint, integer)', 'archway_queue');

-- A worker of the version before calls this: it must add no more seals without a key. Its rows wait for a newer one.
create or replace function seal_audit(most integer) returns integer
  language sql set search_path = pg_catalog, public as $$ select 0 $$;
-- Asked by tests alone.
drop function first_broken_seal();
drop function audit_hash(bytea, bigint, audit);

-- What a call may repeat at will leaves one row a minute: found by what it is about, not by reading the minute.
create index audit_by_call on audit (org_id, call, at desc);
