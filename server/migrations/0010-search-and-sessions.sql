-- Search under row-level security. A policy is a barrier: PostgreSQL lets no condition look at a row before the policy
-- has admitted it, unless it knows that the condition cannot tell anything. LIKE is not known to, so under a policy it
-- is never answered by an index, and a search reads the whole organization.
--
-- This view is owned by a role that no policy binds and carries the policy's condition itself, without the barrier.
-- It tells who is found and nothing else: what is shown of them is read from the table.
create view member_match as
  select org_id, bucket, user_code, activation, created_at,
         lower(display_name || ' ' || login_account || ' ' || email) as searched
  from member where org_id = app_org();
grant create on schema public to archway_definer;
alter view member_match owner to archway_definer;
revoke create on schema public from archway_definer;
grant select on member_match to archway_app;

-- Who holds a role: to lock the administrators, and to see whether a role may go.
create index member_by_role on member (bucket, org_id, role_id, user_code);

-- Asked for nearly every call. As before, but in PL/pgSQL, which keeps its plan: joining four tables takes PostgreSQL
-- ten times as long to plan as to do.
create or replace function find_session(wanted uuid)
  returns table (org_id uuid, user_code uuid, role_id uuid, org_type smallint, org_status smallint, seed bytea,
                 generation integer, save_login boolean, device_hash bytea, created_at timestamptz,
                 rotated_at timestamptz, last_used_at timestamptz, verified_until timestamptz, verified_by text, ended_at timestamptz,
                 end_reason text, activation smallint, force_change_password boolean, scope text, permissions text[],
                 at timestamptz)
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
         app_now()
  from session s
  join member m on m.bucket = s.bucket and m.org_id = s.org_id and m.user_code = s.user_code
  join organization o on o.bucket = s.bucket and o.org_id = s.org_id
  join role r on r.bucket = s.bucket and r.org_id = s.org_id and r.id = m.role_id
  where s.id = wanted;
end $$;
