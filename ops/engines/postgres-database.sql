-- What every database of the cluster starts with, run as superuser in template1 and in archway.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

revoke create on schema public from public;
grant all on schema public to archway_owner;
