-- What is printed of orders, and the tray in which a lab keeps a work.

-- Who asked for which papers, and where they are once they are made. Rows and papers go after a week.
create table order_print (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  asked_by uuid not null,
  kind text not null check (kind in ('prescription', 'label')),
  size text not null check (size in ('A4', 'Letter', 'roll')),
  language text not null,
  numbering text not null check (numbering in ('fdi', 'universal')),
  order_ids uuid[] not null check (cardinality(order_ids) between 1 and 200),
  state text not null default 'making' check (state in ('making', 'made', 'failed')),
  -- Of all that the paper says: the same is not made twice. The time of printing is not part of it, its day is.
  said bytea,
  content_key text,
  bytes integer,
  created_at timestamptz not null default app_now(),
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, asked_by) references member (bucket, org_id, user_code),
  constraint order_print_made check ((state = 'made') = (content_key is not null))
);
call make_tenant_table('order_print', 'select, insert, update');
grant select, delete on order_print to archway_definer;
create index order_print_said on order_print (org_id, asked_by, said) where state = 'made';
create index order_print_of_day on order_print (org_id, created_at);

-- A lab's own: its clinics never read where a work stands. A tray that is taken from an order that has ended goes to the next one.
create table order_tray (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  order_id uuid not null,
  -- What may be typed is shorter, and the contract's to say.
  tray text not null check (length(tray) between 1 and 32),
  -- As it is compared and searched: without regard to case and accents.
  folded text not null generated always as (fold_text(tray)) stored,
  set_at timestamptz not null default app_now(),
  primary key (bucket, org_id, order_id)
);
call make_tenant_table('order_tray', 'select, insert, update, delete');
create unique index order_tray_one on order_tray (bucket, org_id, folded);
