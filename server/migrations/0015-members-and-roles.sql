-- Members are invited, edited and deleted; roles are made, edited and given entries of the menu.

-- A deleted member's row stays, because the name stands on what the member did. It is disabled as well, so a version
-- of the program that does not know this column lets nobody in.
alter table member add column deleted_at timestamptz;

-- Names and addresses of deleted members are free for others.
drop index member_login_account;
drop index member_email;
create unique index member_login_account on member (lower(login_account)) where deleted_at is null;
create unique index member_email on member (lower(email)) where deleted_at is null;

-- Lists and totals are read from these alone, without looking at the rows.
drop index member_by_age;
drop index member_by_activation;
create index member_by_age on member (org_id, created_at desc, user_code desc) where deleted_at is null;
create index member_by_activation on member (org_id, activation, created_at desc, user_code desc)
  where deleted_at is null;

grant create on schema public to archway_definer;
create or replace view member_match as
  select org_id, bucket, user_code, activation, created_at,
         lower(display_name || ' ' || login_account || ' ' || email) as searched, deleted_at
  from member where org_id = app_org();
revoke create on schema public from archway_definer;

create or replace function find_account(name text)
  returns table (org_id uuid, user_code uuid, password_hash text, activation smallint, email text, language text,
                 email_verified boolean)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select m.org_id, m.user_code, m.password_hash, m.activation, m.email, m.language, m.email_verified
  from member m
  where m.deleted_at is null and (lower(m.login_account) = lower(name) or lower(m.email) = lower(name))
  limit 1;
$$;

alter table role add column updated_at timestamptz not null default app_now();
create unique index role_name on role (bucket, org_id, lower(name));
create index role_by_age on role (org_id, created_at desc, id desc);

-- Invitations of the last day are counted.
create index one_time_link_by_kind on one_time_link (bucket, org_id, kind, created_at);

-- The screen of the roles now stands for a right. Until here every role was given it as a screen without one, so it
-- is taken from all of them: administrators hold it anyway, and they decide about the others.
update menu_entry
set status = 1, permission = 'role:record:read',
    api_permissions = '{user/role/listByPage,permission/listAllMenu,permission/listMenuByRole}'
where id = 'roleList';
-- The table's owner is bound by row-level security as well, and would find nobody's rows.
alter table role_menu no force row level security;
delete from role_menu where menu_id = 'roleList';
alter table role_menu force row level security;

update menu_entry set api_permissions = '{user/listByPage,user/getUserDetail,user/role/list}' where id = 'userManagement';

insert into menu_entry (id, parent_id, type, name, permission, title_en, api_permissions, org_types, position) values
  ('userManagement.save', 'userManagement', 2, 'saveUser', 'member:record:save', 'Invite and edit users',
   '{user/save_or_update}', '{1,2,3,4,5}', 64),
  ('userManagement.resetPassword', 'userManagement', 2, 'resetUserPassword', 'member:password:reset', 'Reset password',
   '{user/resetPass}', '{1,2,3,4,5}', 65),
  ('userManagement.delete', 'userManagement', 2, 'deleteUser', 'member:record:delete', 'Delete user',
   '{user/delByIds}', '{1,2,3,4,5}', 66),
  ('roleList.save', 'roleList', 2, 'saveRole', 'role:record:save', 'Create and edit roles',
   '{user/role/save_or_update}', '{1,2,3,4,5}', 81),
  ('roleList.allot', 'roleList', 2, 'allotRole', 'role:record:allot', 'Change permissions of a role',
   '{user/role/allotRolePermission}', '{1,2,3,4,5}', 82),
  ('roleList.setDefault', 'roleList', 2, 'setDefaultRole', 'role:record:setDefault', 'Set default role',
   '{user/role/setDefault}', '{1,2,3,4,5}', 83),
  ('roleList.delete', 'roleList', 2, 'deleteRole', 'role:record:delete', 'Delete role',
   '{user/role/delByIds}', '{1,2,3,4,5}', 84);
