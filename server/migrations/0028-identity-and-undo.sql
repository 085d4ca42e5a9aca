-- What is worth an account: identity in groups, sessions made from sessions, an address change that can be undone.

-- Identity is verified for the owner's own things and for administrators' acts separately. The older pair of columns
-- stays for processes of the version before.
alter table session add column own_until timestamptz;
alter table session add column administrator_until timestamptz;
-- The session whose desktop sign opened this one: it ends with it.
alter table session add column parent_id uuid;
create index session_by_parent on session (bucket, org_id, parent_id) where parent_id is not null;

drop function find_session(uuid);
create function find_session(wanted uuid)
  returns table (org_id uuid, user_code uuid, role_id uuid, org_type smallint, org_status smallint, seed bytea,
                 generation integer, save_login boolean, device_hash bytea, created_at timestamptz,
                 rotated_at timestamptz, last_used_at timestamptz, verified_until timestamptz, verified_by text, ended_at timestamptz,
                 end_reason text, activation smallint, force_change_password boolean, scope text, permissions text[],
                 at timestamptz, own_until timestamptz, administrator_until timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  return query
  select s.org_id, s.user_code, m.role_id, o.type, o.status, s.seed, s.generation, s.save_login, s.device_hash,
         s.created_at, s.rotated_at, s.last_used_at, s.verified_until, s.verified_by, s.ended_at, s.end_reason, m.activation,
         m.force_change_password, r.scope,
         case when r.protected then array['*:*:*'] else array(
           select distinct e.permission from role_menu rm join menu_entry e on e.id = rm.menu_id
           where rm.bucket = s.bucket and rm.org_id = s.org_id and rm.role_id = r.id
             and e.status = 1 and e.permission is not null
             and (e.feature is null or e.feature = any(o.features))) end,
         app_now(), s.own_until, s.administrator_until
  from session s
  join member m on m.bucket = s.bucket and m.org_id = s.org_id and m.user_code = s.user_code
  join organization o on o.bucket = s.bucket and o.org_id = s.org_id
  join role r on r.bucket = s.bucket and r.org_id = s.org_id and r.id = m.role_id
  where s.id = wanted;
end $$;
call make_definer_function('find_session(uuid)', 'archway_app');

-- A password that was taken away is remembered, so that it cannot be chosen again with the mailed link.
alter table member add column former_password_hash text;
-- Set when an account may have been in other hands: its passkeys are shown to the owner at the next sign-in.
alter table member add column review_passkeys boolean not null default false;

-- A name is not an address: what has an @ is looked for among addresses only. Accounts that began with their address
-- as name keep it for show; it neither signs in nor takes the address from anybody.
drop index member_login_account;
create unique index member_login_account on member (lower(login_account))
  where deleted_at is null and position('@' in login_account) = 0;
create or replace function find_account(name text)
  returns table (org_id uuid, user_code uuid, password_hash text, activation smallint, email text, language text,
                 email_verified boolean)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select m.org_id, m.user_code, m.password_hash, m.activation, m.email, m.language, m.email_verified
  from member m
  where position('@' in name) > 0 and m.deleted_at is null and lower(m.email) = lower(name)
  union all
  select m.org_id, m.user_code, m.password_hash, m.activation, m.email, m.language, m.email_verified
  from member m
  where position('@' in name) = 0 and m.deleted_at is null and position('@' in m.login_account) = 0
    and lower(m.login_account) = lower(name)
  limit 1;
$$;

-- An address that somebody gave up less than seven days ago is theirs to take back: nobody else may have it meanwhile.
create index one_time_link_undo on one_time_link (lower(detail->>'email')) where kind = 'undoEmail';
create function address_reserved_by(address text) returns uuid
  language sql stable security definer set search_path = pg_catalog, public as $$
  select l.user_code from one_time_link l
  where l.kind = 'undoEmail' and lower(l.detail->>'email') = lower(address)
    and l.used_at is null and l.expires_at > app_now()
  order by l.created_at limit 1;
$$;
call make_definer_function('address_reserved_by(text)', 'archway_app');
