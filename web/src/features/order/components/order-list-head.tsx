import { Button } from '@archway/ui/button';
import { ColumnMenu } from '@archway/ui/column-menu';
import { DensitySwitch } from '@archway/ui/density-switch';
import { IconButton } from '@archway/ui/icon-button';
import { Permission } from '@archway/ui/permission-guard';
import { useText } from '@archway/ui/text';
import { Download, Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ListSearch } from '../../../platform/list/list-search.tsx';
import type { AnsweredPage } from '../../../platform/list/use-list.ts';
import { columnsOf } from '../list/column-choice.ts';
import { filtersOf } from '../list/order-view.ts';
import { ExportOrders } from './export-orders.tsx';
import type { OrderListState } from '../use-order-list.ts';
import { OrderChips } from './order-chips.tsx';
import { columnWords } from './order-columns.tsx';
import styles from './order-list-head.module.css';

export interface OrderListHeadProps {
  orders: OrderListState;
  /** What is shown; nothing before the first answer. */
  page: AnsweredPage | undefined;
  /** Null for who may not, and where the empty list has the button. */
  onNew: (() => void) | null;
}

/** What the list is searched for and narrowed to, how it looks, and the way to a new order. */
export function OrderListHead({ orders, page, onNew }: OrderListHeadProps): ReactNode {
  const { list, shown, density, isClinic, setColumns, setDensity } = orders;
  const t = useText();
  return (
    <div className={styles['head']}>
      <search className={styles['search']}>
        <ListSearch label={t('order.search')} typed={list.typed} onType={list.search} />
      </search>
      {/* Those of a clinic are too many to stand beside the buttons. */}
      <div className={styles['chips']} data-own-row={isClinic || undefined}>
        <OrderChips orders={orders} />
      </div>
      <div className={styles['looks']}>
        <DensitySwitch value={density} onChange={setDensity} />
        <ColumnMenu
          columns={columnsOf(isClinic).map((id) => ({ id, label: t(columnWords(id, isClinic)) }))}
          shown={shown.columns}
          onChange={setColumns}
        />
        {page !== undefined && page.total > 0 && <ExportList orders={orders} page={page} />}
      </div>
      {onNew !== null && (
        <Button kind="primary" icon={Plus} onClick={onNew}>
          {t('order.begin.button')}
        </Button>
      )}
    </div>
  );
}

function ExportList({
  orders: { shown },
  page,
}: Pick<OrderListHeadProps, 'orders'> & { page: AnsweredPage }): ReactNode {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  return (
    <Permission anyOf={['export:record:create']}>
      <IconButton icon={Download} label={t('order.csv.all.button')} onClick={() => setAsked(true)} />
      {isAsked && (
        <ExportOrders
          asked={filtersOf(shown)}
          count={page.total}
          isMore={!page.totalIsExact}
          onClose={() => setAsked(false)}
        />
      )}
    </Permission>
  );
}
