import type { ListedOrder } from '@archway/contract/order/model';
import { DataTable } from '@archway/ui/data-table';
import { useText } from '@archway/ui/text';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { AnsweredPage } from '../../../platform/list/use-list.ts';
import { usePreference } from '../../../platform/session/use-preference.ts';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { patientWords } from '../order-names.ts';
import { orderPath } from '../order-paths.ts';
import { OrderBatch } from '../batch/order-batch.tsx';
import { useBoard } from '../use-board.ts';
import type { OrderListState } from '../use-order-list.ts';
import { GroupLine } from './group-line.tsx';
import { OrderCard } from './order-card.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderListFoot } from './order-list-foot.tsx';

export interface OrderTableProps {
  orders: OrderListState;
  found: UseQueryResult<AnsweredPage<ListedOrder>>;
  empty: ReactNode;
}

const NONE_SELECTED: ReadonlySet<string> = new Set();

/** The orders, a page at a time; a lab's by the day they leave. */
export function OrderTable({ orders, found, empty }: OrderTableProps): ReactNode {
  const { list, density } = orders;
  const t = useText();
  const navigate = useNavigate();
  const [{ shortcuts }] = usePreference();
  const { data } = found;
  const { today, load, groups, rows } = useBoard(orders, found);
  const columns = useColumns(orders, today);
  const [selection, setSelection] = useState(NONE_SELECTED);
  return (
    <DataTable
      label={t('menu.orders')}
      columns={columns}
      rows={rows}
      {...(groups === null || load === undefined
        ? {}
        : {
            groups: groups.map((one) => ({
              key: one.group,
              count: one.rows.length,
              line: <GroupLine of={one} load={load} />,
            })),
          })}
      isAlert={({ overdueDays }) => overdueDays > 0}
      rowKey={({ orderId }) => orderId}
      rowName={patientWords}
      density={density}
      letterKeys={shortcuts}
      selection={selection}
      onSelect={setSelection}
      batch={
        <OrderBatch
          selected={rows.filter(({ orderId }) => selection.has(orderId))}
          isClinic={orders.isClinic}
          onSelect={setSelection}
        />
      }
      onOpen={({ orderId }) => void navigate(orderPath(orderId))}
      loading={found.isPending || found.isPlaceholderData}
      empty={empty}
      total={data?.total ?? 0}
      offset={list.offset}
      sort={list.sort}
      onSort={list.onSort}
      renderCard={(row) => <OrderCard row={row} isClinic={orders.isClinic} today={today} />}
      footer={data !== undefined && rows.length > 0 && <OrderListFoot orders={orders} page={data} />}
    />
  );
}

function useColumns({ isClinic, density, shown }: OrderListState, today: string) {
  const t = useText();
  const format = useFormat();
  const numbering = useToothNumbering();
  const isCompact = density === 'compact';
  const { columns } = shown;
  return useMemo(
    () => orderColumns({ t, format, isClinic, isCompact, numbering, shown: columns, today }),
    [t, format, isClinic, isCompact, numbering, columns, today],
  );
}
