-- A case has a picture of what its model opens with, drawn of all scans that are seen then.

alter table patient_case
  add column picture_key text,
  -- What it was drawn of; `due` where it is to be drawn anew.
  add column picture_of text;
create index patient_case_by_picture on patient_case (org_id, picture_key) where picture_key is not null;
create index patient_case_picture_due on patient_case (org_id, id) where picture_of = 'due';

-- Cases from before get theirs.
alter table patient_case no force row level security;
alter table case_file no force row level security;
alter table scan no force row level security;
update patient_case c set picture_of = 'due'
where exists (
  select from case_file f
  join scan s on s.bucket = f.bucket and s.org_id = f.org_id and s.file_id = f.file_id
  where f.bucket = c.bucket and f.org_id = c.org_id and f.case_id = c.id
    and f.removed_at is null and s.preview_key is not null);
alter table scan force row level security;
alter table case_file force row level security;
alter table patient_case force row level security;

-- As many as a worker draws in a few minutes.
create function draw_due_pictures() returns integer
  language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  jobs jsonb;
begin
  select jsonb_agg(jsonb_build_object(
    'identifier', 'case.drawPicture',
    'payload', jsonb_build_object('orgId', c.org_id, 'input', jsonb_build_object('caseId', c.id), 'trace', null),
    'maxAttempts', 5,
    'share', 'case.drawPicture:' || c.org_id,
    'jobKey', 'case.drawPicture:' || c.org_id || ':' || c.id))
  into jobs from (select org_id, id from patient_case where picture_of = 'due' limit 200) c;
  if jobs is null then return 0; end if;
  perform enqueue_jobs(jobs);
  return jsonb_array_length(jobs);
end $$;
call make_definer_function('draw_due_pictures()', 'archway_queue');
