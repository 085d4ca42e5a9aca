-- What an organization says about itself, how it comes to be and how it ends.

alter table organization
  add column abbreviation text not null default '',
  add column license_code text not null default '',
  -- Keys of the object store; an upload sets them.
  add column license_file text,
  add column logo text,
  add column representative_name text not null default '',
  add column phone text not null default '',
  add column email text not null default '',
  -- An ISO 3166-1 code; what is below has no code that every country has.
  add column country text not null default '',
  add column state text not null default '',
  add column city text not null default '',
  add column district text not null default '',
  add column street text not null default '',
  add column postal_code text not null default '',
  -- Null for those made before it was asked: then it is the site's.
  add column region text check (region in ('us-ca', 'europe', 'uk')),
  add column time_zone text not null default '',
  -- The form it registered with, which says whether a license is asked for.
  add column register_version smallint not null default 1 check (register_version in (1, 2)),
  add column closing_since timestamptz,
  add column closes_at timestamptz,
  add column updated_at timestamptz not null default app_now(),
  add constraint organization_closing check ((status = 3) = (closes_at is not null) or status = 2);

-- Patient data never leaves its region, so no code and no hand may move an organization to another one.
create function keep_region() returns trigger language plpgsql as $$
begin
  if old.region is not null and new.region is distinct from old.region then
    raise exception 'the region of an organization cannot be changed';
  end if;
  return new;
end $$;
create trigger organization_region before update of region on organization
  for each row execute function keep_region();

-- Organizations on their way out, of which there are few.
create index organization_closes on organization (closes_at) where status = 3;

-- Has every closing that is due ended by a job of its own organization, under its row-level security.
create function end_due_closings() returns integer
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  due jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'identifier', 'organization.endClosing',
    'payload', jsonb_build_object('orgId', o.org_id, 'input', '{}'::jsonb, 'trace', null),
    'maxAttempts', 25,
    'jobKey', 'organization.endClosing:' || o.org_id))
  into due from organization o where o.status = 3 and o.closes_at <= app_now();
  if due is null then return 0; end if;
  perform enqueue_jobs(due);
  return jsonb_array_length(due);
end $$;
grant execute on function enqueue_jobs(jsonb) to archway_definer;
call make_definer_function('end_due_closings()', 'archway_queue');

-- Who wants to register: the call notes the form, whoever the address belongs to, so its answer takes the same time
-- for all; a job looks and acts. The row is deleted by it.
create table registration_request (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  type smallint not null check (type in (2, 3)),
  email text not null,
  password_hash text not null,
  display_name text not null,
  language text not null,
  address inet,
  -- The rest of the form, and the versions of the texts that were agreed to.
  profile jsonb not null,
  agreements jsonb not null,
  created_at timestamptz not null default app_now(),
  primary key (bucket, org_id, id)
);
call make_tenant_table('registration_request', 'select, insert, delete');

-- The improvement plan: in which version of its text a member agreed to take part, null for those who do not.
alter table member
  add column improvement_version text,
  add column improvement_since timestamptz;
