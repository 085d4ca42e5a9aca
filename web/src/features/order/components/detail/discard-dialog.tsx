import { getCase, listCases } from '@archway/contract/case/calls';
import { discardOrder, listOrders } from '@archway/contract/order/calls';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../../../platform/call/queries.ts';
import { ORDER_LIST } from '../../order-paths.ts';
import type { StepDialogProps } from '../../step-dialog-props.ts';

/** Takes away an order that was never sent. */
export function DiscardDialog({ detail, onClose }: StepDialogProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const navigate = useNavigate();
  const discard = useCall(discardOrder, { refreshes: [listOrders, getCase, listCases], ignoreErrors: true });
  const { orderId, version, orderCode: code } = detail;
  const confirm = async (): Promise<void> => {
    try {
      // Awaited here: a push may take this page, and with it what hangs on the dialog, before the lists are fresh.
      await discard.mutateAsync({ orderId, version });
    } catch {
      return;
    }
    toast.message(t('order.discard.done'));
    void navigate(ORDER_LIST);
  };
  return (
    <Dialog
      title={t('order.discard.title', { code })}
      confirm={t('order.discard.button')}
      danger
      busy={discard.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('order.discard.text')}</p>
      {discard.error !== null && (
        <Note kind="error" live>
          {discard.error.message}
        </Note>
      )}
    </Dialog>
  );
}
