import { correctShipping, shipOrder } from '@archway/contract/order/calls';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState } from 'react';
import { useBatch, type BatchResult } from './batch/use-batch.ts';
import type { StepDialogProps } from './step-dialog-props.ts';
import { useOrderStep } from './use-order-step.ts';
import { useParcel } from './use-parcel.ts';
import { rowOf, useSameParcel } from './use-same-parcel.ts';
import { useWay } from './use-way.ts';

/** How a work leaves its lab, alone or with others of its clinic; or what was said of it is corrected. */
export function useShipping({ isCorrection, ...props }: StepDialogProps & { isCorrection: boolean }) {
  const { detail } = props;
  const t = useText();
  const parcel = useParcel({ way: useWay(detail), before: isCorrection ? detail.shipping : null });
  const done = t(isCorrection ? 'order.correct.done' : 'order.ship.done');
  const alone = useOrderStep(isCorrection ? correctShipping : shipOrder, { ...props, done });
  const together = useSameParcel(detail, !isCorrection);
  const all = useShipMany(detail, together, props.onClose);
  const count = 1 + together.taken.length;
  return {
    parcel,
    together,
    /** How many leave in the parcel. */
    count,
    isPending: alone.isPending || all.isPending,
    problem: alone.problem ?? all.problem,
    result: all.result,
    again: (): void => {
      const shipping = parcel.complete();
      if (shipping !== null) all.again(shipping);
    },
    ship: (): void => {
      const shipping = parcel.complete();
      const { orderId, version } = detail;
      if (shipping === null) return;
      if (count > 1) all.run(shipping);
      else alone.run({ orderId, version, ...shipping });
    },
  };
}

/** Several at once: each is answered by itself, and what could not leave is named. */
function useShipMany(
  detail: StepDialogProps['detail'],
  { offered, taken }: ReturnType<typeof useSameParcel>,
  onClose: () => void,
) {
  const t = useText();
  const toast = useToast();
  const [result, show] = useState<BatchResult | null>(null);
  const own = rowOf(detail);
  const batch = useBatch('ship', [own, ...taken], (answer) => {
    if (answer.failed.length > 0) return show(answer);
    toast.message(t('order.batch.ship.done', { count: answer.done.length }));
    onClose();
  });
  return {
    ...batch,
    result,
    /** Those that failed, as they are now. */
    again: (shipping: Parameters<typeof batch.run>[0]): void => {
      const now = new Map([own, ...offered].map((row) => [row.orderId, row]));
      const failed = result?.failed.flatMap(({ row }) => now.get(row.orderId) ?? row) ?? [];
      batch.run(shipping, failed);
    },
  };
}
