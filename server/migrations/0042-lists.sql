-- Every list can be searched without accents and sorted by name, by an index.

-- Upper and lower case, accents and width are the same. Marks of other scripts stay: there they are letters' own.
create function fold_text(text) returns text
  language sql immutable strict parallel safe as $$
  select lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]', '', 'g'))
$$;
-- A pattern for LIKE that finds the word anywhere, whatever signs it has.
create function part_of(word text) returns text
  language sql immutable strict parallel safe as $$
  select '%' || regexp_replace(fold_text(word), '([\\%_])', '\\\1', 'g') || '%'
$$;

-- What a table's rows are found by: an index, and a view to ask. Under row-level security a search by the table itself
-- would have no use of the index, because LIKE might tell of other rows. The view is owned by a role that no policy
-- binds and carries the policy's condition itself, without the barrier; it tells which rows are found and nothing else.
create procedure make_search(relation text, id_column text, texts text) language plpgsql as $$
begin
  execute format('create index %I on %I using gin (org_id, fold_text(%s) gin_trgm_ops)', relation || '_searched', relation, texts);
  execute format('create view %I as select org_id, bucket, %I as id, fold_text(%s) as searched from %I where org_id = app_org()',
                 relation || '_found', id_column, texts, relation);
  execute format('grant select on %I to archway_definer', relation);
  execute format('alter view %I owner to archway_definer', relation || '_found');
  execute format('grant select on %I to archway_app', relation || '_found');
end $$;
grant create on schema public to archway_definer;
call make_search('patient_case', 'id', $$name || ' ' || code$$);
call make_search('contact', 'id', $$user_name || ' ' || email$$);
call make_search('dentist', 'id', 'name');
call make_search('role', 'id', $$name || ' ' || code$$);
-- Members have a view of their own, which tells what they are sorted and filtered by: the largest organizations have
-- tens of thousands of them.
create index member_searched on member
  using gin (org_id, fold_text(display_name || ' ' || login_account || ' ' || email) gin_trgm_ops);
create or replace view member_match as
  select org_id, bucket, user_code, activation, created_at,
         fold_text(display_name || ' ' || login_account || ' ' || email) as searched, deleted_at, role_id, display_name
  from member where org_id = app_org();
drop index member_search;
revoke create on schema public from archway_definer;

create index patient_case_by_name on patient_case (org_id, name collate "und-x-icu", id);
create index patient_case_by_change on patient_case (org_id, updated_at desc, id desc);
create index patient_case_by_state on patient_case (org_id, state, created_at desc, id desc);
create index contact_by_name on contact (org_id, user_name collate "und-x-icu", id);
create index dentist_by_name on dentist (org_id, name collate "und-x-icu", id);
create index role_by_name on role (org_id, name collate "und-x-icu", id);
create index member_by_name on member (org_id, display_name collate "und-x-icu", user_code) where deleted_at is null;
