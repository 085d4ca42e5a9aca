-- What strangers asked to be told by mail: a new password, the activation again, where their account is. The call
-- only notes the name typed, whoever it belongs to, so its answer takes the same time for all; a job looks it up.
create table account_mail_request (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  kind text not null check (kind in ('resetPassword', 'activate', 'findSite')),
  -- As typed: it may belong to nobody. The row is deleted once the job has looked.
  account text not null,
  language text not null,
  created_at timestamptz not null default app_now(),
  primary key (bucket, org_id, id)
);
call make_tenant_table('account_mail_request', 'select, insert, delete');
