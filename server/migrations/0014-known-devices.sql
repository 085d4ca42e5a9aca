-- Devices a member has signed in from, by the cookie every sign-in leaves there. The first one is no news; a later
-- one is told by mail.
create table known_device (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  user_code uuid not null,
  device_hash bytea not null,
  first_seen_at timestamptz not null default app_now(),
  last_seen_at timestamptz not null default app_now(),
  primary key (bucket, org_id, user_code, device_hash),
  foreign key (bucket, org_id, user_code) references member (bucket, org_id, user_code) on delete cascade
);
call make_tenant_table('known_device', 'select, insert, update');
