import { WORK_TYPES } from '@archway/rules/treatment/vocabulary';
import { DateRange } from '@archway/ui/date-range';
import { FilterChip } from '@archway/ui/filter-chip';
import { useText } from '@archway/ui/text';
import { ToggleChip } from '@archway/ui/toggle-chip';
import { useQuery } from '@tanstack/react-query';
import { ClockAlert, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import { livePartnersQuery } from '../../partner/public.ts';
import { offeredChips } from '../list/order-tabs.ts';
import { orderDentists } from '../new-order.queries.ts';
import { stateWords } from '../order-states.ts';
import { techniciansQuery } from '../order.queries.ts';
import type { OrderListState } from '../use-order-list.ts';

interface ChipsProps {
  orders: OrderListState;
}

/** What the list is narrowed to. A chip that could change nothing in this tab is left out. */
export function OrderChips({ orders }: ChipsProps): ReactNode {
  const { list, filter, tab, isClinic } = orders;
  const { filters } = list;
  const t = useText();
  const offered = offeredChips(tab, isClinic);
  return (
    <>
      {offered.states.length > 0 && (
        <FilterChip
          name={t('order.status')}
          several
          options={offered.states.map((state) => ({
            value: state,
            label: t(stateWords(state, isClinic).text),
          }))}
          selected={filters.states}
          onSelect={(chosen) => filter({ states: offered.states.filter((state) => chosen.includes(state)) })}
        />
      )}
      <PartnerChip orders={orders} />
      {offered.dentistIds && <DentistChip orders={orders} />}
      <FilterChip
        name={t('treatment.field.work')}
        several
        options={WORK_TYPES.map((type) => ({ value: type, label: t(`treatment.product.${type}`) }))}
        selected={filters.workTypes}
        onSelect={(chosen) => filter({ workTypes: WORK_TYPES.filter((type) => chosen.includes(type)) })}
      />
      {offered.ended && (
        <DateRange name={t('order.ended')} value={filters.ended} onChange={(ended) => filter({ ended })} />
      )}
      {offered.technicians && <TechnicianChip orders={orders} />}
      {offered.isReleaseAsked && <ReleaseChip orders={orders} />}
      {offered.isHeld && (
        <ToggleChip
          label={t('order.held')}
          icon={Pause}
          on={filters.isHeld}
          onToggle={(isHeld) => filter({ isHeld })}
        />
      )}
      {offered.isOverdue && (
        <ToggleChip
          label={t('order.overdue')}
          icon={ClockAlert}
          on={filters.isOverdue}
          onToggle={(isOverdue) => filter({ isOverdue })}
        />
      )}
    </>
  );
}

/** The other organizations. Without a partner there is nothing to choose from. */
function PartnerChip({ orders: { list, filter, isClinic } }: ChipsProps): ReactNode {
  const t = useText();
  const { data } = useQuery(livePartnersQuery);
  const { companyCodes } = list.filters;
  const options = (data?.list ?? []).map(({ companyCode, organization }) => ({
    value: companyCode,
    label: organization.name,
  }));
  if (options.length === 0 && companyCodes.length === 0) return null;
  return (
    <FilterChip
      name={t(isClinic ? 'order.lab' : 'order.clinic')}
      several
      options={options}
      selected={companyCodes}
      onSelect={(chosen) => filter({ companyCodes: chosen })}
    />
  );
}

function DentistChip({ orders: { list, filter } }: ChipsProps): ReactNode {
  const t = useText();
  const { data } = useQuery(orderDentists);
  const options = (data?.list ?? []).map(({ dentistId, name }) => ({ value: dentistId, label: name }));
  return (
    <FilterChip
      name={t('order.dentist')}
      several
      options={options}
      selected={list.filters.dentistIds}
      onSelect={(dentistIds) => filter({ dentistIds })}
    />
  );
}

/** Who of the lab works on them; nobody is a choice of its own. */
const NOBODY = 'nobody';

function TechnicianChip({ orders: { list, filter } }: ChipsProps): ReactNode {
  const t = useText();
  const { data } = useQuery(techniciansQuery);
  const { technicians, isUnassigned } = list.filters;
  const options = [
    { value: NOBODY, label: t('order.unassigned') },
    ...(data?.list ?? []).map(({ userCode, name }) => ({ value: userCode, label: name })),
  ];
  return (
    <FilterChip
      name={t('order.technician')}
      options={options}
      selected={isUnassigned ? [NOBODY] : technicians}
      onSelect={([chosen]) =>
        filter({
          isUnassigned: chosen === NOBODY,
          technicians: chosen === undefined || chosen === NOBODY ? [] : [chosen],
        })
      }
    />
  );
}

const ASKED = 'asked';

function ReleaseChip({ orders: { list, filter } }: ChipsProps): ReactNode {
  const t = useText();
  return (
    <FilterChip
      name={t('order.filter.release')}
      options={[{ value: ASKED, label: t('order.filter.asked') }]}
      selected={list.filters.isReleaseAsked ? [ASKED] : []}
      onSelect={([chosen]) => filter({ isReleaseAsked: chosen === ASKED })}
    />
  );
}
