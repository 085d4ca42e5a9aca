import { CASE_STATES } from '@archway/rules/cases';
import { WORK_TYPES } from '@archway/rules/treatment/vocabulary';
import { DateRange } from '@archway/ui/date-range';
import { FilterChip } from '@archway/ui/filter-chip';
import { useText } from '@archway/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { dentistsToChoose } from '../case.queries.ts';
import { caseState } from '../case-states.ts';
import type { CaseChips as Chips } from '../case-view.ts';

export interface CaseChipsProps {
  filters: Chips;
  onFilter: (change: Partial<Chips>) => void;
  /** A lab has no records of dentists to choose from. */
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
      {isClinic && <DentistChip filters={filters} onFilter={onFilter} />}
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
