-- What was made on the model of a case and is kept: measurements, margin lines, pins.

create table case_mark (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  case_id uuid not null,
  -- As the contract's MarkShape has it. It names files and outlives them: a number that was measured stays known.
  shape jsonb not null check (octet_length(shape::text) <= 262144),
  created_by uuid not null,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  -- Taken away, and kept so that it can be brought back.
  removed_at timestamptz,
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, case_id) references patient_case (bucket, org_id, id) on delete cascade,
  foreign key (bucket, org_id, created_by) references member (bucket, org_id, user_code)
);
call make_tenant_table('case_mark', 'select, insert, update');
create index case_mark_by_case on case_mark (bucket, org_id, case_id, created_at, id);

update menu_entry set api_permissions = api_permissions || '{case/marks}' where id = 'caseManagement';
update menu_entry set api_permissions = api_permissions || '{case/saveMark,case/removeMark,case/restoreMark}'
where id = 'caseManagement.save';
