-- Which clinic works with which lab, how they found each other, and what each knows of the other.

alter table organization
  -- Found in the directory by organizations of the other kind. Nobody is who has not said so.
  add column listed boolean not null default false,
  -- The brand a lab is certified for, by whoever made the devices; empty for none.
  add column certified_as text not null default '' check (length(certified_as) <= 64),
  add column certified_color text not null default '' check (certified_color ~ '^(#[0-9a-f]{6})?$');

-- A partnership is at home with the clinic; the lab is its counterpart. One that has ended stays as it ended: who begins
-- anew makes a new row.
create table partnership (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  counterpart uuid not null check (counterpart <> org_id),
  status smallint not null check (status in (-2, 0, 1, 2, 3, 4)),
  -- Which of the two asked.
  applied_by text not null check (applied_by in ('home', 'counterpart')),
  applied_at timestamptz not null default app_now(),
  accepted_at timestamptz,
  rejected_at timestamptz,
  canceled_at timestamptz,
  terminated_at timestamptz,
  -- The lab's switch: what this clinic sends is accepted at once.
  auto_accept boolean not null default false,
  -- What each says of itself, kept by its own side.
  home_card jsonb not null check (octet_length(home_card::text) <= 4096),
  counterpart_card jsonb not null check (octet_length(counterpart_card::text) <= 4096),
  -- Who acted last, as both sides can read it.
  acted_org uuid not null,
  acted_by uuid not null,
  acted_name text not null check (length(acted_name) <= 128),
  version integer not null default 1,
  primary key (bucket, org_id, id)
);
call make_shared_table('partnership', 'select, insert, update', array[
  'status', 'accepted_at', 'rejected_at', 'canceled_at', 'terminated_at', 'auto_accept', 'counterpart_card',
  'acted_org', 'acted_by', 'acted_name', 'version']);
create unique index partnership_one_live on partnership (org_id, counterpart) where status in (0, 1);
create index partnership_of_home on partnership (org_id, applied_at desc, id desc) include (counterpart, status);
create index partnership_of_counterpart on partnership (counterpart, applied_at desc, id desc)
  include (org_id, status);

-- A code is known by its hash alone: its text is told once, to who makes it.
create table partner_code (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  hash bytea not null,
  made_by uuid not null,
  made_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Whose code it became, and when it was taken back.
  used_org uuid,
  withdrawn_at timestamptz,
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, made_by) references member (bucket, org_id, user_code)
);
call make_tenant_table('partner_code', 'select, insert, update');
create unique index partner_code_by_hash on partner_code (hash);

-- What an organization tells of itself to whoever may know it at all.
create function card_of(o organization) returns jsonb
  language sql stable parallel safe
  return jsonb_build_object(
    'name', o.name, 'city', o.city, 'country', o.country,
    'certifiedAs', o.certified_as, 'certifiedColor', o.certified_color);

-- Whose live code this is, for who types it: its name and place.
grant select on organization to archway_definer;
grant select, update on partner_code to archway_definer;
grant select, insert on partnership to archway_definer;
create function find_partner_code(code_hash bytea) returns table (org_id uuid, type smallint, card jsonb)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select o.org_id, o.type, card_of(o)
  from partner_code c join organization o on o.org_id = c.org_id and o.bucket = c.bucket
  where c.hash = code_hash and c.used_at is null and c.withdrawn_at is null and c.expires_at > app_now()
    and o.status = 1;
$$;
call make_definer_function('find_partner_code(bytea)', 'archway_app');

-- Uses the code up for the organization that acts: once, and only by one of the other kind.
create function use_partner_code(code_hash bytea) returns table (org_id uuid, card jsonb)
  language sql security definer set search_path = pg_catalog, public as $$
  with used as (
    update partner_code c set used_at = app_now(), used_org = app_org()
    from organization o, organization mine
    where c.hash = code_hash and c.used_at is null and c.withdrawn_at is null and c.expires_at > app_now()
      and o.org_id = c.org_id and o.bucket = c.bucket and o.status = 1
      and mine.org_id = app_org() and mine.bucket = org_bucket(app_org())
      and (mine.type, o.type) in ((2, 3), (3, 2)) and o.region is not distinct from mine.region
    returning o)
  select (o).org_id, card_of(o) from used;
$$;
call make_definer_function('use_partner_code(bytea)', 'archway_app');

-- The directory: organizations of the other kind that want to be found, twenty at a time. Nothing of them but the card.
create function find_listed(wanted text, in_city text, in_country text, only_certified boolean, after_name text, after_id uuid)
  returns table (org_id uuid, card jsonb)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select o.org_id, card_of(o)
  from organization o, organization mine
  where mine.org_id = app_org() and mine.bucket = org_bucket(app_org())
    and o.listed and o.status = 1 and (mine.type, o.type) in ((2, 3), (3, 2))
    -- A case never leaves its region, so partners are of one.
    and o.region is not distinct from mine.region
    and (wanted = '' or fold_text(o.name) like part_of(wanted))
    and (in_city = '' or fold_text(o.city) = fold_text(in_city))
    and (in_country = '' or o.country = in_country)
    and (not only_certified or o.certified_as <> '')
    and (o.name, o.org_id) > (after_name, after_id)
  order by o.name, o.org_id limit 21;
$$;
call make_definer_function('find_listed(text,text,text,boolean,text,uuid)', 'archway_app');
create index organization_listed on organization (type, name, org_id) where listed;

-- Whether an organization may be asked by the one that acts: it is listed, works, and is of the other kind.
create function card_of_listed(asked uuid) returns jsonb
  language sql stable security definer set search_path = pg_catalog, public as $$
  select card_of(o) from organization o, organization mine
  where o.org_id = asked and o.bucket = org_bucket(asked) and o.listed and o.status = 1
    and mine.org_id = app_org() and mine.bucket = org_bucket(app_org())
    and (mine.type, o.type) in ((2, 3), (3, 2)) and o.region is not distinct from mine.region;
$$;
call make_definer_function('card_of_listed(uuid)', 'archway_app');

-- A lab adds a row whose home is a clinic: as its counterpart, for itself, with its own card. To apply, the clinic must be in
-- the directory; to be partners at once, the lab must have used up a code of the clinic in the same transaction.
create function join_partnership(home uuid, new_id uuid, new_status smallint, their_card jsonb, own_card jsonb,
    actor uuid, actor_name text) returns boolean
  language sql security definer set search_path = pg_catalog, public as $$
  insert into partnership (org_id, id, counterpart, status, applied_by, accepted_at, home_card, counterpart_card,
    acted_org, acted_by, acted_name)
  select o.org_id, new_id, app_org(), new_status, 'counterpart', case new_status when 1 then app_now() end,
    their_card, own_card, app_org(), actor, actor_name
  from organization o, organization mine
  where o.org_id = home and o.bucket = org_bucket(home) and o.type = 2 and o.status = 1
    and mine.org_id = app_org() and mine.bucket = org_bucket(app_org()) and mine.type = 3
    and case new_status
      when 0 then o.listed and o.region is not distinct from mine.region
      when 1 then exists (
        select from partner_code c where c.org_id = home and c.bucket = org_bucket(home)
          and c.used_org = app_org() and c.used_at = app_now())
      else false end
  on conflict do nothing
  returning true;
$$;
call make_definer_function('join_partnership(uuid,uuid,smallint,jsonb,jsonb,uuid,text)', 'archway_app');
