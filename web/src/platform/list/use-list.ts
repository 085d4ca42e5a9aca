import type { Sort } from '@archway/ui/columns';
import { useState } from 'react';
import { sortName } from './sort-names.ts';
import { useDebounced } from './use-debounced.ts';

/** A page of a list, as every list call answers with one. */
export interface AnsweredPage<Row = unknown> {
  list: readonly Row[];
  total: number;
  totalIsExact: boolean;
  next: string | null;
}

/** What a list call takes for the page that is shown. */
export interface ListInput<S extends string = string> {
  pageSize: number;
  cursor?: string;
  keyword?: string;
  sort?: S | `-${S}`;
}

export interface List<S extends string, F> {
  input: ListInput<S>;
  /** What stands in the search, and what is searched for once its writer pauses. */
  typed: string;
  keyword: string;
  search: (typed: string) => void;
  filters: F;
  filter: (change: Partial<F>) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The place of the first row in the whole list, counted from 0. */
  offset: number;
  /** Back to the first page. */
  restart: () => void;
  /** Shows another list at once: what is searched for, filtered and sorted by. */
  show: (shown: { typed: string; filters: F; sort: Sort }) => void;
  /** To be told every answer: when the last row of a page is deleted, the page before it is shown. */
  follow: (answer: Answer) => void;
  /** What the pager shows and does about an answered page. */
  pagerOf: (page: AnsweredPage) => PagerState;
}

export interface Answer {
  data: AnsweredPage | undefined;
  isPlaceholderData: boolean;
}

export interface PagerState {
  first: number;
  last: number;
  total: number;
  more: boolean;
  onPrevious?: () => void;
  onNext?: () => void;
}

const PAGE_SIZE = 50;
/** Of the search, in letters. */
export const KEYWORD_LIMIT = 64;
const NEWEST_FIRST: Sort = { column: 'createdAt', direction: 'descending' };

/**
 * What one sees of a list: what is searched for, filtered and sorted by, and the page. Whatever else is asked for starts at
 * the first page. Columns that sort have the names of `sorts`, which are the contract's.
 */
export function useList<const S extends string, F extends object>(
  sorts: readonly S[],
  noFilters: F,
  firstSort: Sort = NEWEST_FIRST,
): List<S, F> {
  const [typed, search] = useState('');
  const keyword = useDebounced(typed.trim().slice(0, KEYWORD_LIMIT));
  const [filters, setFilters] = useState(noFilters);
  const [sort, onSort] = useState(firstSort);
  // The order lists have by themselves is not said.
  const by = sortName(sorts, sort);
  const question = JSON.stringify([keyword, filters, sort]);
  const [way, setWay] = useState<{ question: string; cursors: readonly string[] }>({ question, cursors: [] });
  // The cursors that led to this page: none on the first one.
  const cursors = way.question === question ? way.cursors : [];
  const go = (to: readonly string[]) => setWay({ question, cursors: to });
  const cursor = cursors.at(-1);
  const offset = cursors.length * PAGE_SIZE;
  return {
    input: {
      pageSize: PAGE_SIZE,
      ...(cursor === undefined ? {} : { cursor }),
      ...(keyword === '' ? {} : { keyword }),
      ...(by === undefined ? {} : { sort: by }),
    },
    typed,
    keyword,
    search,
    filters,
    filter: (change) => setFilters((before) => ({ ...before, ...change })),
    sort,
    onSort,
    offset,
    restart: () => go([]),
    show: (shown) => {
      search(shown.typed);
      setFilters(shown.filters);
      onSort(shown.sort);
    },
    follow: ({ data, isPlaceholderData }) => {
      if (data?.list.length === 0 && cursors.length > 0 && !isPlaceholderData) go(cursors.slice(0, -1));
    },
    pagerOf: ({ list, total, totalIsExact, next }) => ({
      first: Math.min(offset + 1, total),
      last: offset + list.length,
      total,
      more: !totalIsExact,
      ...(cursors.length === 0 ? {} : { onPrevious: () => go(cursors.slice(0, -1)) }),
      ...(next === null ? {} : { onNext: () => go([...cursors, next]) }),
    }),
  };
}
