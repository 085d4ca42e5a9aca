-- Which key has made what, so that operators see who still needs an old one before it is dropped.

alter table recovery_code add column key_id text not null default '';

-- Authenticator secrets carry the id in front ("key:<id>:"); those made before keys had ids count as ''.
create function count_secret_keys() returns table (purpose text, key_id text, held bigint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select 'totp', coalesce(substring(encode(box, 'escape') from '^key:([a-z0-9][a-z0-9-]{0,15}):'), ''), count(*)
  from totp, lateral (values (secret), (pending)) boxes (box) where box is not null group by 1, 2
  union all
  select 'recovery', r.key_id, count(*) from recovery_code r where r.used_at is null group by 1, 2
  order by 1, 2;
$$;
grant select (secret, pending) on totp to archway_definer;
grant select (key_id, used_at) on recovery_code to archway_definer;
call make_definer_function('count_secret_keys()', 'archway_queue');
