import { returnRelease } from '@archway/contract/order/calls';
import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextArea } from '@archway/ui/text-area';
import { useText } from '@archway/ui/text';
import { useState, type ReactNode } from 'react';
import { useOrderStep } from '../../use-order-step.ts';
import { OrderAbout } from './order-about.tsx';
import type { StepDialogProps } from '../../step-dialog-props.ts';

/** An order whose release was asked for goes back to whoever asked, with the reason. */
export function ReturnDialog(props: StepDialogProps): ReactNode {
  const { detail, onClose } = props;
  const t = useText();
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const step = useOrderStep(returnRelease, { ...props, done: t('order.returning.done') });
  const reason = text.trim();
  const giveBack = (): void => {
    setTried(true);
    if (reason === '' || reason.length > ORDER_LIMITS.reason) return;
    step.run({ orderId: detail.orderId, version: detail.version, reason });
  };
  return (
    <Dialog
      title={t('order.returning.title')}
      confirm={t('order.returning.confirm')}
      busy={step.isPending}
      onConfirm={giveBack}
      onClose={onClose}
    >
      <OrderAbout detail={detail} />
      <TextArea
        label={t('order.returning.reason')}
        help={t('order.returning.text')}
        error={isTried && reason === '' ? t('order.returning.missing') : undefined}
        value={text}
        maxLength={ORDER_LIMITS.reason}
        onChange={setText}
      />
      {step.problem !== null && (
        <Note kind="error" live>
          {step.problem}
        </Note>
      )}
    </Dialog>
  );
}
