-- Somebody whose organization is here already asks to be let in; those who may invite answer.
create table join_request (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  email text not null check (length(email) <= 254),
  display_name text not null check (length(display_name) <= 64),
  -- Of the page it was asked on: answers are mailed in it.
  language text not null,
  asked_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz,
  answered_by uuid,
  version integer not null default 1,
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, answered_by) references member (bucket, org_id, user_code),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null))
);
call make_tenant_table('join_request', 'select, insert, update');
create unique index join_request_one_open on join_request (org_id, lower(email)) where answer is null;
create index join_request_listed on join_request (org_id, asked_at desc, id desc) where answer is null;
grant select, delete on join_request to archway_definer;
