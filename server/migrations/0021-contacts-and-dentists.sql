-- People an organization knows who need no account: contacts, and the dentists of a clinic.

create table contact (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  user_name text not null,
  email text not null,
  verified_at timestamptz,
  -- SHA-256 of the code that was mailed last, and until when it works.
  verify_hash bytea,
  verify_until timestamptz,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  primary key (bucket, org_id, id)
);
call make_tenant_table('contact', 'select, insert, update, delete');
create unique index contact_email on contact (bucket, org_id, lower(email));
create index contact_by_age on contact (org_id, created_at desc, id desc);
create index contact_by_verify_hash on contact (verify_hash) where verify_hash is not null;

-- Whose contact a mailed code is about; using it up is an update in that organization, where one of many wins.
grant select on contact to archway_definer;
create function find_contact_link(wanted bytea) returns table (org_id uuid, id uuid)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select c.org_id, c.id from contact c where c.verify_hash = wanted order by c.created_at limit 1;
$$;
call make_definer_function('find_contact_link(bytea)', 'archway_app');

create table dentist (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  name text not null check (name <> ''),
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  primary key (bucket, org_id, id)
);
call make_tenant_table('dentist', 'select, insert, update, delete');
create unique index dentist_name on dentist (bucket, org_id, lower(name));
create index dentist_by_age on dentist (org_id, created_at desc, id desc);

-- The member who is a dentist: one for one. A row of its own, which goes with the member while the dentist stays.
create table dentist_member (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  dentist_id uuid not null,
  user_code uuid not null,
  primary key (bucket, org_id, dentist_id),
  foreign key (bucket, org_id, dentist_id) references dentist (bucket, org_id, id) on delete cascade,
  foreign key (bucket, org_id, user_code) references member (bucket, org_id, user_code) on delete cascade
);
call make_tenant_table('dentist_member', 'select, insert, delete');
create unique index dentist_member_once on dentist_member (bucket, org_id, user_code);

-- Members who may act for a dentist.
create table dentist_deputy (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  dentist_id uuid not null,
  user_code uuid not null,
  primary key (bucket, org_id, dentist_id, user_code),
  foreign key (bucket, org_id, dentist_id) references dentist (bucket, org_id, id) on delete cascade,
  foreign key (bucket, org_id, user_code) references member (bucket, org_id, user_code) on delete cascade
);
call make_tenant_table('dentist_deputy', 'select, insert, delete');
create index dentist_deputy_by_member on dentist_deputy (bucket, org_id, user_code);

-- What members may be allowed to do about these, as buttons of the own space. Menus are read from these rows, so
-- organizations that exist have them at once: administrators hold them, others when they are granted.
insert into menu_entry (id, parent_id, type, name, permission, title_en, api_permissions, org_types, position) values
  ('ownSpace.editOrganization', 'ownSpace', 2, 'editOrganization', 'organization:record:edit', 'Edit organization',
   '{company/companyInfo,company/editCompany}', '{1,2,3,4,5}', 91),
  ('ownSpace.closeOrganization', 'ownSpace', 2, 'closeOrganization', 'organization:record:close', 'Close organization',
   '{company/close_account,company/cancel_close_account}', '{2,3}', 92),
  ('ownSpace.contacts', 'ownSpace', 2, 'contacts', 'contact:record:read', 'Contacts',
   '{companyContact/listByPage}', '{1,2,3,4,5}', 93),
  ('ownSpace.editContact', 'ownSpace', 2, 'editContact', 'contact:record:edit', 'Edit contact',
   '{companyContact/save_or_update}', '{1,2,3,4,5}', 94),
  ('ownSpace.deleteContact', 'ownSpace', 2, 'deleteContact', 'contact:record:delete', 'Delete contact',
   '{companyContact/delByIds}', '{1,2,3,4,5}', 95),
  ('ownSpace.editDentist', 'ownSpace', 2, 'editDentist', 'dentist:record:edit', 'Edit dentist',
   '{dentist/listByPage,dentist/save_or_update}', '{2}', 96),
  ('ownSpace.deleteDentist', 'ownSpace', 2, 'deleteDentist', 'dentist:record:delete', 'Delete dentist',
   '{dentist/delByIds}', '{2}', 97);
