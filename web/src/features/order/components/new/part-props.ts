import type { CaseDetail } from '@archway/contract/case/model';
import type { OrderDetail } from '@archway/contract/order/model';
import type { OrderFilling } from '../../use-order-form.ts';

/** What each part of the form stands on. */
export interface PartProps {
  detail: CaseDetail;
  /** Null before the first save. */
  order: OrderDetail | null;
  filling: OrderFilling;
}
