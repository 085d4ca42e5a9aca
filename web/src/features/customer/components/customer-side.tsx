import type { CustomerDetail } from '@archway/contract/customer/model';
import { Button } from '@archway/ui/button';
import { LoadingState } from '@archway/ui/loading-state';
import { EmptyState, ErrorState } from '@archway/ui/states';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { customerQuery } from '../customer.queries.ts';
import { CustomerAutoAccept } from './customer-auto-accept.tsx';
import { CustomerContacts } from './customer-contacts.tsx';
import { CustomerDentists } from './customer-dentists.tsx';
import { CustomerFiguresPart } from './customer-figures.tsx';
import { CustomerLikesPart } from './customer-likes.tsx';
import { CustomerName } from './customer-name.tsx';
import { CustomerNotePart } from './customer-note.tsx';
import styles from './customer-side.module.css';
import { LastOrders } from './last-orders.tsx';

interface CustomerSideProps {
  companyCode: string;
  /** On a phone it takes the place of the list. */
  onBack?: () => void;
}

/** One clinic, with what the technician must know first. */
export function CustomerSide({ companyCode, onBack }: CustomerSideProps): ReactNode {
  const t = useText();
  const { data, error, isFetching, refetch } = useQuery(customerQuery(companyCode));
  return (
    <aside className={styles['side']} aria-label={data?.organization.name ?? t('customers.one')}>
      {onBack !== undefined && (
        <div className={styles['back']}>
          <Button kind="quiet" icon={ArrowLeft} onClick={onBack}>
            {t('customers.back.button')}
          </Button>
        </div>
      )}
      {data !== undefined && <Parts customer={data} />}
      {data === undefined && error === null && <LoadingState rows={6} />}
      {data === undefined && error?.failure === 'notFound' && (
        <EmptyState filtered title={t('customers.gone.title')}>
          {t('customers.gone.text')}
        </EmptyState>
      )}
      {data === undefined && error !== null && error.failure !== 'notFound' && (
        <ErrorState serverText={error.message} retrying={isFetching} onRetry={() => void refetch()} />
      )}
    </aside>
  );
}

const Parts = ({ customer }: { customer: CustomerDetail }): ReactNode => (
  <>
    <CustomerName customer={customer} />
    <CustomerLikesPart customer={customer} />
    <CustomerDentists customer={customer} />
    <LastOrders companyCode={customer.companyCode} />
    <CustomerFiguresPart customer={customer} />
    <CustomerContacts customer={customer} />
    <CustomerNotePart customer={customer} />
    <CustomerAutoAccept customer={customer} />
  </>
);
