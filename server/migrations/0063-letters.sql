-- Station letters: what a member was told inside the portal.

create table letter (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  user_code uuid not null,
  -- 1 system, 2 what the other side did on an order, 5 a task between members, 6 and 7 an export has ended
  type smallint not null check (type in (1, 2, 5, 6, 7)),
  -- One of `rules/src/notice-events.ts`; its words are made by the reader's page.
  event text not null,
  -- What the words need: names of organizations and ids, never a patient's.
  params jsonb not null check (octet_length(params::text) <= 2048),
  -- The screen that shows what it is about.
  path text not null check (path like '/%' and length(path) <= 256),
  -- What happened, by which nobody is told twice.
  occasion text not null check (length(occasion) <= 128),
  created_at timestamptz not null default app_now(),
  read_at timestamptz,
  primary key (bucket, org_id, id),
  unique (bucket, org_id, user_code, occasion),
  foreign key (bucket, org_id, user_code) references member (bucket, org_id, user_code) on delete cascade
);
call make_tenant_table('letter', 'select, insert, update, delete');
create index letter_newest on letter (org_id, user_code, created_at desc, id desc);
create index letter_unread on letter (org_id, user_code) where read_at is null;
