-- Sockets outlive the call that opened them. Asked every few seconds for all sockets of a process at once: which of
-- their sessions still hold, by the same rules as for calls, and what their members may hear.
create function live_sessions(wanted uuid[]) returns table (id uuid, scope text, permissions text[])
  language sql stable security definer set search_path = pg_catalog, public as $$
  select s.id, r.scope,
         case when r.protected then array['*:*:*'] else array(
           select distinct e.permission from role_menu rm join menu_entry e on e.id = rm.menu_id
           where rm.bucket = s.bucket and rm.org_id = s.org_id and rm.role_id = r.id
             and e.status = 1 and e.permission is not null
             and (e.feature is null or e.feature = any(o.features))) end
  from session s
  join member m on m.bucket = s.bucket and m.org_id = s.org_id and m.user_code = s.user_code
  join organization o on o.bucket = s.bucket and o.org_id = s.org_id
  join role r on r.bucket = s.bucket and r.org_id = s.org_id and r.id = m.role_id
  where s.id = any(wanted) and s.ended_at is null and m.activation <> 2 and m.deleted_at is null and o.status <> 2
    -- A saved session is refreshed when its page next asks for something; only its age ends it.
    and case when s.save_login then s.created_at > app_now() - interval '30 days'
        else s.created_at > app_now() - interval '12 hours' and s.last_used_at > app_now() - interval '30 minutes' end;
$$;
call make_definer_function('live_sessions(uuid[])', 'archway_app');
-- live_session_ids() stays for processes of before, until the next release.
