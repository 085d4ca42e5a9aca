import { ORDER_STATUSES } from '@archway/rules/order/statuses';
import { Button } from '@archway/ui/button';
import { DensitySwitch } from '@archway/ui/density-switch';
import { FilterChip } from '@archway/ui/filter-chip';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListSearch } from '../../../platform/list/list-search.tsx';
import { usePreference } from '../../../platform/session/use-preference.ts';
import { livePartnersQuery } from '../../partner/public.ts';
import { stateWords } from '../order-states.ts';
import type { OrderListState } from '../use-order-list.ts';
import styles from './order-list-head.module.css';

export interface OrderListHeadProps {
  list: OrderListState;
  isClinic: boolean;
  /** Null for who may not, and where the empty list has the button. */
  onNew: (() => void) | null;
}

/** What the list is searched for and narrowed to, and the way to a new order. */
export function OrderListHead({ list, isClinic, onNew }: OrderListHeadProps): ReactNode {
  const t = useText();
  const [{ density }, choose] = usePreference();
  return (
    <div className={styles['head']}>
      <search className={styles['search']}>
        <ListSearch label={t('order.search')} typed={list.typed} onType={list.search} />
      </search>
      <div className={styles['chips']}>
        <OrderChips list={list} isClinic={isClinic} />
      </div>
      <div className={styles['looks']}>
        <DensitySwitch value={density} onChange={(chosen) => choose({ density: chosen })} />
      </div>
      {onNew !== null && (
        <Button kind="primary" icon={Plus} onClick={onNew}>
          {t('order.begin.button')}
        </Button>
      )}
    </div>
  );
}

const ASKED = 'asked';

function OrderChips({ list: { filters, filter }, isClinic }: Omit<OrderListHeadProps, 'onNew'>): ReactNode {
  const t = useText();
  const { data: partners } = useQuery(livePartnersQuery);
  // What was not sent has not come to any lab.
  const statuses = isClinic ? ORDER_STATUSES : ORDER_STATUSES.filter((status) => status !== 'notSent');
  return (
    <>
      <FilterChip
        name={t('order.status')}
        several
        options={statuses.map((status) => ({ value: status, label: t(stateWords(status, isClinic).text) }))}
        selected={filters.statuses}
        onSelect={(chosen) => filter({ statuses: statuses.filter((status) => chosen.includes(status)) })}
      />
      <FilterChip
        name={t(isClinic ? 'order.lab' : 'order.clinic')}
        options={(partners?.list ?? []).map(({ companyCode, organization }) => ({
          value: companyCode,
          label: organization.name,
        }))}
        selected={filters.companyCode === null ? [] : [filters.companyCode]}
        onSelect={([companyCode]) => filter({ companyCode: companyCode ?? null })}
      />
      {isClinic && (
        <FilterChip
          name={t('order.filter.release')}
          options={[{ value: ASKED, label: t('order.filter.asked') }]}
          selected={filters.isReleaseAsked ? [ASKED] : []}
          onSelect={([chosen]) => filter({ isReleaseAsked: chosen === ASKED })}
        />
      )}
    </>
  );
}
