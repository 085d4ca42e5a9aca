-- Lists of orders: what they are narrowed to and sorted by as columns, a lab's own plan of them, and indexes for both sides.

alter table order_record
  -- As screens show it: that a lab has started is a state of its own.
  add state text not null generated always as
    (case when status = 'accepted' and started_at is not null then 'inProduction' else status end) stored,
  -- What has no day yet stands behind all that has.
  add due_on date not null generated always as (coalesce(estimated_on, requested_on, '9999-12-31')) stored,
  -- Days narrow what has ended; all else is listed whenever one looks.
  add listed_at timestamptz not null generated always as (coalesce(ended_at, 'infinity')) stored;
-- Generated columns are not computed yet where the guard looks, and nobody can write them.
call share_columns('order_record', array[
  'status', 'version', 'started_at', 'estimated_on', 'proposed_on', 'counterpart_card', 'reason', 'reason_text',
  'auto_accepted', 'updated_at', 'accepted_at', 'ended_at', 'acted_org', 'acted_by', 'acted_name',
  'ready_at', 'shipped_at', 'carrier', 'tracking_number', 'shipped_on', 'arrives_on', 'accepted_revision',
  'state', 'due_on', 'listed_at']);

alter table lab_order
  add reason text not null default '' check (length(reason) <= 64),
  add proposed_on date,
  add carrier text check (length(carrier) <= 32),
  add arrives_on date,
  add ended_at timestamptz,
  add auto_accepted boolean not null default false,
  -- When the parcel must leave the lab. The clinic, which does not know the lab's days, writes the day it asks for.
  add leaves_on date not null default (app_now() at time zone 'UTC')::date,
  -- What it counts toward the lab's day. No clinic reads the numbers it comes from.
  add units numeric(6, 1) not null default 0,
  add state text not null generated always as
    (case when status = 'accepted' and started_at is not null then 'inProduction' else status end) stored,
  add due_on date not null generated always as (coalesce(estimated_on, requested_on)) stored,
  add listed_at timestamptz not null generated always as (coalesce(ended_at, 'infinity')) stored,
  -- A lab finds orders by what it was told.
  add searched text not null generated always as (fold_text(
    code || ' ' || clinic_name || ' ' || patient_name || ' ' || patient_code || ' ' || dentist_name)) stored;
alter table lab_order no force row level security;
alter table order_record no force row level security;
alter table lab_order disable trigger guard_shared_row;
update lab_order l set leaves_on = l.due_on, ended_at = o.ended_at, auto_accepted = o.auto_accepted, reason = o.reason,
  proposed_on = o.proposed_on, carrier = o.carrier, arrives_on = o.arrives_on
from order_record o where o.bucket = l.bucket and o.org_id = l.org_id and o.id = l.id;
alter table lab_order enable trigger guard_shared_row;
alter table order_record force row level security;
alter table lab_order force row level security;
call share_columns('lab_order', array['status', 'version', 'started_at', 'estimated_on', 'assigned_to', 'updated_at',
  'reason', 'proposed_on', 'carrier', 'arrives_on', 'ended_at', 'auto_accepted', 'leaves_on', 'units',
  'state', 'due_on', 'listed_at', 'searched']);

-- Both owners lie in each index, so that a total is counted in it alone.
drop index order_record_of_home, lab_order_of_counterpart;
create index order_record_of_home on order_record (org_id, created_at desc, id desc)
  include (counterpart, state, listed_at);
create index order_record_by_change on order_record (org_id, updated_at desc, id desc)
  include (counterpart, state, listed_at);
create index order_record_by_due on order_record (org_id, due_on, id) include (counterpart, state, listed_at);
create index order_record_by_state on order_record (org_id, state, created_at desc, id desc)
  include (counterpart, listed_at);
create index order_record_by_lab on order_record (org_id, counterpart, created_at desc, id desc)
  include (state, listed_at);
create index order_record_by_end on order_record (org_id, listed_at) include (counterpart, state);
create index order_record_promised on order_record (org_id, estimated_on)
  where state in ('accepted', 'inProduction', 'ready');
-- A lab comes by the id alone.
create index order_record_of_lab on order_record (counterpart, id) include (org_id);
create index order_plan_of_dentist on order_plan (org_id, dentist_id, order_id);
create index order_plan_asked on order_plan (org_id, order_id, dentist_id) where release_asked_at is not null;

create index lab_order_of_counterpart on lab_order (counterpart, sent_at desc, id desc)
  include (org_id, state, listed_at, assigned_to);
create index lab_order_by_change on lab_order (counterpart, updated_at desc, id desc)
  include (org_id, state, listed_at, assigned_to);
create index lab_order_by_leaving on lab_order (counterpart, leaves_on, id)
  include (org_id, state, listed_at, assigned_to);
create index lab_order_by_due on lab_order (counterpart, due_on, id) include (org_id, state, listed_at, assigned_to);
create index lab_order_by_state on lab_order (counterpart, state, sent_at desc, id desc)
  include (org_id, listed_at, assigned_to);
create index lab_order_by_clinic on lab_order (counterpart, org_id, sent_at desc, id desc)
  include (state, listed_at, assigned_to);
create index lab_order_by_end on lab_order (counterpart, listed_at) include (org_id, state, assigned_to);
-- What is in the lab now, as its board reads it: few of all there ever were.
create index lab_order_in_lab on lab_order (counterpart, leaves_on, id)
  include (org_id, state, units, estimated_on, listed_at, assigned_to)
  where state in ('pending', 'accepted', 'inProduction', 'ready');
create index lab_order_by_id on lab_order (counterpart, id) include (org_id, assigned_to);
-- A search with letters in the middle of words may tell of other rows, so the policy keeps it out of trigrams: it reads
-- what is the lab's of this index, and nothing of the table.
create index lab_order_searched on lab_order (counterpart, sent_at desc, id desc)
  include (org_id, state, assigned_to, searched);

-- A clinic finds orders by the name its case has now, and by what the order itself says.
grant create on schema public to archway_definer;
call make_search('order_record', 'id',
  $$code || ' ' || case_code || ' ' || dentist_name || ' ' || coalesce(counterpart_card ->> 'name', '')$$);
revoke create on schema public from archway_definer;
