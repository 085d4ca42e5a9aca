import { cancelByLab, rejectOrder } from '@archway/contract/order/calls';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { Ban, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { StepDialogProps } from '../../step-dialog-props.ts';
import { useOrderStep } from '../../use-order-step.ts';
import { useReason } from '../../use-reason.ts';
import { OrderAbout } from './order-about.tsx';
import { ReasonFields } from './reason-fields.tsx';

/** The lab says no: a reason of the list, and what the clinic should do. */
export const RejectDialog = (props: StepDialogProps): ReactNode => <EndDialog {...props} does="reject" />;

/** The lab ends what it has accepted, in the same way. */
export const CancelByLabDialog = (props: StepDialogProps): ReactNode => (
  <EndDialog {...props} does="cancelByLab" />
);

const DOES = {
  reject: {
    call: rejectOrder,
    icon: X,
    title: 'order.reject.title',
    confirm: 'order.reject.confirm',
    done: 'order.reject.done',
  },
  cancelByLab: {
    call: cancelByLab,
    icon: Ban,
    title: 'order.cancel.title',
    confirm: 'order.cancel.button',
    done: 'order.cancel.done',
  },
} as const;

function EndDialog({ does, ...props }: StepDialogProps & { does: keyof typeof DOES }): ReactNode {
  const { detail, onClose } = props;
  const t = useText();
  const { call, icon, title, confirm, done } = DOES[does];
  const filling = useReason();
  const step = useOrderStep(call, { ...props, done: t(done) });
  const { orderId, version, orderCode: code } = detail;
  const end = (): void => {
    const why = filling.complete();
    if (why !== null) step.run({ orderId, version, ...why });
  };
  return (
    <Dialog
      title={t(title, { code })}
      confirm={t(confirm)}
      confirmIcon={icon}
      {...(does === 'cancelByLab' ? { cancel: t('order.cancel.keep') } : {})}
      danger
      busy={step.isPending}
      aside={t('order.reject.foot')}
      onConfirm={end}
      onClose={onClose}
    >
      <OrderAbout detail={detail} />
      <ReasonFields filling={filling} />
      {step.problem !== null && (
        <Note kind="error" live>
          {step.problem}
        </Note>
      )}
    </Dialog>
  );
}
