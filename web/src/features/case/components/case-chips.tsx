import { CASE_STATES } from '@archway/rules/cases';
import { WORK_TYPES } from '@archway/rules/treatment/vocabulary';
import { DateRange } from '@archway/ui/date-range';
import { FilterChip } from '@archway/ui/filter-chip';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { livePartnersQuery } from '../../partner/public.ts';
import { dentistsToChoose } from '../case.queries.ts';
import { caseState } from '../case-states.ts';
import type { CaseChips as Chips } from '../case-view.ts';
import { ORDER_CHOICES } from '../order-states.ts';

export interface CaseChipsProps {
  filters: Chips;
  onFilter: (change: Partial<Chips>) => void;
  /** A lab has no records of dentists to choose from, and sends no orders. */
  isClinic: boolean;
}

/** What the list of cases is narrowed to. */
export function CaseChips({ filters, onFilter, isClinic }: CaseChipsProps): ReactNode {
  const t = useText();
  return (
    <>
      <DateRange
        name={t('cases.scanned')}
        value={filters.scanned}
        onChange={(scanned) => onFilter({ scanned })}
      />
      <FilterChip
        name={t('cases.state.label')}
        several
        options={CASE_STATES.map((state) => ({ value: state, label: t(caseState(state).text) }))}
        selected={filters.states}
        onSelect={(chosen) => onFilter({ states: CASE_STATES.filter((state) => chosen.includes(state)) })}
      />
      <FilterChip
        name={t('treatment.field.work')}
        several
        options={WORK_TYPES.map((type) => ({ value: type, label: t(`treatment.product.${type}`) }))}
        selected={filters.workTypes}
        onSelect={(chosen) => onFilter({ workTypes: WORK_TYPES.filter((type) => chosen.includes(type)) })}
      />
      {isClinic && (
        <>
          <DentistChip filters={filters} onFilter={onFilter} />
          <OrderChip filters={filters} onFilter={onFilter} />
          <LabChip filters={filters} onFilter={onFilter} />
        </>
      )}
    </>
  );
}

function DentistChip({ filters, onFilter }: Omit<CaseChipsProps, 'isClinic'>): ReactNode {
  const t = useText();
  const { data } = useQuery(dentistsToChoose);
  const options = (data?.list ?? []).map(({ dentistId, name }) => ({ value: dentistId, label: name }));
  return (
    <FilterChip
      name={t('cases.dentist')}
      several
      options={options}
      selected={filters.dentistIds}
      onSelect={(dentistIds) => onFilter({ dentistIds })}
    />
  );
}

function OrderChip({ filters, onFilter }: Omit<CaseChipsProps, 'isClinic'>): ReactNode {
  const t = useText();
  return (
    <FilterChip
      name={t('cases.order')}
      several
      options={ORDER_CHOICES.map(({ value, text }) => ({ value, label: t(text) }))}
      selected={filters.orderStatuses}
      onSelect={(chosen) =>
        onFilter({
          orderStatuses: ORDER_CHOICES.flatMap(({ value }) => (chosen.includes(value) ? value : [])),
        })
      }
    />
  );
}

/** The labs that orders go to now. A clinic without one has nothing to choose from. */
function LabChip({ filters, onFilter }: Omit<CaseChipsProps, 'isClinic'>): ReactNode {
  const t = useText();
  const { data } = useQuery(livePartnersQuery);
  const options = (data?.list ?? []).map(({ companyCode, organization }) => ({
    value: companyCode,
    label: organization.name,
  }));
  if (options.length === 0 && filters.labCodes.length === 0) return null;
  return (
    <FilterChip
      name={t('cases.lab')}
      several
      options={options}
      selected={filters.labCodes}
      onSelect={(labCodes) => onFilter({ labCodes })}
    />
  );
}
