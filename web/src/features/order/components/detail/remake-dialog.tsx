import { getCase, listCases } from '@archway/contract/case/calls';
import { getOrder, listOrders } from '@archway/contract/order/calls';
import { remakeOrder } from '@archway/contract/order/dates';
import { ORDER_LIMITS } from '@archway/rules/order/limits';
import { REMAKE_CAUSES, type RemakeCause } from '@archway/rules/order/statuses';
import { ChoiceList } from '@archway/ui/choice-list';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { TextArea } from '@archway/ui/text-area';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { Repeat2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../../../platform/call/queries.ts';
import { CAUSES } from '../../history-words.ts';
import { preparePath } from '../../order-paths.ts';
import type { StepDialogProps } from '../../step-dialog-props.ts';
import { OrderAbout } from './order-about.tsx';

/** A work is made once more: its new order is prepared on a page of its own. */
export function RemakeDialog({ detail, onClose }: StepDialogProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const [cause, setCause] = useState<RemakeCause | ''>('');
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const remake = useCall(remakeOrder, {
    refreshes: [listOrders, getOrder, getCase, listCases],
    ignoreErrors: true,
  });
  const { orderId, version, lab } = detail;
  const confirm = (): void => {
    setTried(true);
    if (cause === '') return;
    remake.mutate(
      { orderId, version, cause, reasonText: text.trim() },
      {
        onSuccess: (made) => {
          toast.message(t('order.remake.done'));
          void navigate(preparePath(made.orderId));
        },
      },
    );
  };
  return (
    <Dialog
      title={t('order.remake.title')}
      confirm={t('order.remake.confirm')}
      confirmIcon={Repeat2}
      busy={remake.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <OrderAbout detail={detail} />
      <ChoiceList
        label={t('order.remake.cause')}
        value={cause}
        choices={REMAKE_CAUSES.map((value) => ({ value, title: t(CAUSES[value]) }))}
        error={isTried && cause === '' ? t('order.remake.missing') : undefined}
        onChange={setCause}
      />
      <TextArea
        label={t('order.remake.words')}
        help={t('order.remake.text', { name: lab?.name ?? '' })}
        value={text}
        rows={2}
        maxLength={ORDER_LIMITS.note}
        onChange={setText}
      />
      {remake.error !== null && (
        <Note kind="error" live>
          {remake.error.message}
        </Note>
      )}
    </Dialog>
  );
}
