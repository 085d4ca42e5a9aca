-- A measurement or a margin line is evidence: whoever changed it last stands beside whoever made it.

alter table case_mark add column edited_by uuid, add column edited_at timestamptz,
  add constraint case_mark_edited check ((edited_by is null) = (edited_at is null)),
  add foreign key (bucket, org_id, edited_by) references member (bucket, org_id, user_code);
