-- A clinic's patients, and what a case says about its patient and its dentist.

alter table dentist
  add column registration_number text not null default '' check (length(registration_number) <= 64),
  -- Has cases, and so stays by name; is offered no more, and the name may be used again.
  add column left_at timestamptz;
drop index dentist_name;
create unique index dentist_name on dentist (bucket, org_id, lower(name)) where left_at is null;

-- Deletes these dentists; those who have cases are marked as left instead. Answers how many are gone from the list.
create function remove_dentists(org uuid, ids uuid[]) returns integer language plpgsql as $$
declare
  removed integer := 0;
  one uuid;
begin
  -- Always in the same order, so that two who remove the same ones do not wait for each other.
  for one in select id from dentist where org_id = org and bucket = org_bucket(org) and id = any (ids) and left_at is null
             order by id for update loop
    removed := removed + 1;
    begin
      delete from dentist where org_id = org and bucket = org_bucket(org) and id = one;
    exception when foreign_key_violation then
      delete from dentist_member where org_id = org and bucket = org_bucket(org) and dentist_id = one;
      delete from dentist_deputy where org_id = org and bucket = org_bucket(org) and dentist_id = one;
      delete from dentist_signature where org_id = org and bucket = org_bucket(org) and dentist_id = one;
      update dentist set left_at = app_now(), updated_at = app_now()
      where org_id = org and bucket = org_bucket(org) and id = one;
    end;
  end loop;
  return removed;
end $$;

-- A day as people write it, so that it is found however they do.
create function day_text(date) returns text
  language sql immutable strict parallel safe as $$
  select format('%s-%s-%s %s.%s.%s %s/%s/%s %s/%s/%s', y, mm, dd, dd, mm, y, dd, mm, y, mm, dd, y)
  from (select lpad(extract(year from $1)::text, 4, '0') as y, lpad(extract(month from $1)::text, 2, '0') as mm,
               lpad(extract(day from $1)::text, 2, '0') as dd) parts
$$;

create table patient (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  -- The clinic's own, HS-00418 unless it was typed.
  code text not null check (code <> '' and length(code) <= 64),
  name text not null check (name <> ''),
  birth_date date,
  sex text check (sex in ('female', 'male', 'other')),
  created_by uuid not null,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, created_by) references member (bucket, org_id, user_code)
);
call make_tenant_table('patient', 'select, insert, update');
create unique index patient_code on patient (bucket, org_id, lower(code));
create index patient_by_age on patient (org_id, created_at desc, id desc);
create index patient_by_name on patient (org_id, name collate "und-x-icu", id);
create index patient_by_birth on patient (org_id, birth_date);

-- How many patients a clinic has numbered.
create table patient_count (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  patients integer not null,
  primary key (bucket, org_id)
);
call make_tenant_table('patient_count', 'select, insert, update');

alter table patient_case
  add column patient_id uuid,
  -- Copies of the patient's, which lists are sorted and searched by; in a lab, whose patients have no records, as typed.
  add column patient_name text not null default '' check (length(patient_name) <= 64),
  add column patient_code text not null default '' check (length(patient_code) <= 64),
  add column dentist_id uuid,
  -- As typed in a lab; a clinic's case names one of its dentists.
  add column dentist_name text not null default '' check (length(dentist_name) <= 64),
  -- The day of the first scan where the organization is, until somebody says another.
  add column scan_date date,
  add column memo text not null default '' check (length(memo) <= 2000),
  add foreign key (bucket, org_id, patient_id) references patient (bucket, org_id, id),
  add foreign key (bucket, org_id, dentist_id) references dentist (bucket, org_id, id);
create index patient_case_by_patient on patient_case (org_id, patient_id, created_at desc, id desc);
create index patient_case_by_dentist on patient_case (org_id, dentist_id, created_at desc, id desc);
create index patient_case_by_patient_name on patient_case (org_id, patient_name collate "und-x-icu", id);

-- Copies follow the patient, whoever changes it.
create function copy_patient() returns trigger language plpgsql as $$
begin
  if new.patient_id is null then
    -- What was copied goes with the patient; what a lab typed has no patient to go with.
    if tg_op = 'UPDATE' and old.patient_id is not null then
      new.patient_name := '';
      new.patient_code := '';
    end if;
  else
    select name, code into strict new.patient_name, new.patient_code from patient
    where org_id = new.org_id and bucket = org_bucket(new.org_id) and id = new.patient_id;
  end if;
  return new;
end $$;
create trigger copy_patient before insert or update of patient_id on patient_case
  for each row execute function copy_patient();
create function follow_patient() returns trigger language plpgsql as $$
begin
  update patient_case set patient_name = new.name, patient_code = new.code
  where org_id = new.org_id and bucket = new.bucket and patient_id = new.id;
  return null;
end $$;
create trigger follow_patient after update of name, code on patient
  for each row when (old.name <> new.name or old.code <> new.code) execute function follow_patient();

grant create on schema public to archway_definer;
drop view patient_case_found;
drop index patient_case_searched;
call make_search('patient_case', 'id',
  $$name || ' ' || code || ' ' || patient_name || ' ' || patient_code || ' ' || memo$$);
call make_search('patient', 'id', $$name || ' ' || code || ' ' || coalesce(day_text(birth_date), '')$$);
revoke create on schema public from archway_definer;
