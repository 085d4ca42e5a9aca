-- How much of the organization's storage a file takes. Null for files of before everything was counted: scans and archives
-- took their size then, and all others nothing. A process of before leaves it null and is counted as before.
alter table file add column takes_room bigint check (takes_room >= 0);

-- Credentials for the store outlive what they were given for: who has them may put something there for 15 minutes more,
-- signed in or not. So it is known for which session and when, and somebody looks afterwards.
alter table file
  add column credentials_session uuid,
  add column credentials_at timestamptz;
create index file_with_credentials on file (credentials_at) where credentials_at is not null;

create function sweep_uploads() returns integer
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  jobs jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'identifier', 'file.sweepUploads',
    'payload', jsonb_build_object('orgId', o.org_id, 'input', '{}'::jsonb, 'trace', null),
    'maxAttempts', 5,
    'jobKey', 'file.sweepUploads:' || o.org_id))
  into jobs from (select distinct org_id from file where credentials_at > app_now() - interval '1 day') o;
  if jobs is null then return 0; end if;
  perform enqueue_jobs(jobs);
  return jsonb_array_length(jobs);
end $$;
call make_definer_function('sweep_uploads()', 'archway_queue');

-- What is in an archive may need more room than there is.
alter table scan drop constraint scan_problem_check;
alter table scan add constraint scan_problem_check
  check (problem in ('differs', 'blocked', 'unreadable', 'tooLarge', 'empty', 'noRoom'));
