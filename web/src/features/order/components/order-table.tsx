import type { OrderRow } from '@archway/contract/order/model';
import { DataTable } from '@archway/ui/data-table';
import { Pager } from '@archway/ui/pager';
import { useText } from '@archway/ui/text';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { AnsweredPage } from '../../../platform/list/use-list.ts';
import { usePreference } from '../../../platform/session/use-preference.ts';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { patientWords } from '../order-names.ts';
import { orderPath } from '../order-paths.ts';
import type { OrderListState } from '../use-order-list.ts';
import { OrderCard } from './order-card.tsx';
import { orderColumns } from './order-columns.tsx';

export interface OrderTableProps {
  orders: UseQueryResult<AnsweredPage<OrderRow>>;
  list: OrderListState;
  isClinic: boolean;
  empty: ReactNode;
}

const NONE: readonly OrderRow[] = [];

/** The orders, a page at a time. */
export function OrderTable({ orders, list, isClinic, empty }: OrderTableProps): ReactNode {
  const t = useText();
  const navigate = useNavigate();
  const format = useFormat();
  const numbering = useToothNumbering();
  const [{ density, shortcuts }] = usePreference();
  const isCompact = density === 'compact';
  const columns = useMemo(
    () => orderColumns({ t, format, isClinic, isCompact, numbering }),
    [t, format, isClinic, isCompact, numbering],
  );
  const { data } = orders;
  const rows = data?.list ?? NONE;
  return (
    <DataTable
      label={t('menu.orders')}
      columns={columns}
      rows={rows}
      rowKey={({ orderId }) => orderId}
      rowName={patientWords}
      density={density}
      letterKeys={shortcuts}
      onOpen={({ orderId }) => void navigate(orderPath(orderId))}
      loading={orders.isPending || orders.isPlaceholderData}
      empty={empty}
      total={data?.total ?? 0}
      offset={list.offset}
      renderCard={(row) => <OrderCard row={row} />}
      footer={data !== undefined && rows.length > 0 && <Pager {...list.pagerOf(data)} />}
    />
  );
}
