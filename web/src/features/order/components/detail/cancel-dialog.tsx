import { cancelOrder } from '@archway/contract/order/calls';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useOrderStep } from '../../use-order-step.ts';
import { OrderAbout } from './order-about.tsx';
import type { StepDialogProps } from '../../step-dialog-props.ts';

/** The clinic takes back what the lab has not answered. */
export function CancelDialog(props: StepDialogProps): ReactNode {
  const { detail, onClose } = props;
  const t = useText();
  const step = useOrderStep(cancelOrder, { ...props, done: t('order.cancel.done') });
  const { orderId, version, orderCode: code, lab } = detail;
  return (
    <Dialog
      title={t('order.cancel.title', { code })}
      confirm={t('order.cancel.button')}
      cancel={t('order.cancel.keep')}
      danger
      busy={step.isPending}
      onConfirm={() => step.run({ orderId, version })}
      onClose={onClose}
    >
      <OrderAbout detail={detail} />
      <p>{t('order.cancel.text', { lab: lab?.name ?? '' })}</p>
      {step.problem !== null && (
        <Note kind="error" live>
          {step.problem}
        </Note>
      )}
    </Dialog>
  );
}
