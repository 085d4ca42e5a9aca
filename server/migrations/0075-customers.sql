-- What a lab knows of its customers, and counters of what happens between two organizations.

-- How often something happened with a partner on a day, by who of the organization did it. Kept by events, and recounted at night from
-- the history of orders (docs/decisions/0073).
create table counter_day (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  -- The other organization.
  partner uuid not null,
  -- All zeros where nobody of the organization did it: the other side, or a job.
  member uuid not null default '00000000-0000-0000-0000-000000000000',
  -- Where the organization is.
  day date not null,
  -- Orders that came to the lab for the first time, and how many of them make a work once more.
  received integer not null default 0,
  remakes integer not null default 0,
  accepted integer not null default 0,
  rejected integer not null default 0,
  canceled integer not null default 0,
  completed integer not null default 0,
  -- Accepted or rejected, and how long that took together.
  answers integer not null default 0,
  answer_seconds bigint not null default 0,
  primary key (bucket, org_id, partner, member, day)
);
call make_tenant_table('counter_day', 'select, insert, update, delete');
create index counter_day_by_day on counter_day (org_id, day);

-- Which entries of the history are in the counters: each counts once, however often its event arrives.
create table counter_entry (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  entry_id uuid not null,
  counted_at timestamptz not null default app_now(),
  primary key (bucket, org_id, entry_id)
);
call make_tenant_table('counter_entry', 'select, insert');
grant select, delete on counter_entry to archway_definer;

-- What is counted, by either side, from a day on.
create index order_history_counted on order_history (org_id, at) include (counterpart)
  where action in ('send', 'release', 'accept', 'autoAccept', 'reject', 'cancel', 'agreeCancel', 'complete', 'autoComplete');
create index order_history_counted_of_lab on order_history (counterpart, at) include (org_id)
  where action in ('send', 'release', 'accept', 'autoAccept', 'reject', 'cancel', 'agreeCancel', 'complete', 'autoComplete');

alter table order_history no force row level security;
alter table order_record no force row level security;
alter table organization no force row level security;
alter table counter_day no force row level security;
alter table order_history disable trigger guard_shared_row;
update order_history h set detail = h.detail || jsonb_strip_nulls(jsonb_build_object(
  'isNewToLab', true, 'isRemake', case when o.remake_cause is not null then true end))
from order_record o
where o.bucket = h.bucket and o.org_id = h.org_id and o.id = h.order_id
  and h.action in ('send', 'release') and h.from_status = 'notSent' and h.counterpart is not null;
alter table order_history enable trigger guard_shared_row;
insert into counter_day (org_id, partner, member, day, received, remakes, accepted, rejected, canceled, completed, answers,
  answer_seconds)
select e.org_id, e.partner, e.member, e.day,
  count(*) filter (where e.action in ('send', 'release') and e.detail ? 'isNewToLab'),
  count(*) filter (where e.action in ('send', 'release') and e.detail ? 'isRemake'),
  count(*) filter (where e.action in ('accept', 'autoAccept')),
  count(*) filter (where e.action = 'reject'),
  count(*) filter (where e.action in ('cancel', 'agreeCancel')),
  count(*) filter (where e.action in ('complete', 'autoComplete')),
  count(e.answer_seconds), coalesce(sum(e.answer_seconds), 0)
from (
  select side.org_id, side.partner, h.action, h.detail,
    coalesce(case when h.done_org = side.org_id then h.done_by end, '00000000-0000-0000-0000-000000000000') as member,
    (h.at at time zone coalesce(nullif(g.time_zone, ''), 'UTC'))::date as day,
    case when h.action in ('accept', 'autoAccept', 'reject') then
      (select extract(epoch from h.at - max(s.at))::bigint from order_history s
       where s.order_id = h.order_id and s.org_id = h.org_id and s.counterpart = h.counterpart
         and s.action in ('send', 'release') and s.version < h.version) end as answer_seconds
  from order_history h
    cross join lateral (values (h.org_id, h.counterpart), (h.counterpart, h.org_id)) side (org_id, partner)
    join organization g on g.org_id = side.org_id and g.bucket = org_bucket(side.org_id)
  where h.counterpart is not null and h.action in
    ('send', 'release', 'accept', 'autoAccept', 'reject', 'cancel', 'agreeCancel', 'complete', 'autoComplete')) e
group by e.org_id, e.partner, e.member, e.day;
alter table counter_day force row level security;
alter table organization force row level security;
alter table order_record force row level security;
alter table order_history force row level security;

-- How a clinic likes its work, as the lab has noted it and the clinic has corrected it; both read it on every order.
alter table partnership
  add likes jsonb not null default '{}' check (octet_length(likes::text) <= 8192),
  add likes_version integer not null default 0,
  add likes_org uuid,
  add likes_name text not null default '' check (length(likes_name) <= 128),
  add likes_at timestamptz,
  -- Since when what the clinic sends is accepted at once; empty while it is not.
  add auto_accept_since timestamptz;
call share_columns('partnership', array[
  'status', 'accepted_at', 'rejected_at', 'canceled_at', 'terminated_at', 'auto_accept', 'auto_accept_since', 'days_on_way',
  'counterpart_card', 'acted_org', 'acted_by', 'acted_name', 'version',
  'likes', 'likes_version', 'likes_org', 'likes_name', 'likes_at']);

-- The lab's alone: what it notes about a clinic.
create table customer_note (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  clinic uuid not null,
  text text not null check (length(text) <= 2000),
  version integer not null default 1,
  saved_by uuid not null,
  saved_at timestamptz not null default app_now(),
  primary key (bucket, org_id, clinic),
  foreign key (bucket, org_id, saved_by) references member (bucket, org_id, user_code)
);
call make_tenant_table('customer_note', 'select, insert, update');

-- Which of the lab's contacts work at a clinic.
create table customer_contact (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  clinic uuid not null,
  contact_id uuid not null,
  linked_at timestamptz not null default app_now(),
  primary key (bucket, org_id, clinic, contact_id),
  foreign key (bucket, org_id, contact_id) references contact (bucket, org_id, id) on delete cascade
);
call make_tenant_table('customer_contact', 'select, insert, delete');
create index customer_contact_of_contact on customer_contact (bucket, org_id, contact_id);
