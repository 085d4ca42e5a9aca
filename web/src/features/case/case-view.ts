import type { CaseFilters } from '@archway/contract/case/filters';
import type { CaseViewSettings } from '@archway/contract/view/model';
import { CASE_SORTS, type CaseColumn } from '@archway/rules/case-list';
import type { CaseState } from '@archway/rules/cases';
import type { DateChoice } from '@archway/rules/date-presets';
import type { OrderStatus } from '@archway/rules/order/statuses';
import type { WorkType } from '@archway/rules/treatment/vocabulary';
import type { Sort } from '@archway/ui/columns';
import { sortName, sortNamed } from '../../platform/list/sort-names.ts';

/** The names of sortable columns, which are the contract's. */
export const SORTS = [...CASE_SORTS, 'createdAt'] as const;
export const LATEST_SCAN_FIRST: Sort = { column: 'scanned', direction: 'descending' };

/** What the chips of the list are set to. */
export interface CaseChips {
  scanned: DateChoice;
  states: readonly CaseState[];
  dentistIds: readonly string[];
  workTypes: readonly WorkType[];
  orderStatuses: readonly OrderStatus[];
  labCodes: readonly string[];
}

/** Narrowed to nothing. */
export const NO_CHIPS: CaseChips = {
  scanned: 'allTime',
  states: [],
  dentistIds: [],
  workTypes: [],
  orderStatuses: [],
  labCodes: [],
};

/** How the list is shown: what is searched for, filtered, sorted by, and which columns it has. */
export interface ShownList {
  keyword: string;
  filters: CaseChips;
  sort: Sort;
  columns: readonly CaseColumn[];
}

/** As calls take it: what narrows nothing is left out. */
export const filtersOf = ({ keyword, filters }: Pick<ShownList, 'keyword' | 'filters'>): CaseFilters => ({
  ...(keyword === '' ? {} : { keyword }),
  ...(filters.states.length === 0 ? {} : { states: [...filters.states] }),
  ...(filters.dentistIds.length === 0 ? {} : { dentistIds: [...filters.dentistIds] }),
  ...(filters.workTypes.length === 0 ? {} : { workTypes: [...filters.workTypes] }),
  ...(filters.orderStatuses.length === 0 ? {} : { orderStatuses: [...filters.orderStatuses] }),
  ...(filters.labCodes.length === 0 ? {} : { labCodes: [...filters.labCodes] }),
  ...(filters.scanned === 'allTime' ? {} : { scanned: filters.scanned }),
});

export function settingsOf(shown: ShownList): CaseViewSettings {
  const sort = sortName(SORTS, shown.sort);
  return {
    filters: filtersOf(shown),
    columns: [...shown.columns],
    ...(sort === undefined ? {} : { sort }),
  };
}

/** A view as the list shows it. */
export function shownBy({ filters, columns, sort }: CaseViewSettings): ShownList {
  return {
    keyword: filters.keyword ?? '',
    filters: {
      scanned: filters.scanned ?? 'allTime',
      states: filters.states ?? [],
      dentistIds: filters.dentistIds ?? [],
      workTypes: filters.workTypes ?? [],
      orderStatuses: filters.orderStatuses ?? [],
      labCodes: filters.labCodes ?? [],
    },
    sort: sort === undefined ? LATEST_SCAN_FIRST : sortNamed(sort),
    columns,
  };
}

/** Whether the list still shows what the view says. */
export const isAsSaved = (settings: CaseViewSettings, shown: ShownList): boolean =>
  JSON.stringify(settingsOf(shownBy(settings))) === JSON.stringify(settingsOf(shown));
