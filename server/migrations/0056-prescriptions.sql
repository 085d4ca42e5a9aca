-- What a case is for: works on teeth and jaws, which of them are one bridge, and which teeth are not there.

create table treatment_work (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  case_id uuid not null,
  -- In the order they are told.
  position smallint not null,
  type text not null check (type ~ '^[A-Z][A-Za-z]{1,31}$'),
  -- The tooth it stands on, or those that a work of a jaw replaces; FDI.
  teeth smallint[] not null,
  -- Null for a work on a tooth.
  jaw text check (jaw in ('upper', 'lower', 'both')),
  method text,
  material text,
  shade text,
  stump_shade text,
  crown_category text,
  crown_type text,
  implant_option text not null,
  implant_method text,
  abutment_material text,
  kit_manufacturer text,
  kit_system text,
  kit_diameter text,
  is_inlay_core boolean not null,
  follows_pre_op boolean not null,
  is_edentulous boolean not null,
  clinical_type text not null,
  contact text,
  occlusion text,
  note text not null check (length(note) <= 500),
  primary key (bucket, org_id, case_id, position),
  foreign key (bucket, org_id, case_id) references patient_case (bucket, org_id, id) on delete cascade
);
call make_tenant_table('treatment_work', 'select, insert, delete');
create index treatment_work_by_type on treatment_work (bucket, org_id, type, case_id);

create table treatment_link (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  case_id uuid not null,
  from_tooth smallint not null,
  to_tooth smallint not null,
  primary key (bucket, org_id, case_id, from_tooth, to_tooth),
  foreign key (bucket, org_id, case_id) references patient_case (bucket, org_id, id) on delete cascade
);
call make_tenant_table('treatment_link', 'select, insert, delete');

create table treatment_tooth (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  case_id uuid not null,
  tooth smallint not null,
  absence text not null check (absence in ('missing', 'shed')),
  primary key (bucket, org_id, case_id, tooth),
  foreign key (bucket, org_id, case_id) references patient_case (bucket, org_id, id) on delete cascade
);
call make_tenant_table('treatment_tooth', 'select, insert, delete');

alter table patient_case
  -- Moves on with every save of the prescription; 0 before the first.
  add column prescription_version integer not null default 0,
  -- What lists say of it, so that they read no other table.
  add column prescribed jsonb not null default '{"works": [], "links": [], "absent": []}'
    check (octet_length(prescribed::text) <= 65536);
