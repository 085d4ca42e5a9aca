-- What users have chosen to be told of, and how. Only what differs from the default has a row: a default that changes
-- in a later release reaches everybody who has not said otherwise.
create table notice_choice (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  user_code uuid not null,
  -- One of `rules/src/notice-events.ts`; one that a release no longer knows is left alone and not read.
  event text not null,
  channel text not null check (channel in ('stationLetter', 'email', 'sms')),
  wanted boolean not null,
  chosen_at timestamptz not null default app_now(),
  primary key (bucket, org_id, user_code, event, channel),
  foreign key (bucket, org_id, user_code) references member (bucket, org_id, user_code) on delete cascade
);
call make_tenant_table('notice_choice', 'select, insert, update, delete');

-- Members are found by their role as well.
grant create on schema public to archway_definer;
create or replace view member_match as
  select org_id, bucket, user_code, activation, created_at,
         lower(display_name || ' ' || login_account || ' ' || email) as searched, deleted_at, role_id
  from member where org_id = app_org();
revoke create on schema public from archway_definer;

-- Whoever may invite may send an invitation again.
update menu_entry set api_permissions = '{user/save_or_update,user/resendInvitation}' where id = 'userManagement.save';
