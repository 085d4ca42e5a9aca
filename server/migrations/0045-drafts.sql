-- What members have typed into forms and not saved yet. Read by nobody but its owner.
create table draft (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  owner_code uuid not null,
  kind text not null,
  -- The id of what it changes; empty for the form of a new thing.
  subject text not null,
  body text not null,
  version integer not null default 1,
  saved_at timestamptz not null default app_now(),
  primary key (bucket, org_id, owner_code, kind, subject),
  foreign key (bucket, org_id, owner_code) references member (bucket, org_id, user_code)
);
call make_tenant_table('draft', 'select, insert, update, delete');
-- For the sweep of what nobody has touched for long.
grant select, delete on draft to archway_definer;
create index draft_by_age on draft (saved_at);
