import { useState } from 'react';

/** A page of a list, as every list call answers with one. */
export interface AnsweredPage<Row = unknown> {
  list: readonly Row[];
  total: number;
  totalIsExact: boolean;
  next: string | null;
}

export interface Pages {
  /** What the list call takes for the page that is shown: nothing for the first one. */
  input: { pageSize: number; cursor?: string };
  /** The place of the first row in the whole list, counted from 0. */
  offset: number;
  /** Back to the first page. */
  restart: () => void;
  /** To be told every answer that is no placeholder: when the last row of a page is deleted, the page before it is shown. */
  settle: (page: AnsweredPage) => void;
  /** What the pager shows and does about an answered page. */
  pagerOf: (page: AnsweredPage) => PagerState;
}

interface PagerState {
  first: number;
  last: number;
  total: number;
  more: boolean;
  onPrevious?: () => void;
  onNext?: () => void;
}

const PAGE_SIZE = 50;

/** Leads through a list by the cursors of its pages. Another `filter` starts at the beginning. */
export function usePages(filter: string): Pages {
  const [state, setState] = useState<{ filter: string; cursors: readonly string[] }>({ filter, cursors: [] });
  const cursors = state.filter === filter ? state.cursors : [];
  const go = (to: readonly string[]) => setState({ filter, cursors: to });
  const cursor = cursors.at(-1);
  const offset = cursors.length * PAGE_SIZE;
  return {
    input: { pageSize: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) },
    offset,
    restart: () => go([]),
    settle: ({ list }) => {
      if (list.length === 0 && cursors.length > 0) go(cursors.slice(0, -1));
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
