-- The menu comes from the code: every migration brings it to what the contract lists. What a seeded role starts with is
-- told by its code; `by_default` stays for processes of the version before.
alter table menu_entry add column starts_with text[] not null default '{}';

-- The features of the caller's organization, so that a call may ask for one.
drop function find_session(uuid);
create function find_session(wanted uuid)
  returns table (org_id uuid, user_code uuid, role_id uuid, org_type smallint, org_status smallint, seed bytea,
                 generation integer, save_login boolean, device_hash bytea, created_at timestamptz,
                 rotated_at timestamptz, last_used_at timestamptz, verified_until timestamptz, verified_by text, ended_at timestamptz,
                 end_reason text, activation smallint, force_change_password boolean, scope text, permissions text[],
                 at timestamptz, own_until timestamptz, administrator_until timestamptz, features text[])
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
         app_now(), s.own_until, s.administrator_until, o.features
  from session s
  join member m on m.bucket = s.bucket and m.org_id = s.org_id and m.user_code = s.user_code
  join organization o on o.bucket = s.bucket and o.org_id = s.org_id
  join role r on r.bucket = s.bucket and r.org_id = s.org_id and r.id = m.role_id
  where s.id = wanted;
end $$;
call make_definer_function('find_session(uuid)', 'archway_app');
