import type { OrderDetail } from '@archway/contract/order/model';
import { groupText } from '@archway/locales/treatment-words';
import { groupsOf } from '@archway/rules/treatment/groups';
import { MouthMap } from '@archway/ui/mouth-map';
import { useText } from '@archway/ui/text';
import type { ReactNode } from 'react';
import { useToothNumbering } from '../../../../platform/session/use-tooth-numbering.ts';
import { useFormat } from '../../../../platform/text/format.ts';
import { patientWords } from '../../order-names.ts';
import { treatedTeeth } from '../../treated-teeth.ts';
import { OrderState } from '../order-state.tsx';
import styles from './order-about.module.css';

export interface OrderAboutProps {
  detail: OrderDetail;
  /** In place of the other side and the requested day. */
  line?: string;
}

/** Every dialog begins with the order it is about. */
export function OrderAbout({ detail, line }: OrderAboutProps): ReactNode {
  const t = useText();
  const { weekday } = useFormat();
  const numbering = useToothNumbering();
  const [first] = groupsOf(detail.prescription);
  const { requestedOn, other } = detail;
  const name = other?.name ?? '';
  return (
    <div className={styles['about']}>
      <MouthMap teeth={treatedTeeth(detail.prescription)} height={42} decorative />
      <span className={styles['words']}>
        <strong>
          {[patientWords(detail), first === undefined ? '' : groupText(t, first, numbering)]
            .filter((part) => part !== '')
            .join(', ')}
        </strong>
        <span className={styles['line']}>
          {line ??
            (requestedOn === null ? name : t('order.about.requested', { name, day: weekday(requestedOn) }))}
        </span>
      </span>
      <OrderState order={detail} />
    </div>
  );
}
