-- What a lab's list shows of an order, so that it can be accepted there as it was seen.
alter table lab_order add revision integer not null default 1;
alter table lab_order no force row level security;
alter table order_record no force row level security;
alter table lab_order disable trigger guard_shared_row;
update lab_order l set revision = o.revision
from order_record o where o.bucket = l.bucket and o.org_id = l.org_id and o.id = l.id and o.revision <> l.revision;
alter table lab_order enable trigger guard_shared_row;

-- The lab an order was sent to, or is planned for: a clinic asks for the orders of one, and most of those it has are others'.
alter table order_record add with_lab uuid;
alter table order_plan no force row level security;
alter table order_record disable trigger guard_shared_row;
update order_record o set with_lab = p.lab from order_plan p
where p.bucket = o.bucket and p.org_id = o.org_id and p.order_id = o.id and p.lab is not null;
alter table order_record enable trigger guard_shared_row;
alter table order_plan force row level security;
drop index order_record_by_lab;
create index order_record_by_lab on order_record (org_id, with_lab, created_at desc, id desc)
  include (counterpart, state, listed_at);
alter table order_record force row level security;
alter table lab_order force row level security;

-- What hangs on an order is looked for by either side, and by the order: its id is one of a kind, whoever asks.
drop index order_record_of_lab, order_grant_of_order, order_mark_of_order, order_attachment_of_order;
create index order_record_by_id on order_record (id) include (org_id, counterpart);
create index order_grant_of_order on order_grant (order_id, granted_at, id) include (org_id, counterpart);
create index order_mark_of_order on order_mark (order_id, made_at, id) include (org_id, counterpart);
create index order_attachment_of_order on order_attachment (order_id, added_at, file_id) include (org_id);
drop index order_revision_number;
create unique index order_revision_number on order_revision (order_id, revision, org_id) include (counterpart);
drop index order_history_version;
create unique index order_history_version on order_history (order_id, version, org_id) include (counterpart);

-- Lists begin at their newest, where little has ended: by its end all of it would be read first.
drop index order_record_by_end, lab_order_by_end;

-- A lab finds its orders as all others find theirs, see make_search: 200,000 are too many to be read for some letters.
drop index lab_order_searched;
create index lab_order_searched on lab_order using gin (counterpart, searched gin_trgm_ops);
grant create on schema public to archway_definer;
create view lab_order_found as
  select counterpart as org_id, bucket, id, searched from lab_order where counterpart = app_org();
grant select on lab_order to archway_definer;
alter view lab_order_found owner to archway_definer;
grant select on lab_order_found to archway_app;
revoke create on schema public from archway_definer;

-- That an organization has one bucket is known of tables with one owner since 0051. Without it, the orders of a case were looked for
-- through all orders of the clinic.
do $$
declare
  shared_table text;
begin
  for shared_table in
    select distinct c.relname from pg_class c join pg_trigger t on t.tgrelid = c.oid and t.tgname = 'guard_shared_row'
    where c.relnamespace = 'public'::regnamespace
  loop
    execute format('create statistics %I (dependencies) on bucket, org_id from %I', shared_table || '_tenant', shared_table);
    execute format('analyze %I', shared_table);
  end loop;
end $$;

create or replace procedure make_shared_table(target regclass, app_privileges text, counterpart_columns text[])
  language plpgsql as $$
declare
  shown constant text :=
    'case when org_id = (select app_org()) then true else counterpart = (select app_org()) end';
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy tenant on %s using (%s) with check (%s)', target, shown, shown);
  execute format('grant %s on %s to archway_app', app_privileges, target);
  execute format('create statistics %I (dependencies) on bucket, org_id from %s', target || '_tenant', target);
  execute format('create trigger guard_shared_row before insert or update or delete on %s
    for each row execute function guard_shared_row(%s)', target,
    (select string_agg(quote_literal(name), ', ') from unnest(counterpart_columns) name));
end $$;
