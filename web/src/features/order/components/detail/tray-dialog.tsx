import { getOrder, listOrders } from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { saveTray } from '@archway/contract/order/paper';
import { TRAY_LENGTH } from '@archway/rules/order/tray';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { TextField } from '@archway/ui/text-field';
import { useToast } from '@archway/ui/toasts';
import { Inbox } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../../platform/call/queries.ts';
import { OrderAbout } from './order-about.tsx';

export interface TrayDialogProps {
  detail: OrderDetail;
  onClose: () => void;
}

/** Where the work stands. A scanner that types like a keyboard ends with Enter, which saves. */
export function TrayDialog({ detail, onClose }: TrayDialogProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const [tray, setTray] = useState(detail.tray);
  const saving = useCall(saveTray, { ignoreErrors: true, refreshes: [getOrder, listOrders] });
  const { orderId } = detail;
  const save = (): void =>
    saving.mutate(
      { orderId, tray: tray.trim() },
      {
        onSuccess: () => {
          toast.message(t('order.tray.done'));
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={t('order.tray.title')}
      confirm={t('order.tray.confirm.button')}
      confirmIcon={Inbox}
      valid={tray.trim().length <= TRAY_LENGTH}
      busy={saving.isPending}
      onConfirm={save}
      onClose={onClose}
    >
      <OrderAbout detail={detail} />
      <TextField
        label={t('order.tray.label')}
        help={t('order.tray.help')}
        value={tray}
        maxLength={TRAY_LENGTH}
        mono
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onChange={setTray}
      />
      {saving.error !== null && (
        <Note kind="error" live>
          {saving.error.message}
        </Note>
      )}
    </Dialog>
  );
}
