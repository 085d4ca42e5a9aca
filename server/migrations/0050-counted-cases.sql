-- Totals are counted in an index alone: what was deleted is not in it, so the table need not be asked.

drop index patient_case_by_day, patient_case_by_state_and_day, patient_case_by_dentist_and_day;
create index patient_case_by_day on patient_case (org_id, scanned_on desc, id desc) where deleted_at is null;
create index patient_case_by_state_and_day on patient_case (org_id, state, scanned_on desc, id desc)
  where deleted_at is null;
create index patient_case_by_dentist_and_day on patient_case (org_id, dentist_id, scanned_on desc, id desc)
  where deleted_at is null;
