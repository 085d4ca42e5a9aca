-- What a clinic orders from a lab. The clinic is the home; the lab becomes the counterpart when the order is sent, so that
-- an order that was not sent is hidden from it by the policy itself.

-- Children of an order are added by either side, as long as the order is theirs. The named columns are those that the
-- counterpart may change later.
create function guard_order_child() returns trigger language plpgsql as $$
declare
  row_now jsonb;
  row_before jsonb;
  refused text;
begin
  if coalesce(new.org_id, old.org_id) = app_org() and (tg_op <> 'UPDATE' or new.org_id = old.org_id) then
    return coalesce(new, old);
  end if;
  if tg_op = 'INSERT' then
    if new.counterpart = app_org() and exists (
      select from order_record o
      where o.org_id = new.org_id and o.bucket = org_bucket(new.org_id) and o.id = new.order_id and o.counterpart = app_org())
    then return new; end if;
    raise insufficient_privilege using message = format('no row of %s for an order of others', tg_table_name);
  end if;
  if tg_op = 'DELETE' then
    raise insufficient_privilege using message = format('only its home removes rows of %s', tg_table_name);
  end if;
  row_now := to_jsonb(new);
  row_before := to_jsonb(old);
  select key into refused from jsonb_object_keys(row_now) key
    where row_now -> key is distinct from row_before -> key and key <> 'bucket' and key <> all (tg_argv) limit 1;
  if refused is not null then
    raise insufficient_privilege
      using message = format('a counterpart does not change %s of %s', refused, tg_table_name);
  end if;
  return new;
end $$;

create procedure make_order_child(target regclass, app_privileges text, counterpart_columns text[])
  language plpgsql as $$
begin
  call make_shared_table(target, app_privileges, counterpart_columns);
  execute format('drop trigger guard_shared_row on %s', target);
  execute format('create trigger guard_shared_row before insert or update or delete on %s
    for each row execute function guard_order_child(%s)', target,
    (select string_agg(quote_literal(name), ', ') from unnest(counterpart_columns) name));
end $$;

create table order_record (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  counterpart uuid check (counterpart <> org_id),
  -- Read out on the telephone and printed on the box: unique in the site, since a lab scans those of many clinics.
  code text not null,
  -- Of the clinic. It may be deleted one day, the order stays.
  case_id uuid not null,
  case_code text not null,
  type text not null check (type in ('designAndMake', 'designOnly', 'makeOnly', 'remake', 'repair')),
  status text not null default 'notSent' check (status in
    ('notSent', 'pending', 'canceled', 'rejected', 'accepted', 'ready', 'shipped', 'completed')),
  -- That of the newest row of its history.
  version integer not null default 1,
  -- Of what was sent; 0 before the first time.
  revision integer not null default 0,
  attempt integer not null default 0,
  -- Within `accepted`: the lab works on it.
  started_at timestamptz,
  requested_on date,
  -- Agreed: what was requested, until a later day is agreed upon.
  estimated_on date,
  -- What the lab has proposed and nobody has answered.
  proposed_on date,
  is_rush boolean not null default false,
  by_parcel boolean not null default false,
  shares_name boolean not null default false,
  -- As the lab is told: `--` where the name is not shared.
  patient_name text not null default '' check (length(patient_name) <= 128),
  patient_code text not null default '' check (length(patient_code) <= 64),
  dentist_name text not null default '' check (length(dentist_name) <= 128),
  -- What lists say of the prescription, as it was sent.
  prescribed jsonb not null default '{"works": [], "links": [], "absent": []}'
    check (octet_length(prescribed::text) <= 65536),
  home_card jsonb not null check (octet_length(home_card::text) <= 4096),
  counterpart_card jsonb check (octet_length(counterpart_card::text) <= 4096),
  -- Why it was rejected or canceled: a reason of the list, and what was typed.
  reason text not null default '' check (length(reason) <= 64),
  reason_text text not null default '' check (length(reason_text) <= 2000),
  auto_accepted boolean not null default false,
  created_at timestamptz not null default app_now(),
  updated_at timestamptz not null default app_now(),
  sent_at timestamptz,
  accepted_at timestamptz,
  ended_at timestamptz,
  -- Who acted last, as both sides can read it.
  acted_org uuid not null,
  acted_by uuid,
  acted_name text not null check (length(acted_name) <= 128),
  primary key (bucket, org_id, id)
);
call make_shared_table('order_record', 'select, insert, update, delete', array[
  'status', 'version', 'started_at', 'estimated_on', 'proposed_on', 'counterpart_card', 'reason', 'reason_text',
  'auto_accepted', 'updated_at', 'accepted_at', 'ended_at', 'acted_org', 'acted_by', 'acted_name']);
