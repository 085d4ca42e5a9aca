import type { InputOf } from '@archway/contract/core/call';
import { getCase, listCases } from '@archway/contract/case/calls';
import type {
  acceptOrder,
  addFiles,
  cancelByLab,
  cancelOrder,
  completeOrder,
  correctShipping,
  rejectOrder,
  returnRelease,
  setReady,
  shipOrder,
  startProcessing,
} from '@archway/contract/order/calls';
import type {
  agreeCancel,
  answerDate,
  askCancel,
  askRedelivery,
  assignOrder,
  holdOrder,
  parcelArrived,
  proposeDate,
  refuseCancel,
  resumeOrder,
} from '@archway/contract/order/dates';
import { getOrder, listOrders } from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { useToast } from '@archway/ui/toasts';
import { useQueryClient } from '@tanstack/react-query';
import type { CallFailure } from '../../platform/call/call-failure.ts';
import { useCall } from '../../platform/call/queries.ts';
import { orderQuery } from './order.queries.ts';

type StepCall =
  | typeof agreeCancel
  | typeof answerDate
  | typeof askCancel
  | typeof askRedelivery
  | typeof assignOrder
  | typeof holdOrder
  | typeof parcelArrived
  | typeof proposeDate
  | typeof refuseCancel
  | typeof resumeOrder
  | typeof acceptOrder
  | typeof addFiles
  | typeof cancelByLab
  | typeof cancelOrder
  | typeof completeOrder
  | typeof correctShipping
  | typeof rejectOrder
  | typeof returnRelease
  | typeof setReady
  | typeof shipOrder
  | typeof startProcessing;

export interface StepOptions {
  detail: OrderDetail;
  /** Said afterwards. */
  done: string;
  onClose: () => void;
  /** Somebody was quicker: the order as they have left it. */
  onConflict: (fresh: OrderDetail) => void;
}

/** Does something with an order as it is shown, and shows it as it is then. */
export function useOrderStep<C extends StepCall>(
  call: C,
  { detail, done, onClose, onConflict }: StepOptions,
) {
  const queries = useQueryClient();
  const toast = useToast();
  const step = useCall<StepCall>(call, { refreshes: [listOrders, getCase, listCases], ignoreErrors: true });
  const show = (fresh: OrderDetail): void => {
    queries.setQueryData(orderQuery(detail.orderId).queryKey, fresh);
    void queries.invalidateQueries({ queryKey: [getOrder.path, { orderId: detail.orderId }] });
  };
  return {
    isPending: step.isPending,
    /** What keeps it from being done; the dialog shows it. */
    problem: step.error === null || isConflict(step.error) ? null : step.error.message,
    failure: step.error?.failure ?? null,
    run: (input: InputOf<C>): void =>
      step.mutate(input, {
        onSuccess: (fresh) => {
          show(fresh);
          toast.message(done);
          onClose();
        },
        onError: (error) => {
          const fresh = isConflict(error) ? freshOrder(error) : null;
          if (fresh === null) return;
          show(fresh);
          onConflict(fresh);
          onClose();
        },
      }),
  };
}

const CONFLICTS: ReadonlySet<string> = new Set(['orderStateConflict', 'orderRevisionIsNewer']);
const isConflict = ({ failure }: CallFailure): boolean => CONFLICTS.has(failure);

/** As the calls answer; a page has no schema to check it by. */
const freshOrder = ({ data }: CallFailure): OrderDetail | null => data as OrderDetail | null;
