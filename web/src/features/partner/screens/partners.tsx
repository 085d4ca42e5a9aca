import type { Partner } from '@archway/contract/partner/model';
import { PARTNER_FILTERS, type PartnerFilter } from '@archway/rules/partner/statuses';
import { Segmented } from '@archway/ui/segmented';
import { ErrorState, NoAccessState } from '@archway/ui/states';
import { Tabs } from '@archway/ui/tabs';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ConfirmStep, type StepName } from '../components/confirm-step.tsx';
import { Directory } from '../components/directory.tsx';
import { GivenCode, OwnCodes } from '../components/partner-codes.tsx';
import { PartnerRequests } from '../components/partner-requests.tsx';
import { PartnerTable } from '../components/partner-table.tsx';
import { partnersQuery } from '../partner.queries.ts';
import styles from './partners.module.css';

/** Those one works with, those who wait, and the ways to more of them. */
export function Partners(): ReactNode {
  const t = useText();
  const [tab, setTab] = useState<'mine' | 'waiting'>('mine');
  const [filter, setFilter] = useState<PartnerFilter>('applying');
  const [asked, setAsked] = useState<{ partner: Partner; step: StepName } | null>(null);
  const mine = useQuery(partnersQuery('accepted'));
  const applying = useQuery(partnersQuery('applying'));
  const others = useQuery(partnersQuery(filter));
  const error = mine.error ?? others.error;
  if (error?.failure === 'noPerm') return <NoAccessState />;
  if (error !== null && mine.data === undefined)
    return <ErrorState serverText={error.message} onRetry={() => void mine.refetch()} />;
  const waiting = (applying.data?.list ?? []).filter(({ isApplicant }) => !isApplicant).length;
  return (
    <div className={styles['page']}>
      <div className={styles['main']}>
        <Tabs
          label={t('partners.title')}
          tabs={[
            { id: 'mine', label: t('partners.mine'), count: mine.data?.total ?? 0 },
            { id: 'waiting', label: t('partners.toConfirm'), count: waiting },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          {tab === 'mine' ? (
            <PartnerTable partners={mine} onEnd={(partner) => setAsked({ partner, step: 'terminate' })} />
          ) : (
            <>
              <div className={styles['filters']}>
                <Segmented
                  label={t('partners.filter.label')}
                  value={filter}
                  options={PARTNER_FILTERS.map((value) => ({ value, label: t(`partners.filter.${value}`) }))}
                  onChange={setFilter}
                />
              </div>
              <PartnerRequests
                partners={others.data?.list ?? []}
                onStep={(partner, step) => setAsked({ partner, step })}
              />
            </>
          )}
        </Tabs>
      </div>
      <aside className={styles['ways']}>
        <Directory />
        <GivenCode />
        <OwnCodes />
      </aside>
      {asked !== null && <ConfirmStep {...asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
