import type { ListedOrder } from '@archway/contract/order/model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { orderPath } from '../case-paths.ts';
import styles from '../components/case-card.module.css';
import { ReceivedState } from './received-columns.tsx';

/** A case of a clinic on a phone. */
export const ReceivedCard = ({ row }: { row: ListedOrder }): ReactNode => (
  <Link to={orderPath(row.orderId)} className={styles['card']}>
    <span className={styles['words']}>
      <span className={styles['name']}>{row.patientName}</span>
      <span className={styles['line']}>{row.other?.name}</span>
      <span className={styles['line']}>{row.orderCode}</span>
      <span className={styles['tags']}>
        <ReceivedState row={row} />
      </span>
    </span>
  </Link>
);
