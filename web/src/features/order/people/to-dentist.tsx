import { listOrders } from '@archway/contract/order/calls';
import { handOverPrepared } from '@archway/contract/order/people';
import { Button } from '@archway/ui/button';
import { Note } from '@archway/ui/note';
import { SelectField } from '@archway/ui/select-field';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { orderDentists } from '../new-order.queries.ts';
import styles from './open-work.module.css';
import type { HandOverProps } from './to-technicians.tsx';

/** What a dentist has not sent, to another dentist, who then signs it. */
export function ToDentist({ from, onDone }: HandOverProps): ReactNode {
  const t = useText();
  const { data } = useQuery(orderDentists);
  const [dentistId, choose] = useState('');
  const call = useCall(handOverPrepared, { refreshes: [listOrders], ignoreErrors: true });
  const others = data?.list.filter(({ member }) => member?.userCode !== from) ?? [];
  return (
    <div className={styles['work']}>
      <SelectField
        label={t('order.handOver.toDentist')}
        value={dentistId}
        placeholder={t('order.handOver.choose')}
        options={others.map(({ dentistId: value, name }) => ({ value, label: name }))}
        onChange={choose}
      />
      <div>
        <Button
          icon={UserRoundCheck}
          busy={call.isPending}
          disabled={dentistId === ''}
          onClick={() => call.mutate({ from, dentistId }, { onSuccess: ({ orders }) => onDone(orders) })}
        >
          {t('order.handOver.button')}
        </Button>
      </div>
      {call.error !== null && (
        <Note kind="error" live>
          {call.error.message}
        </Note>
      )}
    </div>
  );
}
