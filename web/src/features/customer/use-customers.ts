import { CUSTOMER_SORTS, type CustomerFilter, type CustomerSort } from '@archway/rules/customer';
import { nextSort, type Sort } from '@archway/ui/columns';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sortName, sortNamed } from '../../platform/list/sort-names.ts';
import { useDebounced } from '../../platform/list/use-debounced.ts';
import { KEYWORD_LIMIT } from '../../platform/list/use-list.ts';
import { customersQuery } from './customer.queries.ts';

export const PAGE_SIZE = 50;
const FIRST: `-${CustomerSort}` = '-orders';

/** What one sees of the customers: filter, search, order and page. */
export function useCustomers() {
  const [filter, setFilter] = useState<CustomerFilter>('active');
  const [typed, setTyped] = useState('');
  const [sort, setSort] = useState<CustomerSort | `-${CustomerSort}`>(FIRST);
  const [page, setPage] = useState(1);
  const keyword = useDebounced(typed.trim().slice(0, KEYWORD_LIMIT));
  const asked = { filter, sort, pageNum: page, pageSize: PAGE_SIZE, ...(keyword !== '' && { keyword }) };
  const found = useQuery({ ...customersQuery(asked), placeholderData: keepPreviousData });
  const fromStart =
    <T>(set: (value: T) => void) =>
    (value: T): void => {
      set(value);
      setPage(1);
    };
  return {
    filter,
    setFilter: fromStart(setFilter),
    typed,
    search: fromStart(setTyped),
    keyword,
    sort: sortNamed(sort),
    onSort: fromStart((wanted: Sort) => setSort(sortName(CUSTOMER_SORTS, turned(wanted, sort)) ?? FIRST)),
    page,
    setPage,
    found,
  };
}

/** Of numbers and days the highest are wanted first; names begin with A. */
function turned(wanted: Sort, before: string): Sort {
  const isNew = sortNamed(before).column !== wanted.column;
  return isNew && wanted.column !== 'name'
    ? nextSort(wanted.column, { ...wanted, direction: 'ascending' })
    : wanted;
}

export type CustomersState = ReturnType<typeof useCustomers>;
