import type { InputOf } from '@archway/contract/core/call';
import { countOrders, getLoad, getOrder, listOrders } from '@archway/contract/order/calls';
import { getOpenWork } from '@archway/contract/order/people';
import { listTechnicians } from '@archway/contract/order/dates';
import type { OrderDetail } from '@archway/contract/order/model';
import { isOpen } from '@archway/rules/order/statuses';
import { callQuery } from '../../platform/call/queries.ts';

export const ordersQuery = (asked: InputOf<typeof listOrders>) =>
  callQuery(listOrders, asked, { ignoreErrors: true });

export const countsQuery = (lists: InputOf<typeof countOrders>['lists']) =>
  callQuery(countOrders, { lists }, { ignoreErrors: true });

/** What must leave a lab day by day, and what it takes on in a day. */
export const loadQuery = callQuery(getLoad, {}, { ignoreErrors: true });

export const orderQuery = (orderId: string) => callQuery(getOrder, { orderId }, { ignoreErrors: true });

/** Pushes tell when a copy of a file is ready; this is for those that are lost. */
const EVERY_MS = 10_000;

/** How soon an order is asked for again without a push: while copies of its files are being prepared. */
export const askAgainAfter = (detail: OrderDetail | undefined): number | false =>
  detail !== undefined && isOpen(detail.status) && detail.files.some(({ canDownload }) => !canDownload)
    ? EVERY_MS
    : false;

/** Who an order of the lab can be given to. */
export const techniciansQuery = callQuery(listTechnicians, {}, { ignoreErrors: true });

/** What a member still has to do. */
export const openWorkQuery = (userCode: string) =>
  callQuery(getOpenWork, { userCode }, { ignoreErrors: true });
