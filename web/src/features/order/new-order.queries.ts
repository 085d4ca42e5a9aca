import { listCases } from '@archway/contract/case/calls';
import { MAX_PAGE_SIZE } from '@archway/contract/core/paging';
import { listDentists } from '@archway/contract/dentist/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { callQuery, pagesQuery } from '../../platform/call/queries.ts';

const CASE_PAGE = 20;

/** The cases an order can be made of, as far as was asked for. */
export const casesToOrder = (keyword: string) =>
  pagesQuery(listCases, { pageSize: CASE_PAGE, ...(keyword === '' ? {} : { keyword }) });

/** The dentists an order can be signed by. A clinic has few. */
export const orderDentists = callQuery(
  listDentists,
  { pageSize: MAX_PAGE_SIZE, sort: 'name' },
  { ignoreErrors: true },
);

const EVERY_MS = 3_000;

/** How soon an order is asked for again by itself: while an attachment of it is on its way or being checked. */
export const untilAttached = (order: OrderDetail | undefined): number | false =>
  order?.own?.attachments.some(({ tag }) => tag === 'uploading' || tag === 'uploaded') === true
    ? EVERY_MS
    : false;
