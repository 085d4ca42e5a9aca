-- Passkeys, code apps and recovery codes.

-- Since when the password alone signs nobody in: log-in asks for a code as well. Null while it does not.
alter table member add column second_step_since timestamptz;

-- How often somebody has tried to complete a half-open sign-in.
alter table one_time_link add column tries smallint not null default 0;

create table passkey (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  user_code uuid not null,
  -- The device's own name for it, in base64url.
  credential_id text not null,
  public_key bytea not null,
  -- How often it was used, as far as the device counts; one that goes backwards is a copy.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default app_now(),
  last_used_at timestamptz,
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, user_code) references member (bucket, org_id, user_code) on delete cascade
);
call make_tenant_table('passkey', 'select, insert, update, delete');
-- Whoever signs in with one is found by it alone, so it belongs to one member of the site.
create unique index passkey_credential on passkey (credential_id);
create index passkey_by_member on passkey (bucket, org_id, user_code);

-- Whose passkey it is, before the organization is known.
grant select on passkey to archway_definer;
create function find_passkey(wanted text) returns table (org_id uuid, id uuid, user_code uuid)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select p.org_id, p.id, p.user_code from passkey p where p.credential_id = wanted;
$$;
call make_definer_function('find_passkey(text)', 'archway_app');

-- What a passkey has been asked and has not answered yet. A sign-in's belong to the site: who signs in is not known.
create table passkey_question (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  -- SHA-256 of the sign-in's ticket, or of the session and what it asks for.
  hash bytea not null,
  challenge text not null,
  expires_at timestamptz not null,
  primary key (bucket, org_id, hash)
);
call make_tenant_table('passkey_question', 'select, insert, update, delete');

grant select, delete on passkey_question to archway_definer;
create function sweep_passkey_questions() returns integer
  language sql security definer set search_path = pg_catalog, public as $$
  with gone as (delete from passkey_question where expires_at < app_now() returning 1)
  select count(*)::integer from gone;
$$;
call make_definer_function('sweep_passkey_questions()', 'archway_queue');

create table totp (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  user_code uuid not null,
  -- Encrypted under a key that is not in the database. Null until a code of a first one was given.
  secret bytea,
  -- A newer one, also encrypted, of which no code was given yet; until then the old one counts.
  pending bytea,
  -- The thirty seconds whose code was accepted last: no code is accepted twice.
  last_step bigint not null default 0,
  created_at timestamptz not null default app_now(),
  primary key (bucket, org_id, user_code),
  foreign key (bucket, org_id, user_code) references member (bucket, org_id, user_code) on delete cascade
);
call make_tenant_table('totp', 'select, insert, update, delete');

create table recovery_code (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  user_code uuid not null,
  -- Keyed with the site's secret: rows alone tell no code.
  hash bytea not null,
  used_at timestamptz,
  primary key (bucket, org_id, user_code, hash),
  foreign key (bucket, org_id, user_code) references member (bucket, org_id, user_code) on delete cascade
);
call make_tenant_table('recovery_code', 'select, insert, update, delete');
