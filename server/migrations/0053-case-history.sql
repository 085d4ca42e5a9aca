-- What was done with a case, by whom and when, and who has opened it.

create table case_history (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  case_id uuid not null,
  -- Openings are kept by the hour.
  at timestamptz not null default app_now(),
  -- Null for what a worker did.
  done_by uuid,
  kind text not null check (kind ~ '^[a-z][A-Za-z]{0,31}$'),
  -- What it was done to: fields with their values before and after, names of files, the kind of a mark.
  detail jsonb not null default '{}' check (octet_length(detail::text) <= 131072),
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, case_id) references patient_case (bucket, org_id, id) on delete cascade,
  foreign key (bucket, org_id, done_by) references member (bucket, org_id, user_code)
);
call make_tenant_table('case_history', 'select, insert');
create index case_history_by_case on case_history (bucket, org_id, case_id, at desc, id desc);
create unique index case_history_opened on case_history (bucket, org_id, case_id, done_by, at) where kind = 'opened';

-- What a form was filled with is older than the case once this has moved on.
alter table patient_case add column version integer not null default 1;

-- Cases from before begin with the day they were made.
alter table patient_case no force row level security;
alter table case_history no force row level security;
insert into case_history (org_id, id, case_id, at, done_by, kind)
select org_id, gen_random_uuid(), id, created_at, created_by, 'created' from patient_case;
alter table case_history force row level security;
alter table patient_case force row level security;
