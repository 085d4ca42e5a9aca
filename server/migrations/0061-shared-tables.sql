-- Rows that two organizations own: their home, and a counterpart once it is set.

-- What the policy cannot tell apart. Only the home adds and removes rows; the counterpart changes the columns that the
-- trigger names; nobody gives a row another home. A reviewed function acts for a side that may not do so itself.
create function guard_shared_row() returns trigger language plpgsql as $$
declare
  row_now jsonb;
  row_before jsonb;
  refused text;
begin
  if current_user = 'archway_definer' then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and new.org_id is distinct from old.org_id then
    raise insufficient_privilege using message = 'a row keeps its home';
  end if;
  if coalesce(new.org_id, old.org_id) = app_org() then return coalesce(new, old); end if;
  if tg_op <> 'UPDATE' then
    raise insufficient_privilege using message = format('only its home adds and removes rows of %s', tg_table_name);
  end if;
  row_now := to_jsonb(new);
  row_before := to_jsonb(old);
  -- The bucket is generated after this.
  select key into refused from jsonb_object_keys(row_now) key
    where row_now -> key is distinct from row_before -> key and key <> 'bucket' and key <> all (tg_argv) limit 1;
  if refused is not null then
    raise insufficient_privilege
      using message = format('a counterpart does not change %s of %s', refused, tg_table_name);
  end if;
  return new;
end $$;

-- Makes a table one of two organizations. It has the columns org_id (the home) and counterpart, which may be empty.
-- A case is no way into an index, so the planner goes in by the owner the query names, and both owners lie in both indexes:
-- neither a page nor a total of either side is read from the heap to be judged.
create procedure make_shared_table(target regclass, app_privileges text, counterpart_columns text[])
  language plpgsql as $$
declare
  shown constant text :=
    'case when org_id = (select app_org()) then true else counterpart = (select app_org()) end';
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s using (%s) with check (%s)', target, shown, shown);
  execute format('grant %s on %s to archway_app', app_privileges, target);
  execute format('create trigger guard_shared_row before insert or update or delete on %s
    for each row execute function guard_shared_row(%s)', target,
    (select string_agg(quote_literal(name), ', ') from unnest(counterpart_columns) name));
end $$;
