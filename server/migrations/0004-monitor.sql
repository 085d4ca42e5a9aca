-- Page errors and web vitals. They belong to the site's own organization; only operators read them.

create table page_error (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  fingerprint text not null,
  name text not null,
  frames jsonb not null,
  route text not null,
  browser text not null,
  version text not null,
  times bigint not null default 1,
  first_seen timestamptz not null default app_now(),
  last_seen timestamptz not null default app_now(),
  primary key (bucket, org_id, fingerprint)
);
call make_tenant_table('page_error', 'select, insert, update');

create table web_vital (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  at timestamptz not null default app_now(),
  name text not null,
  value double precision not null,
  route text not null,
  browser text not null,
  screen text not null,
  version text not null,
  primary key (bucket, org_id, id)
);
call make_tenant_table('web_vital', 'select, insert, delete');
create index web_vital_age on web_vital (at);

grant select, delete on web_vital to archway_definer;
create function sweep_web_vitals() returns integer
  language sql security definer set search_path = pg_catalog, public as $$
  with gone as (delete from web_vital where at < app_now() - interval '30 days' returning 1)
  select count(*)::integer from gone;
$$;
call make_definer_function('sweep_web_vitals()', 'archway_queue');
