-- Cases that were deleted and can be taken back, the day lists count a case by, and views that members have saved.

alter table patient_case
  -- The day it was made where the organization is.
  add column made_on date not null default (app_now() at time zone 'UTC')::date,
  add column deleted_at timestamptz,
  add column deleted_by uuid,
  add foreign key (bucket, org_id, deleted_by) references member (bucket, org_id, user_code);
alter table patient_case no force row level security;
alter table organization no force row level security;
update patient_case c set made_on = (c.created_at at time zone coalesce(nullif(o.time_zone, ''), 'UTC'))::date
from organization o where o.org_id = c.org_id and o.bucket = c.bucket;
alter table organization force row level security;
alter table patient_case force row level security;
alter table patient_case
  -- A case without a scan counts by the day it was made.
  add column scanned_on date not null generated always as (coalesce(scan_date, made_on)) stored;

create index patient_case_by_day on patient_case (org_id, scanned_on desc, id desc);
create index patient_case_deleted on patient_case (org_id, deleted_at desc, id desc) where deleted_at is not null;

-- What a member has chosen about a list, under a name.
create table saved_view (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  owner_code uuid not null,
  list text not null,
  name text not null check (name <> '' and length(name) <= 64),
  -- Seen by everybody in the organization who sees the list.
  is_shared boolean not null,
  settings jsonb not null,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, owner_code) references member (bucket, org_id, user_code)
);
call make_tenant_table('saved_view', 'select, insert, update, delete');
create index saved_view_by_owner on saved_view (org_id, owner_code, list, created_at);
create index saved_view_shared on saved_view (org_id, list, created_at) where is_shared;
