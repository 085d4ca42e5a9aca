-- Cases in their first form: a name, and files.

create table patient_case (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  -- For people: C-261109-014, counted by day.
  code text not null,
  name text not null check (name <> ''),
  state text not null default 'registered' check (state in
    ('registered', 'uploading', 'uploaded', 'toBeProgressed', 'scanCompleted', 'ordered', 'designing', 'completed')),
  created_by uuid not null,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, created_by) references member (bucket, org_id, user_code)
);
call make_tenant_table('patient_case', 'select, insert, update');
create unique index patient_case_code on patient_case (bucket, org_id, code);
create index patient_case_by_age on patient_case (org_id, created_at desc, id desc);
create index patient_case_by_creator on patient_case (org_id, created_by, created_at desc, id desc);

-- How many cases a day has had, by the organization's own calendar.
create table case_count (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  day date not null,
  cases integer not null,
  primary key (bucket, org_id, day)
);
call make_tenant_table('case_count', 'select, insert, update');

create table case_file (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  case_id uuid not null,
  file_id uuid not null,
  -- As somebody said; null as long as the guess stands.
  role text check (role in ('upper', 'lower', 'bite1', 'bite2', 'preOp', 'scanBody', 'design', 'photo', 'other')),
  added_at timestamptz not null default app_now(),
  -- Taken out of the case; the file itself is swept later.
  removed_at timestamptz,
  primary key (bucket, org_id, file_id),
  foreign key (bucket, org_id, case_id) references patient_case (bucket, org_id, id),
  foreign key (bucket, org_id, file_id) references file (bucket, org_id, id) on delete cascade
);
call make_tenant_table('case_file', 'select, insert, update');
create index case_file_by_case on case_file (bucket, org_id, case_id);

-- The screen now stands for a right. Roles of before hold the screen already and so keep it; those who see cases may
-- also make them. New organizations give both to the roles they start with.
alter table menu_entry add column by_default boolean not null default false;
update menu_entry
set status = 1, permission = 'case:record:read', by_default = true, api_permissions = '{case/listByPage,case/detail}'
where id = 'caseManagement';
insert into menu_entry (id, parent_id, type, name, permission, title_en, api_permissions, org_types, position, by_default)
values ('caseManagement.save', 'caseManagement', 2, 'saveCase', 'case:record:save', 'Create and edit cases',
        '{case/save,case/addFiles,case/setFileRole,case/removeFile,file/startUpload,oss/ossSts}', '{2,3}', 21, true);
alter table role_menu no force row level security;
insert into role_menu (org_id, role_id, menu_id)
select org_id, role_id, 'caseManagement.save' from role_menu where menu_id = 'caseManagement';
alter table role_menu force row level security;
