-- One function in place of two that had jobs look through the store: each that crosses organizations is one to review.

create function sweep_store(job text) returns integer
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  jobs jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'identifier', job,
    'payload', jsonb_build_object('orgId', o.org_id, 'input', '{}'::jsonb, 'trace', null),
    'maxAttempts', 5,
    'jobKey', job || ':' || o.org_id))
  into jobs from (
    select org_id from file where job = 'file.sweep'
    union
    select org_id from registration_ticket where job = 'file.sweep'
    union
    select org_id from file where job = 'file.sweepUploads' and credentials_at > app_now() - interval '1 day') o;
  if jobs is null then return 0; end if;
  perform enqueue_jobs(jobs);
  return jsonb_array_length(jobs);
end $$;
call make_definer_function('sweep_store(text)', 'archway_queue');
drop function sweep_files();
drop function sweep_uploads();
