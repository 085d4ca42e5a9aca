import type { CustomerDetail } from '@archway/contract/customer/model';
import { useText } from '@archway/ui/text';
import { CUSTOMER_DAYS, MANY_REMAKES } from '@archway/rules/customer';
import type { ReactNode } from 'react';
import { useFormat } from '../../../platform/text/format.ts';
import { durationText, remakeShare } from '../customer-words.ts';
import styles from './customer-figures.module.css';
import { Part } from './part.tsx';
import { Share } from './share.tsx';

/** What has happened within ninety days. */
export function CustomerFiguresPart({ customer: { figures } }: { customer: CustomerDetail }): ReactNode {
  const t = useText();
  const { number } = useFormat();
  const { received, completed, rejected, canceled, answerSeconds } = figures;
  const facts = [
    [t('customers.figures.received'), number(received)],
    [t('customers.figures.completed'), number(completed)],
    [t('customers.remakes'), <Share key="remakes" share={remakeShare(figures)} many={MANY_REMAKES} />],
    [t('customers.figures.rejected'), number(rejected)],
    [t('customers.figures.canceled'), number(canceled)],
    [t('customers.figures.answer'), answerSeconds === null ? '–' : durationText(t, answerSeconds)],
  ] as const;
  return (
    <Part title={t('customers.figures.title', { days: CUSTOMER_DAYS })}>
      <dl className={styles['figures']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
