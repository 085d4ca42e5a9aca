import { CUSTOMER_FILTERS, type CustomerFilter } from '@archway/rules/customer';
import type { TextKey } from '@archway/locales/keys';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { Tabs } from '@archway/ui/tabs';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useFormat } from '../../../platform/text/format.ts';
import { CustomerHead } from '../components/customer-head.tsx';
import { CustomerSide } from '../components/customer-side.tsx';
import { CustomerTable } from '../components/customer-table.tsx';
import { useCustomers, type CustomersState } from '../use-customers.ts';
import styles from './customers.module.css';

const CLINIC = 'clinic';

/** The clinics of a lab: the list, and beside it the one that is chosen. */
export function Customers(): ReactNode {
  const customers = useCustomers();
  const { error, data } = customers.found;
  const [address, setAddress] = useSearchParams();
  const hasSide = useWidth() >= LAYOUT_BREAKPOINTS.miniPad;
  const [before, keep] = useState<string | null>(null);
  if (data === undefined && error?.failure === 'noPerm') return <NoAccessState />;
  // Where there is room, somebody is shown from the start; and still is where a turned tablet has less of it.
  const first = hasSide ? (data?.list[0]?.companyCode ?? null) : before;
  const chosen = address.get(CLINIC) ?? first;
  if (hasSide && chosen !== before) keep(chosen);
  const open = (companyCode: string): void => setAddress({ [CLINIC]: companyCode }, { replace: hasSide });
  const close = (): void => {
    keep(null);
    setAddress({}, { replace: true });
  };
  // On a phone it takes the list's place; in the same place of the page, so that a turned tablet loses nothing typed.
  const isCovered = !hasSide && chosen !== null;
  return (
    <div className={styles['page']} data-side={(hasSide && chosen !== null) || undefined}>
      {!isCovered && <List customers={customers} chosen={hasSide ? chosen : null} onOpen={open} />}
      {chosen !== null && (
        <CustomerSide key={chosen} companyCode={chosen} {...(!hasSide && { onBack: close })} />
      )}
    </div>
  );
}

interface ListProps {
  customers: CustomersState;
  chosen: string | null;
  onOpen: (companyCode: string) => void;
}

function List({ customers, chosen, onOpen }: ListProps): ReactNode {
  const { error, data, isFetching, refetch } = customers.found;
  return (
    <div className={styles['main']}>
      <CustomerTabs customers={customers} />
      <CustomerHead customers={customers} />
      <div className={styles['list']}>
        {data === undefined && error !== null ? (
          <ErrorState serverText={error.message} retrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <CustomerTable
            // Another list begins at its top.
            key={customers.filter}
            customers={customers}
            chosen={chosen}
            onOpen={({ companyCode }) => onOpen(companyCode)}
          />
        )}
      </div>
    </div>
  );
}

const FILTERS: Readonly<Record<CustomerFilter, TextKey>> = {
  active: 'customers.tabs.active',
  new: 'customers.tabs.new',
  quiet: 'customers.tabs.quiet',
  former: 'customers.tabs.former',
};

function CustomerTabs({ customers }: { customers: CustomersState }): ReactNode {
  const t = useText();
  const { number } = useFormat();
  const counts = customers.found.data?.counts;
  return (
    <Tabs
      label={t('menu.customList')}
      tabs={CUSTOMER_FILTERS.map((id) => ({
        id,
        label: t(FILTERS[id]),
        ...(counts !== undefined && { count: number(counts[id]) }),
      }))}
      selected={customers.filter}
      onSelect={customers.setFilter}
    />
  );
}
