import type { CustomerDetail } from '@archway/contract/customer/model';
import { Avatar } from '@archway/ui/avatar';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import styles from './lines.module.css';
import { Nothing, Part } from './part.tsx';

/** Whose orders the lab has had of late. */
export function CustomerDentists({ customer: { dentists } }: { customer: CustomerDetail }): ReactNode {
  const t = useText();
  const { number } = useFormat();
  return (
    <Part
      title={t('customers.dentists.title')}
      {...(dentists.length > 0 && { note: number(dentists.length) })}
    >
      {dentists.length === 0 ? (
        <Nothing>{t('customers.dentists.none')}</Nothing>
      ) : (
        <ul className={styles['lines']}>
          {dentists.map(({ name, orders }) => (
            <li key={name}>
              <Avatar name={name} decorative />
              <b>{name}</b>
              <span>{t('customers.dentists.orders', { count: orders })}</span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
