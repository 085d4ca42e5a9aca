import { correctShipping, shipOrder } from '@archway/contract/order/calls';
import { useText } from '@archway/ui/text';
import type { StepDialogProps } from './step-dialog-props.ts';
import { useOrderStep } from './use-order-step.ts';
import { useParcel } from './use-parcel.ts';
import { useWay } from './use-way.ts';

/** How a work leaves its lab, or what was said of it is corrected. */
export function useShipping({ isCorrection, ...props }: StepDialogProps & { isCorrection: boolean }) {
  const { detail } = props;
  const t = useText();
  const parcel = useParcel({ way: useWay(detail), before: isCorrection ? detail.shipping : null });
  const done = t(isCorrection ? 'order.correct.done' : 'order.ship.done');
  const { run, isPending, problem } = useOrderStep(isCorrection ? correctShipping : shipOrder, {
    ...props,
    done,
  });
  return {
    parcel,
    isPending,
    problem,
    ship: (): void => {
      const shipping = parcel.complete();
      const { orderId, version } = detail;
      if (shipping !== null) run({ orderId, version, ...shipping });
    },
  };
}
