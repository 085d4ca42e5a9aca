-- Whether anybody of the invented cast has an account here: their password is printed in the documentation, so a
-- production site refuses to start. The index holds those rows only, and so nothing in production.
create index member_of_cast on member (is_cast) where is_cast;

create function has_cast() returns boolean
  language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select from member where is_cast);
$$;
call make_definer_function('has_cast()', 'archway_app');
