-- What a lab does with an order it has accepted: when it was ready, how it travels, what came later.

-- Names anew which columns of a table of two organizations its counterpart may change.
create procedure share_columns(target regclass, counterpart_columns text[]) language plpgsql as $$
declare
  guard text;
begin
  select p.proname into strict guard from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where t.tgrelid = target and t.tgname = 'guard_shared_row';
  execute format('drop trigger guard_shared_row on %s', target);
  execute format('create trigger guard_shared_row before insert or update or delete on %s
    for each row execute function %I(%s)', target, guard,
    (select string_agg(quote_literal(name), ', ') from unnest(counterpart_columns) name));
end $$;

alter table order_record
  add ready_at timestamptz,
  add shipped_at timestamptz,
  add carrier text check (length(carrier) <= 32),
  add tracking_number text not null default '' check (length(tracking_number) <= 64),
  -- Days as the lab says them: the parcel's own, and no part of the agreed date.
  add shipped_on date,
  add arrives_on date,
  -- What the lab saw when it accepted: files of later revisions are marked.
  add accepted_revision integer,
  -- Completed although no parcel was announced.
  add without_notice boolean not null default false;
call share_columns('order_record', array[
  'status', 'version', 'started_at', 'estimated_on', 'proposed_on', 'counterpart_card', 'reason', 'reason_text',
  'auto_accepted', 'updated_at', 'accepted_at', 'ended_at', 'acted_org', 'acted_by', 'acted_name',
  'ready_at', 'shipped_at', 'carrier', 'tracking_number', 'shipped_on', 'arrives_on', 'accepted_revision']);

alter table order_grant
  -- The revision a file came with; it stays when later revisions bring others.
  add since_revision integer,
  -- Once both are no partners any more: until then files of completed orders stay.
  add ends_at timestamptz;
alter table order_grant no force row level security;
update order_grant set since_revision = revision;
alter table order_grant force row level security;
-- The release before does not name it, and runs on until all processes are replaced.
alter table order_grant alter since_revision set default 1, alter since_revision set not null;
