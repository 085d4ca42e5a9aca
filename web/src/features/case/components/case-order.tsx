import type { CaseRow } from '@archway/contract/case/model';
import { usePermission } from '@archway/ui/permission-guard';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { orderPath } from '../case-paths.ts';
import styles from './case-name.module.css';
import { LineLink } from './line-link.tsx';

type Order = NonNullable<CaseRow['order']>;

/** The newest order of a case in a row of a list: its number, for who may read orders a link to it, and its lab. */
export function CaseOrder({ order, isBrief = false }: { order: Order; isBrief?: boolean }): ReactNode {
  const canRead = usePermission()('order:record:read');
  const { orderId, orderCode, labName } = order;
  return (
    <span className={styles['words']} data-brief={isBrief || undefined}>
      {canRead ? (
        <LineLink path={orderPath(orderId)} text={orderCode} />
      ) : (
        <span className={styles['plain']}>{orderCode}</span>
      )}
      {labName !== '' && (
        <span className={styles['plain']} title={labName}>
          {labName}
        </span>
      )}
    </span>
  );
}

/** The same in a line of its own. */
export function OrderLine({ order: { orderId, orderCode, labName } }: { order: Order }): ReactNode {
  const canRead = usePermission()('order:record:read');
  return (
    <>
      {canRead ? <Link to={orderPath(orderId)}>{orderCode}</Link> : orderCode}
      {labName !== '' && <> · {labName}</>}
    </>
  );
}
