import type { Customer } from '@archway/contract/customer/model';
import { MANY_REMAKES } from '@archway/rules/customer';
import type { Translate } from '@archway/locales/translator';
import type { Column } from '@archway/ui/columns';
import { DataTable } from '@archway/ui/data-table';
import { Pager } from '@archway/ui/pager';
import { useText } from '@archway/ui/text';
import { useMemo, useState, type ReactNode } from 'react';
import { useFormat, type Format } from '../../../platform/text/format.ts';
import { PartnerName } from '../../partner/public.ts';
import { durationText, lastOrderText, remakeShare } from '../customer-words.ts';
import { PAGE_SIZE, type CustomersState } from '../use-customers.ts';
import styles from './customer-table.module.css';
import { NoCustomers } from './no-customers.tsx';
import { Share } from './share.tsx';
import { Sparkline } from './sparkline.tsx';

interface CustomerTableProps {
  customers: CustomersState;
  chosen: string | null;
  onOpen: (customer: Customer) => void;
}

/** The clinics of a lab, with the orders of ninety days on one scale. */
export function CustomerTable({ customers, chosen, onOpen }: CustomerTableProps): ReactNode {
  const t = useText();
  const { found, sort, onSort, page } = customers;
  const { data } = found;
  const columns = useColumns(data?.mostInWeek ?? 0);
  const offset = (page - 1) * PAGE_SIZE;
  return (
    <DataTable
      label={t('menu.customList')}
      columns={columns}
      rows={data?.list ?? []}
      rowKey={({ companyCode }) => companyCode}
      rowName={({ organization }) => organization.name}
      isCurrent={({ companyCode }) => companyCode === chosen}
      density="comfortable"
      sort={sort}
      onSort={onSort}
      onOpen={onOpen}
      loading={found.isPending || found.isPlaceholderData}
      empty={<NoCustomers customers={customers} />}
      total={data?.total ?? 0}
      offset={offset}
      renderCard={(row) => (
        <CustomerCard row={row} mostInWeek={data?.mostInWeek ?? 0} onOpen={() => onOpen(row)} />
      )}
      footer={data !== undefined && data.list.length > 0 && <Foot customers={customers} />}
    />
  );
}

function Foot({ customers: { found, page, setPage } }: { customers: CustomersState }): ReactNode {
  const total = found.data?.total ?? 0;
  const last = Math.min(page * PAGE_SIZE, total);
  return (
    <Pager
      first={(page - 1) * PAGE_SIZE + 1}
      last={last}
      total={total}
      {...(page > 1 && { onPrevious: () => setPage(page - 1) })}
      {...(last < total && { onNext: () => setPage(page + 1) })}
    />
  );
}

function CustomerCard({
  row,
  mostInWeek,
  onOpen,
}: {
  row: Customer;
  mostInWeek: number;
  onOpen: () => void;
}): ReactNode {
  const t = useText();
  const { organization, companyCode, figures, open, weeks } = row;
  return (
    <button type="button" className={styles['card']} onClick={onOpen}>
      <PartnerName
        organization={organization}
        companyCode={companyCode}
        text={t('customers.card', { count: figures.received, open })}
      />
      <Sparkline values={weeks} most={mostInWeek} />
    </button>
  );
}

/** In their order, the widths those of the longest words. */
function useColumns(mostInWeek: number): readonly Column<Customer>[] {
  const t = useText();
  const format = useFormat();
  // Days are said as of when the list was opened.
  const [now] = useState(() => new Date());
  return useMemo(() => {
    const words = { t, format, now };
    return [nameColumn(words), ordersColumn(words, mostInWeek), ...factColumns(words)];
  }, [t, format, mostInWeek, now]);
}

interface Words {
  t: Translate;
  format: Format;
  now: Date;
}

const nameColumn = ({ t }: Words): Column<Customer> => ({
  id: 'name',
  head: t('customers.clinic'),
  minWidth: 240,
  sortable: true,
  cell: ({ organization, companyCode }) => (
    <PartnerName organization={organization} companyCode={companyCode} isOneLine />
  ),
});

const ordersColumn = ({ t, format }: Words, mostInWeek: number): Column<Customer> => ({
  id: 'orders',
  head: t('customers.orders'),
  width: 132,
  sortable: true,
  cell: ({ figures: { received }, weeks }) => (
    <span className={styles['orders']}>
      <b>{format.number(received)}</b>
      <Sparkline values={weeks} most={mostInWeek} />
    </span>
  ),
});

const factColumns = ({ t, format, now }: Words): readonly Column<Customer>[] => [
  {
    id: 'open',
    head: t('customers.open'),
    width: 76,
    sortable: true,
    cell: ({ open }) => format.number(open),
  },
  {
    id: 'remakes',
    head: t('customers.remakes'),
    width: 104,
    sortable: true,
    cell: ({ figures }) => <Share share={remakeShare(figures)} many={MANY_REMAKES} />,
  },
  {
    id: 'answers',
    head: t('customers.answers'),
    width: 92,
    sortable: true,
    isExtra: true,
    cell: ({ figures: { answerSeconds } }) => (answerSeconds === null ? '–' : durationText(t, answerSeconds)),
  },
  {
    id: 'lastOrder',
    head: t('customers.lastOrder'),
    width: 112,
    sortable: true,
    isExtra: true,
    cell: ({ lastOrderAt }) => lastOrderText(t, format, lastOrderAt, now),
  },
];
