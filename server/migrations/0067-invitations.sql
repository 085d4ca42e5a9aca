-- Invitations of clinics to labs that have no account yet, by mail.

create table partner_invitation (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  email text not null check (length(email) <= 254),
  -- The address as mailboxes compare it.
  folded text not null generated always as (lower(normalize(email, NFKC))) stored,
  message text not null default '' check (length(message) <= 500),
  status smallint not null default 0 check (status between 0 and 4),
  invited_by uuid not null,
  made_at timestamptz not null default app_now(),
  -- Of the newest link: how many there were before, and until when it works.
  sendings integer not null default 1,
  sent_at timestamptz not null default app_now(),
  expires_at timestamptz not null,
  reminded_at timestamptz,
  opened_at timestamptz,
  canceled_at timestamptz,
  answered_at timestamptz,
  -- The lab that has registered.
  became uuid,
  version integer not null default 1,
  primary key (bucket, org_id, id),
  foreign key (bucket, org_id, invited_by) references member (bucket, org_id, user_code)
);
call make_tenant_table('partner_invitation', 'select, insert, update');
create unique index partner_invitation_one_live on partner_invitation (org_id, folded) where status in (0, 1);
create index partner_invitation_by_age on partner_invitation (org_id, made_at desc, id desc);
create index partner_invitation_by_address on partner_invitation (folded) where status in (0, 1);

-- What the mails of an invitation carry, known by its hash alone. Links that were replaced stay: who got them can still say
-- that they want no more.
create table partner_invitation_link (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  hash bytea not null,
  invitation_id uuid not null,
  -- Of which sending it is.
  sending integer not null,
  primary key (bucket, org_id, hash),
  foreign key (bucket, org_id, invitation_id) references partner_invitation (bucket, org_id, id)
);
call make_tenant_table('partner_invitation_link', 'select, insert');
create unique index partner_invitation_link_by_hash on partner_invitation_link (hash);

-- Each try counts toward what a clinic may invite in a day, whatever came of it.
create table partner_invitation_try (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  id uuid not null,
  tried_at timestamptz not null default app_now(),
  primary key (bucket, org_id, id)
);
call make_tenant_table('partner_invitation_try', 'select, insert');
create index partner_invitation_try_by_age on partner_invitation_try (org_id, tried_at);
grant select, delete on partner_invitation_try to archway_definer;

-- Addresses that want no more invitations, of whatever clinic. They are the site's rows, and only hashes.
create table partner_invitation_stop (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  address_hash bytea not null,
  stopped_at timestamptz not null default app_now(),
  primary key (bucket, org_id, address_hash)
);
call make_tenant_table('partner_invitation_stop', 'select, insert');

-- Whose invitation a mailed link is, for who has it: to which address, and whether it can still be followed.
grant select on partner_invitation, partner_invitation_link to archway_definer;
create function find_partner_invitation(link_hash bytea)
  returns table (org_id uuid, invitation_id uuid, email text, works boolean)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select i.org_id, i.id, i.email,
    i.status in (0, 1) and i.expires_at > app_now() and l.sending = i.sendings and o.status = 1
  from partner_invitation_link l
    join partner_invitation i on i.bucket = l.bucket and i.org_id = l.org_id and i.id = l.invitation_id
    join organization o on o.bucket = l.bucket and o.org_id = l.org_id
  where l.hash = link_hash;
$$;
call make_definer_function('find_partner_invitation(bytea)', 'archway_app');

-- The live invitations to the lab that acts: to addresses that its administrators have confirmed. Who invites, and nothing else.
create function find_invitations_to_own() returns table (org_id uuid, invitation_id uuid)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select distinct i.org_id, i.id
  from organization mine
    join member m on m.bucket = mine.bucket and m.org_id = mine.org_id and m.email_verified and m.deleted_at is null
    join role r on r.bucket = m.bucket and r.org_id = m.org_id and r.id = m.role_id and r.protected
    join partner_invitation i on i.folded = lower(normalize(m.email, NFKC)) and i.status in (0, 1)
    join organization o on o.bucket = i.bucket and o.org_id = i.org_id
  where mine.org_id = app_org() and mine.bucket = org_bucket(app_org()) and mine.type = 3
    and i.expires_at > app_now() and o.status = 1 and o.region is not distinct from mine.region
  limit 100;
$$;
call make_definer_function('find_invitations_to_own()', 'archway_app');

-- The hash of the code or link that somebody registers with, until the account is activated; and what came of it.
alter table registration_request add column invited_with bytea;
alter table organization
  add column invited_with bytea,
  add column invitation_end text not null default '' check (invitation_end in ('', 'partner', 'over'));
