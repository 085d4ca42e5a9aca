import type { ListedOrder } from '@archway/contract/order/model';
import { MouthMap } from '@archway/ui/mouth-map';
import { useText } from '@archway/ui/text';
import { briefWords } from '@archway/ui/works';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useToothNumbering } from '../../../platform/session/use-tooth-numbering.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { patientWords } from '../order-names.ts';
import { orderPath } from '../order-paths.ts';
import { treatedTeeth } from '../treated-teeth.ts';
import { ListedState } from './listed-state.tsx';
import styles from './order-card.module.css';
import { timeOf } from './order-due.tsx';

export interface OrderCardProps {
  row: ListedOrder;
  isClinic: boolean;
  today: string;
}

/** One order on a phone. */
export function OrderCard({ row, isClinic, today }: OrderCardProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const numbering = useToothNumbering();
  const { day, beside, tone } = timeOf(row, { t, format, isClinic, today });
  return (
    <Link to={orderPath(row.orderId)} className={styles['card']}>
      <MouthMap teeth={treatedTeeth(row.prescription)} height={44} decorative />
      <span className={styles['words']}>
        <span className={styles['name']}>{patientWords(row)}</span>
        <span className={styles['line']}>
          {joined(briefWords(t, row.prescription, numbering), row.other?.name ?? t('order.noLab'))}
        </span>
        <span className={styles['line']} data-tone={tone}>
          {joined(day, beside)}
        </span>
      </span>
      <ListedState order={row} />
    </Link>
  );
}

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(', ');
