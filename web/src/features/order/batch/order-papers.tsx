import { MOST_PRINTED, canPrint } from '@archway/rules/paper/paper';
import type { BatchAction } from '@archway/ui/batch-bar';
import { usePermission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { Download, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExportOrders } from '../components/export-orders.tsx';
import { PrintDialog } from '../../paper/public.ts';
import type { BatchRow } from './batch-steps.ts';

/** What is done with orders that leaves them as they are. */
export interface Beside {
  what: 'print' | 'export';
  orderIds: readonly string[];
}

/** Papers and lists of the selected orders, for who may have them. */
export function useBeside(selected: readonly BatchRow[], open: (beside: Beside) => void): BatchAction[] {
  const t = useText();
  const may = usePermission();
  const orderIds = selected.map(({ orderId }) => orderId);
  const isPrintable = orderIds.length <= MOST_PRINTED && selected.every(({ status }) => canPrint(status));
  const printing: BatchAction = {
    id: 'print',
    label: t('order.print.button'),
    icon: Printer,
    onRun: () => open({ what: 'print', orderIds }),
  };
  const exporting: BatchAction = {
    id: 'csv',
    label: t('order.csv.button'),
    icon: Download,
    onRun: () => open({ what: 'export', orderIds }),
  };
  return [
    ...(isPrintable && may('print:record:create') ? [printing] : []),
    ...(may('export:record:create') ? [exporting] : []),
  ];
}

export function BesideDialog({ what, orderIds, onClose }: Beside & { onClose: () => void }): ReactNode {
  return what === 'print' ? (
    <PrintDialog orderIds={orderIds} onClose={onClose} />
  ) : (
    <ExportOrders asked={{ ids: [...orderIds] }} count={orderIds.length} onClose={onClose} />
  );
}
