-- Pictures and PDFs that belong to a case and are neither scan nor photo. They are made anew like other small files, and
-- pass the scanner for malware before.

alter table file
  drop constraint file_kind_check,
  add constraint file_kind_check check
    (kind in ('avatar', 'organization', 'signature', 'license', 'scan', 'archive', 'photo', 'attachment')),
  -- Why a small file was refused, where more can be told than that it cannot be read.
  add column problem text check (problem = 'blocked'),
  add constraint file_problem check (problem is null or tag = 'uploadFail');
