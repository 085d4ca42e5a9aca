-- Sessions, one-time links and the counting of failed log-ins.

create table session (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  user_code uuid not null,
  -- Tokens are made from this, the generation and the site's secret; none is stored.
  seed bytea not null,
  generation integer not null default 1,
  -- SHA-256 of the device cookie the refresh token is bound to; null without save-login.
  device_hash bytea,
  save_login boolean not null,
  address inet,
  user_agent text not null default '',
  created_at timestamptz not null default app_now(),
  rotated_at timestamptz not null default app_now(),
  last_used_at timestamptz not null default app_now(),
  -- Identity was verified until here; never moved by use.
  verified_until timestamptz,
  verified_by text check (verified_by in ('own', 'administrator')),
  verify_failures smallint not null default 0,
  ended_at timestamptz,
  end_reason text,
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, user_code) references member (bucket, org_id, user_code) on delete cascade
);
call make_tenant_table('session', 'select, insert, update');
create index session_by_id on session (id);
create index session_live on session (bucket, org_id, user_code) where ended_at is null;

-- Everything a call needs to know about its caller, found before the organization is known.
grant select on session, member, organization, role, role_menu to archway_definer;
create function find_session(wanted uuid)
  returns table (org_id uuid, user_code uuid, role_id uuid, org_type smallint, org_status smallint, seed bytea,
                 generation integer, save_login boolean, device_hash bytea, created_at timestamptz,
                 rotated_at timestamptz, last_used_at timestamptz, verified_until timestamptz, verified_by text, ended_at timestamptz,
                 end_reason text, activation smallint, force_change_password boolean, scope text, permissions text[],
                 at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select s.org_id, s.user_code, m.role_id, o.type, o.status, s.seed, s.generation, s.save_login, s.device_hash,
         s.created_at, s.rotated_at, s.last_used_at, s.verified_until, s.verified_by, s.ended_at, s.end_reason, m.activation,
         m.force_change_password, r.scope,
         case when r.protected then array['*:*:*'] else array(
           select distinct e.permission from role_menu rm join menu_entry e on e.id = rm.menu_id
           where rm.bucket = s.bucket and rm.org_id = s.org_id and rm.role_id = r.id
             and e.status = 1 and e.permission is not null
             and (e.feature is null or e.feature = any(o.features))) end,
         app_now()
  from session s
  join member m on m.bucket = s.bucket and m.org_id = s.org_id and m.user_code = s.user_code
  join organization o on o.bucket = s.bucket and o.org_id = s.org_id
  join role r on r.bucket = s.bucket and r.org_id = s.org_id and r.id = m.role_id
  where s.id = wanted;
$$;
call make_definer_function('find_session(uuid)', 'archway_app');

-- Which of the sessions behind open sockets still live.
create function live_session_ids(wanted uuid[]) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public as $$
  select s.id from session s
  join member m on m.bucket = s.bucket and m.org_id = s.org_id and m.user_code = s.user_code
  join organization o on o.bucket = s.bucket and o.org_id = s.org_id
  where s.id = any(wanted) and s.ended_at is null and m.activation <> 2 and o.status <> 2;
$$;
call make_definer_function('live_session_ids(uuid[])', 'archway_app');

-- Who an account name or an e-mail address belongs to, for log-in and forgotten passwords.
create function find_account(name text)
  returns table (org_id uuid, user_code uuid, password_hash text, activation smallint, email text, language text,
                 email_verified boolean)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select m.org_id, m.user_code, m.password_hash, m.activation, m.email, m.language, m.email_verified
  from member m where lower(m.login_account) = lower(name) or lower(m.email) = lower(name)
  limit 1;
$$;
call make_definer_function('find_account(text)', 'archway_app');

-- A link that may be used once: reset a password, activate an account, confirm an address, sign in from a desktop.
create table one_time_link (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  hash bytea not null,
  kind text not null,
  user_code uuid not null,
  detail jsonb not null default '{}',
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default app_now(),
  primary key (bucket, org_id, hash),
  foreign key (bucket, org_id, user_code) references member (bucket, org_id, user_code) on delete cascade
);
call make_tenant_table('one_time_link', 'select, insert, update');
create index one_time_link_by_hash on one_time_link (hash);
grant select on one_time_link to archway_definer;

-- Whose link it is; using it is an update in the owner's own tenant, where one of many wins.
create function find_one_time_link(wanted bytea, wanted_kind text)
  returns table (org_id uuid, user_code uuid, detail jsonb, usable boolean)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select l.org_id, l.user_code, l.detail, l.used_at is null and l.expires_at > app_now()
  from one_time_link l where l.hash = wanted and l.kind = wanted_kind;
$$;
call make_definer_function('find_one_time_link(bytea, text)', 'archway_app');

-- Failures are counted by a keyed hash of the name typed, whether or not such an account exists.
create table login_failure (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  account_hash bytea not null,
  failures integer not null default 0,
  window_started timestamptz not null default app_now(),
  paused_until timestamptz,
  primary key (bucket, org_id, account_hash)
);
call make_tenant_table('login_failure', 'select, insert, update, delete');
create index login_failure_age on login_failure (window_started);
