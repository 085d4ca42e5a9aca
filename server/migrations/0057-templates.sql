-- Works under a name, to be put on other teeth.

create table template (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  owner_code uuid not null,
  -- Whose template it is, beside who made it.
  dentist_id uuid,
  name text not null check (name <> '' and length(name) <= 64),
  is_shared boolean not null,
  work jsonb not null check (octet_length(work::text) <= 8192),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, owner_code) references member (bucket, org_id, user_code),
  foreign key (bucket, org_id, dentist_id) references dentist (bucket, org_id, id)
);
call make_tenant_table('template', 'select, insert, update, delete');
create index template_by_name on template (org_id, name, id);
