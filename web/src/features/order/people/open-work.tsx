import { Note } from '@archway/ui/note';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { OpenWorkProps } from '../../../platform/page/open-work.tsx';
import { openWorkQuery } from '../order.queries.ts';
import { useIsClinic } from '../use-is-clinic.ts';
import { ToDentist } from './to-dentist.tsx';
import { ToTechnicians } from './to-technicians.tsx';
import styles from './open-work.module.css';

/** The orders of a member who leaves or gets another role: offered to others, and not waited for. */
export function OpenOrders({ userCode, name }: OpenWorkProps): ReactNode {
  const t = useText();
  const isClinic = useIsClinic();
  // Asked anew each time: an answer during the hand-over would take the offer away before it says what it did.
  const work = useQuery({ ...openWorkQuery(userCode), staleTime: 0 });
  const [done, setDone] = useState(0);
  if (done > 0)
    return (
      <Note kind="ok" live>
        {t('order.handOver.done', { count: done })}
      </Note>
    );
  const { orders = 0, releases = 0 } = work.data ?? {};
  if (orders === 0) return null;
  return (
    <section className={styles['work']} aria-label={t('order.handOver.title', { name })}>
      <Note kind="warn" title={t('order.handOver.count', { count: orders, name })}>
        {isClinic ? t('order.handOver.releases', { count: releases }) : t('order.handOver.left')}
      </Note>
      {isClinic ? (
        <ToDentist from={userCode} onDone={setDone} />
      ) : (
        <ToTechnicians from={userCode} onDone={setDone} />
      )}
    </section>
  );
}
