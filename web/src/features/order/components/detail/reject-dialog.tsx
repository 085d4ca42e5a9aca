import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { rejectOrder } from '@archway/contract/order/calls';
import { REJECT_REASONS, type RejectReason } from '@archway/rules/order/statuses';
import { ChoiceList } from '@archway/ui/choice-list';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextArea } from '@archway/ui/text-area';
import { useText } from '@archway/ui/text';
import { X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { REASONS } from '../../history-words.ts';
import { useOrderStep } from '../../use-order-step.ts';
import { OrderAbout } from './order-about.tsx';
import type { StepDialogProps } from '../../step-dialog-props.ts';

/** The lab says no: a reason of the list, and what the clinic should do. */
export function RejectDialog(props: StepDialogProps): ReactNode {
  const { detail, onClose } = props;
  const t = useText();
  const [reason, setReason] = useState<RejectReason | ''>('');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const step = useOrderStep(rejectOrder, { ...props, done: t('order.reject.done') });
  const words = text.trim();
  const reject = (): void => {
    setTried(true);
    if (reason === '' || words === '' || words.length > ORDER_LIMITS.reason) return;
    const { orderId, version } = detail;
    step.run({ orderId, version, reason, reasonText: words });
  };
  return (
    <Dialog
      title={t('order.reject.title')}
      confirm={t('order.reject.confirm')}
      confirmIcon={X}
      danger
      busy={step.isPending}
      aside={t('order.reject.foot')}
      onConfirm={reject}
      onClose={onClose}
    >
      <OrderAbout detail={detail} />
      <ChoiceList
        label={t('order.reject.reason')}
        value={reason}
        choices={REJECT_REASONS.map((value) => ({ value, title: t(REASONS[value]) }))}
        error={isTried && reason === '' ? t('order.reject.missing') : undefined}
        onChange={setReason}
      />
      <TextArea
        label={t('order.reject.text')}
        help={t('order.reject.textHelp')}
        error={isTried && words === '' ? t('order.reject.textMissing') : undefined}
        value={text}
        rows={2}
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
