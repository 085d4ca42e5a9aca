-- Work that one organization can bring much of at once shares a worker with everybody else's. Of the jobs of one `share`
-- one is in hand at a time, and each comes after as many of other shares as there were before it in its own: whoever
-- brings one does not wait behind whoever brings thousands.
create or replace function enqueue_jobs(jobs jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, graphile_worker as $$
begin
  perform graphile_worker.add_jobs(array(
    select row(j->>'identifier', (j->'payload')::json, coalesce(j->>'share', j->>'queueName'),
               (j->>'runAt')::timestamptz, (j->>'maxAttempts')::smallint, j->>'jobKey',
               coalesce((j->>'priority')::integer,
                 case when j ? 'share' then least(30000, waiting.jobs
                   + row_number() over (partition by j->>'share' order by place)) end)::smallint,
               null)::graphile_worker.job_spec
    from jsonb_array_elements(jobs) with ordinality as listed (j, place)
    left join lateral (
      select count(*) as jobs from graphile_worker._private_jobs w
      join graphile_worker._private_job_queues q on q.id = w.job_queue_id
      where q.queue_name = j->>'share') waiting on j ? 'share'
    order by place), true);
end $$;
