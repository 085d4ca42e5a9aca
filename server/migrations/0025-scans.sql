-- What workers make of scans and archives.

create table scan (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  file_id uuid not null,
  step text not null default 'waiting'
    check (step in ('waiting', 'checking', 'reading', 'preparing', 'done', 'failed')),
  -- Counted up by every run: one that was thought dead and goes on changes nothing any more.
  run integer not null default 0,
  problem text check (problem in ('differs', 'blocked', 'unreadable', 'tooLarge', 'empty')),
  -- What it seems to show, from its name and its shape.
  role text check (role in ('upper', 'lower', 'bite1', 'bite2', 'preOp', 'scanBody', 'design', 'photo', 'other')),
  role_is_sure boolean not null default false,
  -- As `ScanFacts`, or `ArchiveFacts`, of the contract.
  facts jsonb,
  -- Made from the original, named by their own hashes; they go with it and take no room of the organization's.
  preview_key text,
  preview_bytes integer,
  preview_triangles integer,
  full_key text,
  full_bytes integer,
  full_triangles integer,
  thumbnail_key text,
  updated_at timestamptz not null default app_now(),
  primary key (bucket, org_id, file_id),
  foreign key (bucket, org_id, file_id) references file (bucket, org_id, id) on delete cascade,
  constraint scan_failed check ((step = 'failed') = (problem is not null))
);
call make_tenant_table('scan', 'select, insert, update, delete');
