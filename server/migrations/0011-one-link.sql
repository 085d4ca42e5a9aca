-- As before, but should two organizations ever hold the same hash, always the same one answers: the older.
create or replace function find_one_time_link(wanted bytea, wanted_kind text)
  returns table (org_id uuid, user_code uuid, detail jsonb, usable boolean)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select l.org_id, l.user_code, l.detail, l.used_at is null and l.expires_at > app_now()
  from one_time_link l where l.hash = wanted and l.kind = wanted_kind
  order by l.created_at limit 1;
$$;
