-- What somebody says about a case instead of writing it. A voice is turned into one format like other small files are made
-- anew; how long it is and how loud it is where is kept with it, so that it can be drawn before it is heard.

alter table file
  drop constraint file_kind_check,
  add constraint file_kind_check check
    (kind in ('avatar', 'organization', 'signature', 'license', 'scan', 'archive', 'photo', 'attachment', 'voice')),
  add column sound jsonb,
  add constraint file_sound check (sound is null or kind = 'voice');
