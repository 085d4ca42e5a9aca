-- Lists of cases stand in the order of their scans, narrowed to a status or a dentist too.

create index patient_case_by_state_and_day on patient_case (org_id, state, scanned_on desc, id desc);
create index patient_case_by_dentist_and_day on patient_case (org_id, dentist_id, scanned_on desc, id desc);
drop index patient_case_by_state, patient_case_by_dentist;
