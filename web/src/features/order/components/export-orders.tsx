import type { InputOf } from '@archway/contract/core/call';
import { exportOrders } from '@archway/contract/order/billing';
import type { ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { ExportDialog, type ExportDialogProps } from '../../../platform/page/export-dialog.tsx';

export interface ExportOrdersProps extends Pick<ExportDialogProps, 'count' | 'isMore' | 'onClose'> {
  /** Filters, or the ids of those that were selected. */
  asked: Omit<InputOf<typeof exportOrders>, 'warranty'>;
}

const TEXTS: ExportDialogProps['texts'] = {
  title: 'order.csv.title',
  text: 'order.csv.text',
  warranty: 'order.csv.warranty',
  tooMany: 'order.csv.tooMany',
  confirm: 'order.csv.confirm.button',
  done: 'order.csv.done',
};

/** Orders for billing, as a spreadsheet. */
export function ExportOrders({ asked, ...rest }: ExportOrdersProps): ReactNode {
  const exporting = useCall(exportOrders, { ignoreErrors: true });
  return (
    <ExportDialog
      {...rest}
      name="orders"
      texts={TEXTS}
      busy={exporting.isPending}
      problem={exporting.error?.message ?? null}
      make={() => exporting.mutateAsync({ ...asked, warranty: true })}
    />
  );
}
