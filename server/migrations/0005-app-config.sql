-- What the web app must know before anybody has signed in; edited by the site's operators.
create table app_config (
  org_id uuid not null,
  bucket smallint not null generated always as (org_bucket(org_id)) stored,
  appmanager text not null,
  app_name text not null,
  page_tag_name text not null,
  is_international_site boolean not null,
  copyright text not null,
  default_theme text not null check (default_theme in ('light', 'dark')),
  support_url text not null,
  register_show_version smallint not null check (register_show_version in (1, 2)),
  agreement jsonb not null,
  primary key (bucket, org_id, appmanager)
);
call make_tenant_table('app_config', 'select, update');

-- Row-level security is forced on the owner too, so the first row is written as the site's own organization.
select set_config('app.org_id', '00000000-0000-7000-8000-000000000001', true);
insert into app_config (org_id, appmanager, app_name, page_tag_name, is_international_site, copyright, default_theme,
                        support_url, register_show_version, agreement)
values (app_org(), 'archway', 'Archway', 'Archway', true, '© 2026 Archway', 'light', '/help', 2, '{
  "privacy":     {"version": "2026-11-01", "url": "/agreements/privacy"},
  "cookie":      {"version": "2026-11-01", "url": "/agreements/cookie"},
  "terms":       {"version": "2026-11-01", "url": "/agreements/terms"},
  "processing":  {"version": "2026-11-01", "url": "/agreements/processing"},
  "improvement": {"version": "2026-11-01", "url": "/agreements/improvement"}}');
