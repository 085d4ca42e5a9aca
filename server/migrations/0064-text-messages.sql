-- Text messages in the queue, as mails are: the key makes each of them one row, however often it is asked for.

create table text_message (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  -- Occasion and member: the same key never becomes a second text message.
  key text not null,
  -- Emptied once sent or given up: the number is the member's, and is kept there.
  recipient text not null,
  language text not null,
  template text not null,
  -- Emptied with it.
  params jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null default app_now(),
  sent_at timestamptz,
  primary key (bucket, org_id, id),
  unique (bucket, org_id, key)
);
call make_tenant_table('text_message', 'select, insert, update');
grant select, delete on text_message to archway_definer;
