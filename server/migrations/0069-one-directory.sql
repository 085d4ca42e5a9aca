-- One function tells of the directory, whether of many or of the one that is asked: each that crosses organizations is one more
-- to review.
drop function card_of_listed(uuid);
drop function find_listed(text, text, text, boolean, text, uuid);

create function find_listed(wanted text, in_city text, in_country text, only_certified boolean, after_name text,
    after_id uuid, asked uuid)
  returns table (org_id uuid, card jsonb)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select o.org_id, card_of(o)
  from organization o, organization mine
  where mine.org_id = app_org() and mine.bucket = org_bucket(app_org())
    and (asked is null or (o.org_id = asked and o.bucket = org_bucket(asked)))
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
call make_definer_function('find_listed(text,text,text,boolean,text,uuid,uuid)', 'archway_app');