create unique index order_record_code on order_record (code);
-- Work on a case is under way once at most.
create unique index order_record_one_open on order_record (org_id, case_id)
  where status in ('pending', 'accepted', 'ready', 'shipped');
create index order_record_of_home on order_record (org_id, created_at desc, id desc) include (counterpart, status);
create index order_record_of_counterpart on order_record (counterpart, sent_at desc, id desc) include (org_id, status);
create index order_record_of_case on order_record (org_id, case_id, created_at desc, id desc);

-- What the clinic wants to send, for as long as it can be changed. Never the lab's to read.
create table order_plan (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  order_id uuid not null,
  lab uuid,
  type text not null check (type in ('designAndMake', 'designOnly', 'makeOnly', 'remake', 'repair')),
  shares_name boolean not null,
  by_parcel boolean not null,
  requested_on date,
  dentist_id uuid,
  signature smallint not null default 1 check (signature between 1 and 3),
  note text not null default '' check (length(note) <= 2000),
  -- The works that are ordered, by their places in the prescription; and the files that go with them.
  works jsonb not null check (octet_length(works::text) <= 32768),
  files uuid[] not null,
  version integer not null default 1,
  created_by uuid not null,
  release_asked_at timestamptz,
  release_asked_by uuid,
  returned_reason text not null default '' check (length(returned_reason) <= 2000),
  -- Opened since the order came back: whoever sends it again has seen why.
  checked_at timestamptz,
  -- What the case was before the order was sent.
  case_before text,
  primary key (bucket, org_id, order_id),
  foreign key (bucket, org_id, order_id) references order_record (bucket, org_id, id) on delete cascade,
  foreign key (bucket, org_id, created_by) references member (bucket, org_id, user_code)
);
call make_tenant_table('order_plan', 'select, insert, update, delete');

-- Pictures and papers that were added to an order and are not of its case.
create table order_attachment (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  order_id uuid not null,
  file_id uuid not null,
  added_at timestamptz not null default app_now(),
  primary key (bucket, org_id, file_id),
  foreign key (bucket, org_id, order_id) references order_record (bucket, org_id, id) on delete cascade,
  foreign key (bucket, org_id, file_id) references file (bucket, org_id, id)
);
call make_tenant_table('order_attachment', 'select, insert, delete');
create index order_attachment_of_order on order_attachment (org_id, order_id, added_at);

-- What was sent, once a revision: a copy, not a look at the case.
create table order_revision (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  counterpart uuid not null,
  order_id uuid not null,
  revision integer not null,
  attempt integer not null,
  -- As the contract's Prescription has it.
  prescription jsonb not null check (octet_length(prescription::text) <= 131072),
  -- Name, number and birth date of the patient as shared, name of the case, dentist with registration number.
  person jsonb not null check (octet_length(person::text) <= 4096),
  type text not null,
  requested_on date not null,
  is_rush boolean not null,
  by_parcel boolean not null,
  note text not null check (length(note) <= 2000),
  -- The picture with its key, whose it is, and who signed; empty where nobody could.
  signature_file uuid,
  signature jsonb check (octet_length(signature::text) <= 2048),
  sent_by_name text not null,
  sent_at timestamptz not null default app_now(),
  opened_at timestamptz,
  opened_by_name text,
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, order_id) references order_record (bucket, org_id, id),
  foreign key (bucket, org_id, signature_file) references file (bucket, org_id, id)
);
call make_shared_table('order_revision', 'select, insert, update', array['opened_at', 'opened_by_name']);
create unique index order_revision_number on order_revision (org_id, order_id, revision);

