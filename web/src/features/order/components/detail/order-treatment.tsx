import type { OrderDetail } from '@archway/contract/order/model';
import { groupsOf } from '@archway/rules/treatment/groups';
import { useText } from '@archway/ui/text';
import { WorkLine } from '@archway/ui/works';
import type { ReactNode } from 'react';
import { useToothNumbering } from '../../../../platform/session/use-tooth-numbering.ts';
import { isWithClinic } from '../../order-shown.ts';
import { TYPES } from '../../type-words.ts';
import { groupKey, workFacts } from '../../work-facts.ts';
import { Facts, Part } from './facts.tsx';
import styles from './order-treatment.module.css';

/** What is made, as it was sent; for an order that is with the clinic, as it would be. */
export function OrderTreatment({ detail }: { detail: OrderDetail }): ReactNode {
  const t = useText();
  const numbering = useToothNumbering();
  const isToSend = isWithClinic(detail);
  const groups = groupsOf(detail.prescription);
  const works = isToSend ? [] : (detail.sent?.prescription.works ?? []);
  return (
    <Part title={t('order.treatment.title')} note={isToSend ? t('order.treatment.toSend') : undefined}>
      {groups.length === 0 && <p className={styles['none']}>{t('treatment.none')}</p>}
      <ul className={styles['works']}>
        {groups.map((group) => (
          <li key={groupKey(t, group, numbering)}>
            <WorkLine group={group} numbering={numbering} />
            <Facts facts={workFacts(t, group, works, numbering).map(([name, value]) => [t(name), value])} />
          </li>
        ))}
      </ul>
      <Facts facts={[[t('order.type.label'), t(TYPES[detail.type])]]} />
    </Part>
  );
}
