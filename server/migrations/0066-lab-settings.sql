-- How a lab works: when, how long each kind of work takes it, and what it asks for. One row a lab.
create table lab_settings (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  -- Monday is 1, Sunday 7.
  working_days smallint[] not null
    check (cardinality(working_days) between 1 and 7 and working_days <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  holidays jsonb not null check (octet_length(holidays::text) <= 32768),
  -- In the lab's time zone.
  cut_off_hour smallint not null check (cut_off_hour between 0 and 23),
  -- By kind of work.
  usual_days jsonb not null check (octet_length(usual_days::text) <= 4096),
  required jsonb not null check (octet_length(required::text) <= 16384),
  days_on_way smallint not null check (days_on_way between 0 and 30),
  -- No partner reads these.
  units jsonb not null check (octet_length(units::text) <= 4096),
  daily_units integer check (daily_units > 0),
  version integer not null default 1,
  saved_by uuid not null,
  saved_at timestamptz not null default app_now(),
  primary key (bucket, org_id),
  foreign key (bucket, org_id, saved_by) references member (bucket, org_id, user_code)
);
call make_tenant_table('lab_settings', 'select, insert, update');

-- For one clinic in particular; empty where the lab's own number holds. The lab's to set.
alter table partnership add column days_on_way smallint check (days_on_way between 0 and 30);
drop trigger guard_shared_row on partnership;
create trigger guard_shared_row before insert or update or delete on partnership
  for each row execute function guard_shared_row(
    'status', 'accepted_at', 'rejected_at', 'canceled_at', 'terminated_at', 'auto_accept', 'days_on_way',
    'counterpart_card', 'acted_org', 'acted_by', 'acted_name', 'version');

-- How a lab works, for a clinic that is its partner now, with the days on the way to that clinic. All but the time zone is
-- empty for a lab that has saved nothing. Never the units.
grant select on lab_settings to archway_definer;
create function settings_of_partner(lab uuid)
  returns table (time_zone text, working_days smallint[], holidays jsonb, cut_off_hour smallint, usual_days jsonb,
    required jsonb, days_on_way smallint)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select o.time_zone, s.working_days, s.holidays, s.cut_off_hour, s.usual_days, s.required,
    coalesce(p.days_on_way, s.days_on_way)
  from partnership p
    join organization o on o.org_id = p.counterpart and o.bucket = org_bucket(p.counterpart)
    left join lab_settings s on s.org_id = o.org_id and s.bucket = o.bucket
  where p.org_id = app_org() and p.bucket = org_bucket(app_org()) and p.counterpart = lab and p.status = 1;
$$;
call make_definer_function('settings_of_partner(uuid)', 'archway_app');
