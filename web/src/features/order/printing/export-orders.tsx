import type { InputOf } from '@archway/contract/core/call';
import { exportOrders } from '@archway/contract/order/billing';
import { MOST_CSV_ROWS } from '@archway/rules/csv';
import { Checkbox } from '@archway/ui/checkbox';
import { Dialog } from '@archway/ui/dialog';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useToast } from '@archway/ui/toasts';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { saveFile } from '../../../platform/page/save-file.ts';

export interface ExportOrdersProps {
  /** Filters, or the ids of those that were selected. */
  asked: Omit<InputOf<typeof exportOrders>, 'warranty'>;
  count: number;
  /** There are more than anybody counted. */
  isMore?: boolean;
  onClose: () => void;
}

/** Asks for the warranty that an export needs, and hands over the file. */
export function ExportOrders({ asked, count, isMore = false, onClose }: ExportOrdersProps): ReactNode {
  const t = useText();
  const toast = useToast();
  const [isWarranted, setWarranted] = useState(false);
  const exporting = useCall(exportOrders, { ignoreErrors: true });
  const isTooMuch = isMore || count > MOST_CSV_ROWS;
  const run = async (): Promise<void> => {
    const { csv, rows } = await exporting.mutateAsync({ ...asked, warranty: true });
    // The mark tells spreadsheets that it is UTF-8.
    const file = new Blob(['\uFEFF', csv], { type: 'text/csv' });
    saveFile(file, `orders-${new Date().toISOString().slice(0, 10)}.csv`);
    toast.message(t('order.csv.done', { count: rows }));
    onClose();
  };
  return (
    <Dialog
      title={t('order.csv.title')}
      confirm={t('order.csv.confirm.button')}
      valid={isWarranted && !isTooMuch}
      busy={exporting.isPending}
      // The dialog shows what went wrong.
      onConfirm={() => void run().catch(() => {})}
      onClose={onClose}
    >
      {isTooMuch ? (
        <Note kind="warn">{t('order.csv.tooMany', { most: MOST_CSV_ROWS })}</Note>
      ) : (
        <>
          <p>{t('order.csv.text', { count })}</p>
          <Checkbox label={t('order.csv.warranty')} checked={isWarranted} onChange={setWarranted} />
        </>
      )}
      {exporting.error !== null && (
        <Note kind="error" live>
          {exporting.error.message}
        </Note>
      )}
    </Dialog>
  );
}
