-- The prescription of a case can be printed before there is an order for it.
alter table order_print
  add case_id uuid,
  drop constraint order_print_order_ids_check,
  add constraint order_print_of check (cardinality(order_ids) between case when case_id is null then 1 else 0 end and
    case when case_id is null then 200 else 0 end);
