-- Who sent an order for its dentist, as a deputy the dentist has named; empty where nobody did.
alter table order_record add deputy_name text not null default '' check (length(deputy_name) <= 128);
alter table lab_order add deputy_name text not null default '';
