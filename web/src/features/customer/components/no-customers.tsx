import type { TextKey } from '@archway/locales/keys';
import type { CustomerFilter } from '@archway/rules/customer';
import { Button } from '@archway/ui/button';
import { EmptyState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import type { CustomersState } from '../use-customers.ts';

const NONE: Readonly<Record<Exclude<CustomerFilter, 'active'>, TextKey>> = {
  new: 'customers.none.new',
  quiet: 'customers.none.quiet',
  former: 'customers.none.former',
};

/** Nobody yet, nobody under this tab, or nobody of that name. */
export function NoCustomers({ customers }: { customers: CustomersState }): ReactNode {
  const t = useText();
  const { keyword, filter, search } = customers;
  if (keyword !== '')
    return (
      <EmptyState
        filtered
        title={t('customers.none.found', { keyword })}
        actions={<Button onClick={() => search('')}>{t('customers.none.clear.button')}</Button>}
      />
    );
  if (filter === 'active')
    return <EmptyState title={t('customers.none.title')}>{t('customers.none.text')}</EmptyState>;
  return <EmptyState filtered title={t(NONE[filter])} />;
}
