import type { OrderFilters } from '@archway/contract/order/filters';
import type { OrderViewSettings } from '@archway/contract/view/model';
import type { DateChoice } from '@archway/rules/date-presets';
import { ORDER_SORTS, type OrderColumn, type OrderQueue } from '@archway/rules/order/list';
import type { OrderDisplayState } from '@archway/rules/order/statuses';
import type { WorkType } from '@archway/rules/treatment/vocabulary';
import type { Sort } from '@archway/ui/columns';
import { sortName, sortNamed } from '../../../platform/list/sort-names.ts';

/** The names of sortable columns, which are the contract's. */
export const SORTS = [...ORDER_SORTS, 'createdAt'] as const;
export const NEWEST_FIRST: Sort = { column: 'createdAt', direction: 'descending' };

/** What the list is narrowed to: what its chips are set to, and the queue of a tab, which has no chip. */
export interface OrderChips {
  states: readonly OrderDisplayState[];
  companyCodes: readonly string[];
  dentistIds: readonly string[];
  workTypes: readonly WorkType[];
  /** Of ended orders alone. */
  ended: DateChoice;
  isOverdue: boolean;
  isReleaseAsked: boolean;
  isHeld: boolean;
  /** A lab's: members, or nobody. */
  technicians: readonly string[];
  isUnassigned: boolean;
  queue: OrderQueue | null;
}

/** Narrowed to nothing. */
export const NO_CHIPS: OrderChips = {
  states: [],
  companyCodes: [],
  dentistIds: [],
  workTypes: [],
  ended: 'allTime',
  isOverdue: false,
  isReleaseAsked: false,
  isHeld: false,
  technicians: [],
  isUnassigned: false,
  queue: null,
};

/** How the list is shown: what is searched for, filtered, sorted by, and which columns it has. */
export interface ShownOrders {
  keyword: string;
  filters: OrderChips;
  sort: Sort;
  columns: readonly OrderColumn[];
}

/** As calls take it: what narrows nothing is left out. */
export const filtersOf = ({
  keyword,
  filters: { states, companyCodes, dentistIds, workTypes, ended, technicians, queue, ...flags },
}: Pick<ShownOrders, 'keyword' | 'filters'>): OrderFilters => ({
  ...(keyword === '' ? {} : { keyword }),
  ...(states.length === 0 ? {} : { states: [...states] }),
  ...(companyCodes.length === 0 ? {} : { companyCodes: [...companyCodes] }),
  ...(dentistIds.length === 0 ? {} : { dentistIds: [...dentistIds] }),
  ...(workTypes.length === 0 ? {} : { workTypes: [...workTypes] }),
  ...(ended === 'allTime' ? {} : { ended }),
  ...(technicians.length === 0 ? {} : { technicians: [...technicians] }),
  ...setFlags(flags),
  ...(queue === null ? {} : { queue }),
});

/** Those that narrow something. */
const setFlags = (flags: Readonly<Record<string, boolean>>): Record<string, true> =>
  Object.fromEntries(Object.entries(flags).flatMap(([name, on]) => (on ? [[name, true as const]] : [])));

export function settingsOf(shown: ShownOrders): OrderViewSettings {
  const sort = sortName(SORTS, shown.sort);
  return {
    filters: filtersOf(shown),
    columns: [...shown.columns],
    ...(sort === undefined ? {} : { sort }),
  };
}

/** A view as the list shows it. */
export function shownBy({ filters, columns, sort }: OrderViewSettings): ShownOrders {
  const { keyword = '', ...chips } = filters;
  return {
    keyword,
    filters: { ...NO_CHIPS, ...definedOf(chips) },
    sort: sort === undefined ? NEWEST_FIRST : sortNamed(sort),
    columns,
  };
}

/** Without what was left out: a filter that is undefined narrows nothing. */
const definedOf = (chips: Omit<OrderFilters, 'keyword'>): Partial<OrderChips> =>
  Object.fromEntries(Object.entries(chips).filter(([, value]) => value !== undefined));

/** Whether the list still shows what the view says. */
export const isAsSaved = (settings: OrderViewSettings, shown: ShownOrders): boolean =>
  JSON.stringify(settingsOf(shownBy(settings))) === JSON.stringify(settingsOf(shown));
