import type { OrderStatus } from '@archway/rules/order/statuses';

export interface HistoryEntry {
  version: number;
  action: string;
  from: OrderStatus | null;
  to: OrderStatus;
  isOfLab: boolean;
}

/** An order with all that hangs on it. */
export interface OrderRow {
  id: string;
  case_id: string;
  lab: string | null;
  status: OrderStatus;
  version: number;
  revision: number;
  is_started: boolean;
  ended: string | null;
  case_before: string | null;
  history: HistoryEntry[];
  revisions: number;
  consents: number;
  is_listed: boolean;
  is_list_right: boolean;
  live_grants: number;
}
