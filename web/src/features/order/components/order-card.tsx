import { groupText } from '@archway/locales/treatment-words';
import type { OrderRow } from '@archway/contract/order/model';
import { groupsOf } from '@archway/rules/treatment/groups';
import { MouthMap } from '@archway/ui/mouth-map';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { patientWords } from '../order-names.ts';
import { orderPath } from '../order-paths.ts';
import { treatedTeeth } from '../treated-teeth.ts';
import styles from './order-card.module.css';
import { deliveryOf } from './order-columns.tsx';
import { OrderState } from './order-state.tsx';

/** One order on a phone. */
export function OrderCard({ row }: { row: OrderRow }): ReactNode {
  const t = useText();
  const format = useFormat();
  const numbering = useToothNumbering();
  const [first] = groupsOf(row.prescription);
  const { day, beside } = deliveryOf(row, { t, format });
  return (
    <Link to={orderPath(row.orderId)} className={styles['card']}>
      <MouthMap teeth={treatedTeeth(row.prescription)} height={44} decorative />
      <span className={styles['words']}>
        <span className={styles['name']}>{patientWords(row)}</span>
        {first !== undefined && <span className={styles['line']}>{groupText(t, first, numbering)}</span>}
        <span className={styles['line']}>{row.other?.name ?? t('order.noLab')}</span>
        <span className={styles['line']}>
          {day} {beside}
        </span>
      </span>
      <OrderState order={row} />
    </Link>
  );
}
