import type { ListedOrder } from '@archway/contract/order/model';
import { MouthMap } from '@archway/ui/mouth-map';
import { useText } from '@archway/ui/text';
import { briefWords } from '@archway/ui/works';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import { patientWords } from '../order-names.ts';
import { orderPath } from '../order-paths.ts';
import { treatedTeeth } from '../treated-teeth.ts';
import styles from './order-line.module.css';
import { OrderState } from './order-state.tsx';

/** An order within something else: for whom, what, and where it stands. */
export function OrderLine({ order }: { order: ListedOrder }): ReactNode {
  const t = useText();
  const numbering = useToothNumbering();
  return (
    <Link to={orderPath(order.orderId)} className={styles['order']}>
      <MouthMap teeth={treatedTeeth(order.prescription)} height={34} decorative />
      <span className={styles['words']}>
        <span className={styles['name']}>{patientWords(order)}</span>
        <span className={styles['works']}>{briefWords(t, order.prescription, numbering)}</span>
      </span>
      <OrderState order={order} />
    </Link>
  );
}
