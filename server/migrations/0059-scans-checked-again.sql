-- Scans that were processed before the borders of holes were kept are checked again, some at a time.

create index scan_check_due on scan (org_id, file_id)
  where step = 'done' and jsonb_exists(facts, 'triangles') and not jsonb_exists(facts, 'holeBorders');

grant select (org_id, file_id, step, facts) on scan to archway_definer;

-- As many as a worker checks in a few minutes.
create function check_due_scans() returns integer
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  jobs jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'identifier', 'scan.checkAgain',
    'payload', jsonb_build_object('orgId', s.org_id, 'input', jsonb_build_object('fileId', s.file_id), 'trace', null),
    'maxAttempts', 5,
    'share', 'scan.checkAgain:' || s.org_id,
    'jobKey', 'scan.checkAgain:' || s.org_id || ':' || s.file_id))
  into jobs from (
    select org_id, file_id from scan
    where step = 'done' and jsonb_exists(facts, 'triangles') and not jsonb_exists(facts, 'holeBorders')
    limit 200) s;
  if jobs is null then return 0; end if;
  perform enqueue_jobs(jobs);
  return jsonb_array_length(jobs);
end $$;
call make_definer_function('check_due_scans()', 'archway_queue');
