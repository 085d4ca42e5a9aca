-- Scans and archives: files that come in parts, are kept as they are, and count toward the organization's storage.

alter table file
  drop constraint file_kind_check,
  add constraint file_kind_check check
    (kind in ('avatar', 'organization', 'signature', 'license', 'scan', 'archive', 'photo')),
  -- What the store calls an upload in parts; null for what comes at once, or out of an archive.
  add column upload_id text,
  -- What the sender says the bytes are; a worker compares.
  add column announced_sha256 bytea,
  -- The archive it came out of. Such a file is made from its archive: it goes with it and takes no room of its own.
  add column from_archive uuid,
  add foreign key (bucket, org_id, from_archive) references file (bucket, org_id, id),
  drop constraint file_finished,
  -- A scan's bytes are kept once they are known to be clean and whole, whether or not a mesh can be made of them.
  add constraint file_finished check (
    case when kind in ('scan', 'archive') then tag <> 'finished' or content_key is not null
         else (tag = 'finished') = (content_key is not null) end),
  drop constraint file_refused,
  -- A scan that cannot be processed stays `uploaded`, with the code that says so.
  add constraint file_refused check (
    case when kind in ('scan', 'archive') then (tag <> 'uploadFail' or code is not null) and (code is null or tag in ('uploadFail', 'uploaded'))
         else (tag = 'uploadFail') = (code is not null) end);
create index file_by_archive on file (bucket, org_id, from_archive) where from_archive is not null;

-- The room an organization has. What is on its way is reserved; what has arrived is used.
create table storage (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  limit_bytes bigint not null default 21474836480,
  used_bytes bigint not null default 0 check (used_bytes >= 0),
  reserved_bytes bigint not null default 0 check (reserved_bytes >= 0),
  primary key (bucket, org_id)
);
call make_tenant_table('storage', 'select, insert, update');