-- Which files the lab may read, with the keys to sign by.
create table order_grant (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  counterpart uuid not null,
  order_id uuid not null,
  revision integer not null,
  attempt integer not null,
  file_id uuid not null,
  -- The same while the grant is live: it keeps the file from being swept.
  held_file uuid,
  kind text not null,
  role text not null,
  -- What the lab reads, which is not always what the clinic calls it.
  name text not null check (length(name) <= 255),
  size bigint not null,
  content_type text,
  -- Empty until the copy without texts is made, where the patient's name is not shared.
  content_key text,
  -- What it is looked at by, as the contract's Drawable without its address.
  looks jsonb not null check (octet_length(looks::text) <= 32768),
  granted_at timestamptz not null default app_now(),
  ended_at timestamptz,
  downloaded_at timestamptz,
  downloaded_by_name text,
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, order_id) references order_record (bucket, org_id, id),
  foreign key (bucket, org_id, held_file) references file (bucket, org_id, id)
);
call make_shared_table('order_grant', 'select, insert, update',
  array['held_file', 'ended_at', 'downloaded_at', 'downloaded_by_name']);
create index order_grant_of_order on order_grant (org_id, order_id, granted_at) include (counterpart);
create index order_grant_held on order_grant (org_id, held_file) where held_file is not null;

-- Margin lines and pins that went with the order. Those that come later belong to both.
create table order_mark (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  counterpart uuid not null,
  order_id uuid not null,
  attempt integer not null,
  shape jsonb not null check (octet_length(shape::text) <= 262144),
  made_org uuid not null,
  made_by_name text not null,
  made_at timestamptz not null default app_now(),
  removed_at timestamptz,
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, order_id) references order_record (bucket, org_id, id)
);
call make_order_child('order_mark', 'select, insert, update', array['removed_at']);
create index order_mark_of_order on order_mark (org_id, order_id, made_at);

-- One row an action, numbered without a gap. What was done before the order was sent has no counterpart.
create table order_history (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  counterpart uuid,
  order_id uuid not null,
  version integer not null,
  action text not null,
  from_status text,
  to_status text not null,
  revision integer not null,
  done_org uuid not null,
  -- Null for a job.
  done_by uuid,
  done_by_name text not null,
  at timestamptz not null default app_now(),
  -- A reason, a date.
  detail jsonb not null default '{}' check (octet_length(detail::text) <= 16384),
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, order_id) references order_record (bucket, org_id, id) on delete cascade
);
call make_order_child('order_history', 'select, insert, delete', '{}');
create unique index order_history_version on order_history (org_id, order_id, version);

-- Who warranted that the patient has agreed: when, to which words, from where. The clinic's alone.
create table order_consent (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  order_id uuid not null,
  revision integer not null,
  text_version text not null,
  language text not null,
  given_by uuid not null,
  given_at timestamptz not null default app_now(),
  address text not null,
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, order_id) references order_record (bucket, org_id, id),
  foreign key (bucket, org_id, given_by) references member (bucket, org_id, user_code)
);
call make_tenant_table('order_consent', 'select, insert');

-- What a lab's list shows, written in the transaction of the order. It can be moved to the lab's side, and be fed by the outbox.
create table lab_order (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  -- That of the order.
  id uuid not null,
  counterpart uuid not null,
  code text not null,
  type text not null,
  status text not null,
  version integer not null,
  started_at timestamptz,
  clinic_name text not null,
  patient_name text not null,
  patient_code text not null,
  dentist_name text not null,
  prescribed jsonb not null,
  requested_on date not null,
  estimated_on date,
  is_rush boolean not null,
  by_parcel boolean not null,
  -- The technician, once somebody is assigned.
  assigned_to uuid,
  sent_at timestamptz not null,
  updated_at timestamptz not null default app_now(),
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, id) references order_record (bucket, org_id, id)
);
call make_shared_table('lab_order', 'select, insert, update',
  array['status', 'version', 'started_at', 'estimated_on', 'assigned_to', 'updated_at']);
create index lab_order_of_counterpart on lab_order (counterpart, sent_at desc, id desc) include (org_id, status);
create index lab_order_of_home on lab_order (org_id, sent_at desc, id desc) include (counterpart);
