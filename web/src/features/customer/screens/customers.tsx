import { CUSTOMER_FILTERS, type CustomerFilter } from '@archway/rules/customer';
import type { TextKey } from '@archway/locales/keys';
import { LAYOUT_BREAKPOINTS } from '@archway/rules/web-limits';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { Tabs } from '@archway/ui/tabs';
import { useText } from '@archway/ui/text';
import { useWidth } from '@archway/ui/use-width';
import type { ReactNode } from 'react';
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
  const width = useWidth();
  if (data === undefined && error?.failure === 'noPerm') return <NoAccessState />;
  const hasSide = width >= LAYOUT_BREAKPOINTS.miniPad;
  // Where there is room, somebody is shown from the start.
  const chosen = address.get(CLINIC) ?? (hasSide ? (data?.list[0]?.companyCode ?? null) : null);
  const close = (): void => setAddress({}, { replace: true });
  if (!hasSide && chosen !== null) return <CustomerSide key={chosen} companyCode={chosen} onBack={close} />;
  return (
    <div className={styles['page']} data-side={(hasSide && chosen !== null) || undefined}>
      <div className={styles['main']}>
        <CustomerTabs customers={customers} isWide={width >= LAYOUT_BREAKPOINTS.mobilePad} />
        <div className={styles['list']}>
          {data === undefined && error !== null ? (
            <ErrorState
              serverText={error.message}
              retrying={customers.found.isFetching}
              onRetry={() => void customers.found.refetch()}
            />
          ) : (
            <CustomerTable
              // Another list begins at its top.
              key={customers.filter}
              customers={customers}
              chosen={hasSide ? chosen : null}
              onOpen={({ companyCode }) => setAddress({ [CLINIC]: companyCode }, { replace: hasSide })}
            />
          )}
        </div>
      </div>
      {hasSide && chosen !== null && <CustomerSide key={chosen} companyCode={chosen} />}
    </div>
  );
}

const FILTERS: Readonly<Record<CustomerFilter, TextKey>> = {
  active: 'customers.tabs.active',
  new: 'customers.tabs.new',
  quiet: 'customers.tabs.quiet',
  former: 'customers.tabs.former',
};

function CustomerTabs({ customers, isWide }: { customers: CustomersState; isWide: boolean }): ReactNode {
  const t = useText();
  const { number } = useFormat();
  const counts = customers.found.data?.counts;
  const head = <CustomerHead customers={customers} />;
  return (
    <>
      <Tabs
        label={t('menu.customList')}
        tabs={CUSTOMER_FILTERS.map((id) => ({
          id,
          label: t(FILTERS[id]),
          ...(counts !== undefined && { count: number(counts[id]) }),
        }))}
        selected={customers.filter}
        onSelect={customers.setFilter}
        {...(isWide && { extra: head })}
      />
      {!isWide && head}
    </>
  );
}
