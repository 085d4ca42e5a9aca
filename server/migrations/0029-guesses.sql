-- Tries of a day beside those of an hour. A level that drains steadily, because a window that starts anew would let
-- twice as many through around its end.
alter table login_failure
  add column day_level double precision not null default 0,
  add column day_level_at timestamptz not null default app_now();
