-- What comes between accepting and receiving: holds, other days, the end asked for, parcels, technicians, remakes.

alter table order_record
  -- Which side holds it, since when and why; whoever it was stands in the history too.
  add held_by text check (held_by in ('clinic', 'lab')),
  add held_at timestamptz,
  add held_name text not null default '' check (length(held_name) <= 128),
  add held_text text not null default '' check (length(held_text) <= 2000),
  -- The clinic asks the lab to end what it has accepted.
  add cancel_asked_at timestamptz,
  add cancel_text text not null default '' check (length(cancel_text) <= 2000),
  -- The impression or the model has come: the promised days count from here.
  add arrived_at timestamptz,
  -- All orders of one work that was made more than once carry the id of the first.
  add chain uuid,
  add remake_cause text check (remake_cause in
    ('fit', 'contact', 'occlusion', 'shade', 'margin', 'damage', 'scan', 'other')),
  add constraint order_record_held check ((held_by is null) = (held_at is null));
call share_columns('order_record', array[
  'status', 'version', 'started_at', 'estimated_on', 'proposed_on', 'counterpart_card', 'reason', 'reason_text',
  'auto_accepted', 'updated_at', 'accepted_at', 'ended_at', 'acted_org', 'acted_by', 'acted_name',
  'ready_at', 'shipped_at', 'carrier', 'tracking_number', 'shipped_on', 'arrives_on', 'accepted_revision',
  'held_by', 'held_at', 'held_name', 'held_text', 'cancel_asked_at', 'cancel_text', 'arrived_at',
  'state', 'due_on', 'listed_at']);
create index order_record_held on order_record (org_id, created_at desc, id desc) include (counterpart, state, listed_at)
  where held_by is not null;
-- What is held is not overdue.
drop index order_record_promised;
create index order_record_promised on order_record (org_id, estimated_on) include (counterpart, held_by)
  where state in ('accepted', 'inProduction', 'ready');
create index order_record_of_chain on order_record (chain, created_at, id) include (org_id, counterpart)
  where chain is not null;

alter table lab_order
  add held_by text check (held_by in ('clinic', 'lab')),
  add cancel_asked boolean not null default false,
  add awaits_parcel boolean not null default false;
alter table lab_order no force row level security;
alter table order_record no force row level security;
alter table lab_order disable trigger guard_shared_row;
update lab_order l set awaits_parcel = true
from order_record o where o.bucket = l.bucket and o.org_id = l.org_id and o.id = l.id and o.by_parcel
  and o.status in ('pending', 'accepted');
alter table lab_order enable trigger guard_shared_row;
alter table order_record force row level security;
alter table lab_order force row level security;
call share_columns('lab_order', array['status', 'version', 'started_at', 'estimated_on', 'assigned_to', 'updated_at',
  'reason', 'proposed_on', 'carrier', 'arrives_on', 'ended_at', 'auto_accepted', 'leaves_on', 'units',
  'held_by', 'cancel_asked', 'awaits_parcel', 'state', 'due_on', 'listed_at', 'searched']);
create index lab_order_held on lab_order (counterpart, sent_at desc, id desc) include (org_id, state, listed_at, assigned_to)
  where held_by is not null;
-- What a technician has to do.
create index lab_order_of_technician on lab_order (counterpart, assigned_to, leaves_on, id)
  include (org_id, state, units) where state in ('pending', 'accepted', 'inProduction', 'ready');
drop index lab_order_in_lab;
create index lab_order_in_lab on lab_order (counterpart, leaves_on, id)
  include (org_id, state, units, estimated_on, listed_at, assigned_to, held_by)
  where state in ('pending', 'accepted', 'inProduction', 'ready');
