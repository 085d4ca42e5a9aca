-- Implant kits that a clinic has added to the seeded ones, which stand in the program.

create table implant_kit (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  manufacturer text not null check (manufacturer <> '' and length(manufacturer) <= 64),
  system text not null check (system <> '' and length(system) <= 64),
  -- In mm, as a prescription names it.
  diameter text not null check (diameter ~ '^[1-9][0-9]?(\.[0-9]{1,2})?$'),
  added_by uuid not null,
  created_at timestamptz not null default app_now(),
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, added_by) references member (bucket, org_id, user_code)
);
call make_tenant_table('implant_kit', 'select, insert, delete');
-- Case and spaces make no other kit.
create unique index implant_kit_once on implant_kit
  (bucket, org_id, lower(replace(manufacturer, ' ', '')), lower(replace(system, ' ', '')), diameter);
