-- Organizations, their members and roles, and the menu everybody's rights come from.

-- An organization is the home of its own row, so its tenant is itself.
create table organization (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  type smallint not null check (type between 1 and 5),
  name text not null,
  -- 1 works, 2 was disabled by the platform, 3 is being closed
  status smallint not null default 1 check (status between 1 and 3),
  -- The dealer or OEM that brought it.
  brought_by uuid,
  features text[] not null default '{TREATMENTS,ORAL_HEALTH_REPORT}',
  processing_agreed boolean not null default true,
  created_at timestamptz not null default app_now(),
  primary key (bucket, org_id)
);
call make_tenant_table('organization', 'select, insert, update');

-- The menu is the site's, the same for every organization of a type. Nobody's data is in it.
create table menu_entry (
  id text primary key,
  parent_id text references menu_entry,
  -- 1 a screen, 2 a button
  type smallint not null check (type in (1, 2)),
  name text not null,
  component text,
  icon text,
  path text,
  -- What holders of this entry may do.
  permission text,
  status smallint not null default 1 check (status in (0, 1)),
  show_flag boolean not null default true,
  show_always boolean not null default false,
  title_en text not null,
  api_permissions text[] not null default '{}',
  org_types smallint[] not null,
  feature text,
  position integer not null
);
grant select on menu_entry to archway_app, archway_definer;

create table role (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  code text not null,
  name text not null,
  -- The administrator role: holds everything, cannot be edited or deleted.
  protected boolean not null default false,
  is_default boolean not null default false,
  scope text not null default 'organization' check (scope in ('organization', 'own')),
  created_at timestamptz not null default app_now(),
  primary key (bucket, org_id, id),
  unique (bucket, org_id, code)
);
call make_tenant_table('role', 'select, insert, update, delete');
create unique index role_one_default on role (bucket, org_id) where is_default;

create table role_menu (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  role_id uuid not null,
  menu_id text not null references menu_entry,
  primary key (bucket, org_id, role_id, menu_id),
  foreign key (bucket, org_id, role_id) references role (bucket, org_id, id) on delete cascade
);
call make_tenant_table('role_menu', 'select, insert, delete');

create table member (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  user_code uuid not null,
  login_account text not null,
  email text not null,
  email_verified boolean not null default false,
  display_name text not null,
  nickname text not null default '',
  avatar text,
  gender smallint check (gender in (1, 2)),
  phone text not null default '',
  role_id uuid not null,
  -- null until the first password was set
  password_hash text,
  -- 0 not activated, 1 activated, 2 disabled
  activation smallint not null default 0 check (activation in (0, 1, 2)),
  force_change_password boolean not null default false,
  account_renamed boolean not null default false,
  message_receiving_type text not null default 'stationLetter' check (message_receiving_type in ('stationLetter', 'sms')),
  tooth_numbering_system text not null default 'fdi' check (tooth_numbering_system in ('fdi', 'universal')),
  language text not null default 'en',
  theme text check (theme in ('light', 'dark')),
  preference jsonb not null default '{}',
  -- Set on accounts of the invented cast; a production site refuses to start with one.
  is_cast boolean not null default false,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  primary key (bucket, org_id, user_code),
  foreign key (bucket, org_id, role_id) references role (bucket, org_id, id)
);
call make_tenant_table('member', 'select, insert, update, delete');
-- One account belongs to one organization of the site: names are unique across all of them.
create unique index member_login_account on member (lower(login_account));
create unique index member_email on member (lower(email));
-- Lists: newest first, by keyset.
create index member_by_age on member (org_id, created_at desc, user_code desc);
create index member_by_activation on member (org_id, activation, created_at desc, user_code desc);
-- Search by any part of a name, within the organization.
create extension if not exists btree_gin;
create index member_search on member using gin (org_id, (lower(display_name || ' ' || login_account || ' ' || email)) gin_trgm_ops);

create table agreement_log (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  user_code uuid not null,
  agreement_type text not null,
  version text not null,
  language text not null,
  address inet,
  at timestamptz not null default app_now(),
  primary key (bucket, org_id, user_code, agreement_type, version)
);
call make_tenant_table('agreement_log', 'select, insert');
