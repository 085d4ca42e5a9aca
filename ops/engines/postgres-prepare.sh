#!/usr/bin/env bash
# Roles, databases and extensions, as the cluster's superuser. Saying it twice changes nothing.
# ops/services runs it at every start, the PostgreSQL container when it is new.
#
# Reads OWNER_PASSWORD, APP_PASSWORD and QUEUE_PASSWORD, and psql's own PG… variables.
set -euo pipefail
export PGOPTIONS='-c client_min_messages=warning'
sql() { psql -X -q -v ON_ERROR_STOP=1 -d "$@"; } # database, arguments…

sql postgres <<'SQL'
\getenv owner_password OWNER_PASSWORD
\getenv app_password APP_PASSWORD
\getenv queue_password QUEUE_PASSWORD

select format('create role %I', name)
from unnest(array['archway_owner', 'archway_app', 'archway_queue', 'archway_definer']) as name
where not exists (select from pg_roles where rolname = name)
\gexec

-- Owns the database and runs the migrations. May create databases because the tests do.
alter role archway_owner with login nosuperuser nobypassrls nocreaterole createdb password :'owner_password';

-- The application. Row-level security always holds for it, and no statement may keep others waiting.
alter role archway_app with login nosuperuser nobypassrls nocreaterole nocreatedb password :'app_password';
alter role archway_app set statement_timeout = '5s';
alter role archway_app set lock_timeout = '2s';
alter role archway_app set idle_in_transaction_session_timeout = '10s';

-- The relay and the job queue: sees the queue's tables only.
alter role archway_queue with login nosuperuser nobypassrls nocreaterole nocreatedb password :'queue_password';
alter role archway_queue set statement_timeout = '30s';
alter role archway_queue set lock_timeout = '2s';

-- Owns the few reviewed functions that must look across organizations. Nobody signs in as it.
alter role archway_definer with nologin nosuperuser bypassrls nocreaterole nocreatedb;

-- A member may hand over what it has made: migrations give functions and the queue's schema away.
grant archway_definer, archway_queue to archway_owner;
SQL

prepare_database() { # name
  sql "$1" <<'SQL'
create extension if not exists unaccent;
create extension if not exists pg_trgm;
revoke create on schema public from public;
grant all on schema public to archway_owner;
SQL
}

# template1 first: databases are copies of it, those that tests create too.
prepare_database template1
if [ -z "$(sql postgres -Atc "select 1 from pg_database where datname = 'archway'")" ]; then
  sql postgres -c 'create database archway owner archway_owner'
fi
prepare_database archway
