-- Shared work carries its share as a flag and stands in no named queue: while one hand of a worker takes a job the queue
-- keeps every named queue to itself, and the others, who look at the same moment, find nothing and sleep for seconds.
create or replace function enqueue_jobs(jobs jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, graphile_worker as $$
begin
  perform graphile_worker.add_jobs(array(
    select row(j->>'identifier', (j->'payload')::json, j->>'queueName',
               (j->>'runAt')::timestamptz, (j->>'maxAttempts')::smallint, j->>'jobKey',
               coalesce((j->>'priority')::integer,
                 case when j ? 'share' then least(30000, waiting.jobs
                   + row_number() over (partition by j->>'share' order by place)) end)::smallint,
               case when j ? 'share' then array[j->>'share'] end)::graphile_worker.job_spec
    from jsonb_array_elements(jobs) with ordinality as listed (j, place)
    left join lateral (
      select count(*) as jobs from graphile_worker._private_jobs w where w.flags ? (j->>'share')) waiting
      on j ? 'share'
    order by place), true);
end $$;
