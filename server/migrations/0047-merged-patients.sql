-- Two records of one person become one, and can be taken apart again for 30 days.

alter table patient
  -- The record that has this one's cases now; null for all that are patients of their own.
  add column merged_into uuid,
  add foreign key (bucket, org_id, merged_into) references patient (bucket, org_id, id);
create index patient_merged on patient (org_id, merged_into) where merged_into is not null;

create table patient_merge (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  kept_id uuid not null,
  lost_id uuid not null,
  -- The cases that changed hands, so that each goes back where it was.
  case_ids uuid[] not null,
  merged_by uuid not null,
  merged_at timestamptz not null default app_now(),
  undone_by uuid,
  undone_at timestamptz,
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, kept_id) references patient (bucket, org_id, id),
  foreign key (bucket, org_id, lost_id) references patient (bucket, org_id, id),
  foreign key (bucket, org_id, merged_by) references member (bucket, org_id, user_code),
  foreign key (bucket, org_id, undone_by) references member (bucket, org_id, user_code)
);
call make_tenant_table('patient_merge', 'select, insert, update');
create index patient_merge_by_kept on patient_merge (org_id, kept_id, merged_at desc);
