import type { OrderDetail } from '@archway/contract/order/model';

export interface StepDialogProps {
  /** As the page shows it. */
  detail: OrderDetail;
  onClose: () => void;
  /** Somebody was quicker: the order as they have left it. */
  onConflict: (fresh: OrderDetail) => void;
}
