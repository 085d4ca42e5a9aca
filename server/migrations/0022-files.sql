-- Small files: pictures of people and organizations, signatures, licenses. Bytes are in the store, rows say whose they
-- are and how far they have come.

create table file (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  kind text not null check (kind in ('avatar', 'organization', 'signature', 'license')),
  name text not null,
  -- As it was announced: the store takes no other.
  size integer not null check (size > 0),
  tag text not null default 'uploading' check (tag in ('uploading', 'uploaded', 'uploadFail', 'finished')),
  -- Why it was refused, by the contract's number.
  code integer,
  -- Where its sender puts it. Nobody is ever sent there to read.
  upload_key text not null,
  -- What was made of it, named by its own hash: files that are alike share an object.
  content_key text,
  content_type text,
  sha256 bytea,
  -- Who sent it: a member, or whoever has the ticket of a registration (SHA-256; such rows are the site's).
  owner_code uuid,
  ticket_hash bytea,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  -- Nobody uses it: its object goes first, then the row.
  removed_at timestamptz,
  primary key (bucket, org_id, id),
  constraint file_owner check (owner_code is null or ticket_hash is null),
  constraint file_finished check ((tag = 'finished') = (content_key is not null)),
  constraint file_refused check ((tag = 'uploadFail') = (code is not null))
);
call make_tenant_table('file', 'select, insert, update, delete');
create index file_by_content on file (bucket, org_id, content_key) where content_key is not null;
create index file_by_ticket on file (ticket_hash) where ticket_hash is not null;

-- With this somebody who has no account yet sends files for a registration; rows of the site.
create table registration_ticket (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  hash bytea not null,
  expires_at timestamptz not null,
  primary key (bucket, org_id, hash)
);
call make_tenant_table('registration_ticket', 'select, insert, update, delete');

-- Who uses a file. Each refers to the row, so that none in use can be deleted by whatever mistake. The older columns of
-- text (member.avatar, organization.logo and license_file) were never written; a later release drops them.
alter table member
  add column avatar_file uuid,
  add foreign key (bucket, org_id, avatar_file) references file (bucket, org_id, id);
create index member_by_avatar on member (bucket, org_id, avatar_file) where avatar_file is not null;

alter table organization
  add column logo_file uuid,
  add column license_upload uuid,
  -- Organizations from before files could be sent owe none, whatever form they registered with.
  add column license_file_asked boolean not null default false,
  add foreign key (bucket, org_id, logo_file) references file (bucket, org_id, id),
  add foreign key (bucket, org_id, license_upload) references file (bucket, org_id, id);

create table dentist_signature (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  dentist_id uuid not null,
  number smallint not null check (number between 1 and 3),
  file_id uuid not null,
  updated_at timestamptz not null default app_now(),
  primary key (bucket, org_id, dentist_id, number),
  foreign key (bucket, org_id, dentist_id) references dentist (bucket, org_id, id) on delete cascade,
  foreign key (bucket, org_id, file_id) references file (bucket, org_id, id)
);
call make_tenant_table('dentist_signature', 'select, insert, update, delete');
create index dentist_signature_by_file on dentist_signature (bucket, org_id, file_id);

-- Has a job look, in each organization that has files, for what nobody uses any more.
grant select on file, registration_ticket to archway_definer;
create function sweep_files() returns integer
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  jobs jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'identifier', 'file.sweep',
    'payload', jsonb_build_object('orgId', o.org_id, 'input', '{}'::jsonb, 'trace', null),
    'maxAttempts', 5,
    'jobKey', 'file.sweep:' || o.org_id))
  into jobs from (select org_id from file union select org_id from registration_ticket) o;
  if jobs is null then return 0; end if;
  perform enqueue_jobs(jobs);
  return jsonb_array_length(jobs);
end $$;
call make_definer_function('sweep_files()', 'archway_queue');
