import { listOrders } from '@archway/contract/order/calls';
import { listTechnicians } from '@archway/contract/order/dates';
import { handOver } from '@archway/contract/order/people';
import { Button } from '@archway/ui/button';
import { Checkbox } from '@archway/ui/checkbox';
import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCall } from '../../../platform/call/queries.ts';
import { useFormat } from '../../../platform/text/format.ts';
import { techniciansQuery } from '../order.queries.ts';
import styles from './open-work.module.css';

export interface HandOverProps {
  /** Whose it is. */
  from: string;
  onDone: (orders: number) => void;
}

/** To one or several; each order goes to whoever has least to do. */
export function ToTechnicians({ from, onDone }: HandOverProps): ReactNode {
  const t = useText();
  const { number } = useFormat();
  const { data } = useQuery(techniciansQuery);
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const call = useCall(handOver, {
    refreshes: [listOrders, listTechnicians],
    ignoreErrors: true,
  });
  const others = data?.list.filter(({ userCode }) => userCode !== from) ?? [];
  const toggle = (userCode: string, isChosen: boolean): void =>
    choose((now) => new Set(isChosen ? [...now, userCode] : [...now].filter((one) => one !== userCode)));
  return (
    <>
      <fieldset className={styles['people']}>
        <legend>{t('order.handOver.to')}</legend>
        {others.map(({ userCode, name, orders, units }) => (
          <Checkbox
            key={userCode}
            label={name}
            help={t('order.assign.load', { orders, units: number(units) })}
            checked={chosen.has(userCode)}
            onChange={(isChosen) => toggle(userCode, isChosen)}
          />
        ))}
      </fieldset>
      <div>
        <Button
          icon={UserRoundCheck}
          busy={call.isPending}
          disabled={chosen.size === 0}
          onClick={() =>
            call.mutate({ from, to: [...chosen] }, { onSuccess: ({ orders }) => onDone(orders) })
          }
        >
          {t('order.handOver.button')}
        </Button>
      </div>
      {call.error !== null && (
        <Note kind="error" live>
          {call.error.message}
        </Note>
      )}
    </>
  );
}
