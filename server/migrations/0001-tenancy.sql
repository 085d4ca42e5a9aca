-- Tenancy: who may see which row, what time it is, and how a later split by organization is prepared.

-- The shard an organization lives in once there is more than one database. md5 gives the same number on
-- every PostgreSQL version, which the built-in hash functions do not promise.
create function org_bucket(org uuid) returns smallint
  language sql immutable strict parallel safe
  return (('x' || substr(md5(org::text), 1, 8))::bit(32)::bigint % 1024)::smallint;

-- The organization this transaction acts for. After a commit the setting reads '' and not null.
create function app_org() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.org_id', true), '')::uuid;

-- Every expiry is decided by the database's clock. A test site moves it here; production refuses to start
-- with anything but zero.
create table site_clock (
  only_row boolean primary key default true check (only_row),
  shift interval not null default '0'
);
insert into site_clock default values;

create function app_now() returns timestamptz
  language sql stable parallel safe
  return now() + (select shift from site_clock);

grant usage on schema public to archway_app, archway_queue, archway_definer;
grant select on site_clock to archway_app, archway_queue, archway_definer;

-- Makes a table a tenant table: its rows are seen and written only for the organization that is set.
-- The app role gets exactly the privileges named.
create procedure make_tenant_table(target regclass, app_privileges text)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s using (org_id = app_org()) with check (org_id = app_org())', target);
  execute format('grant %s on %s to archway_app', app_privileges, target);
end $$;

-- Lets a function look across organizations: it runs as a role that row-level security does not bind and that
-- owns nothing else, and only the named role may call it (none for a trigger). Every one of them is on the
-- reviewed list of `definer-functions.test.ts`.
create procedure make_definer_function(target regprocedure, caller regrole default null)
  language plpgsql as $$
begin
  grant create on schema public to archway_definer;
  execute format('alter function %s owner to archway_definer', target);
  revoke create on schema public from archway_definer;
  execute format('revoke all on function %s from public', target);
  if caller is not null then execute format('grant execute on function %s to %s', target, caller); end if;
end $$;
