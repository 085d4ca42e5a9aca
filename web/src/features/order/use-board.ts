import type { ListedOrder } from '@archway/contract/order/model';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AnsweredPage } from '../../platform/list/use-list.ts';
import { localDay } from '../../platform/text/local-day.ts';
import { groupRows, isGrouped, type GroupedRows } from './list/board-groups.ts';
import type { Load } from './list/load-words.ts';
import { loadQuery } from './order.queries.ts';
import type { OrderListState } from './use-order-list.ts';

export interface Board {
  /** Where the reader is; for a lab where it is. */
  today: string;
  load: Load | undefined;
  /** Null for a list that is sorted by anything but the day parcels leave. */
  groups: readonly GroupedRows[] | null;
  /** The page, in the order of its groups. */
  rows: readonly ListedOrder[];
}

const NONE: readonly ListedOrder[] = [];

/** A page of the list with what a lab must know of its days. */
export function useBoard(
  { isClinic, list }: OrderListState,
  { data: page, dataUpdatedAt }: UseQueryResult<AnsweredPage<ListedOrder>>,
): Board {
  const { data: load } = useQuery({ ...loadQuery, enabled: !isClinic });
  const rows = page?.list ?? NONE;
  const { sort, offset } = list;
  // As of the answer, which is asked for anew whenever something changes.
  const today = load?.today ?? localDay(new Date(dataUpdatedAt));
  const hasBefore = offset > 0;
  const hasAfter = page !== undefined && page.next !== null;
  const groups = useMemo(
    () =>
      isClinic || load === undefined || !isGrouped(sort)
        ? null
        : groupRows(rows, { today, sort, hasBefore, hasAfter }),
    [isClinic, load, sort, rows, today, hasBefore, hasAfter],
  );
  const inGroups = useMemo(() => groups?.flatMap((group) => group.rows), [groups]);
  return { today, load, groups, rows: inGroups ?? rows };
}
