-- How many mails of some kinds a mailbox got within the hour, from whichever organization and however it was spelled.
-- It answers a number only. The lock ends with the transaction: of two who mail one address at the same time the
-- second counts the first.
create index mail_by_recipient on mail (lower(normalize(recipient, NFKC)), created_at);
create function count_mails_to(address text, kinds text[]) returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, public as $$
declare
  folded constant text := lower(normalize(address, NFKC));
begin
  perform pg_advisory_xact_lock(hashtextextended('mail:' || folded, 0));
  return (
    select count(*)::integer from mail m
    where lower(normalize(m.recipient, NFKC)) = folded and m.template = any (kinds)
      and m.created_at > app_now() - interval '1 hour');
end $$;
call make_definer_function('count_mails_to(text, text[])', 'archway_app');
