import { listOrders } from '@archway/contract/order/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../platform/call/queries.ts';
import { stepsFor, type BatchRow } from './batch/batch-steps.ts';

const NONE: ReadonlySet<string> = new Set();

/** Other finished works for the same clinic, which may travel in the parcel of one. */
export function useSameParcel(detail: OrderDetail, isOffered: boolean) {
  const { orderId, other } = detail;
  const { data } = useQuery({
    ...callQuery(
      listOrders,
      { states: ['ready'], companyCodes: other === null ? [] : [other.companyCode] },
      { ignoreErrors: true },
    ),
    enabled: isOffered && other !== null,
  });
  const [isTogether, setTogether] = useState(false);
  const [leftOut, leaveOut] = useState(NONE);
  const offered = data?.list.filter((row) => row.orderId !== orderId && canShip(row)) ?? [];
  const taken = isTogether ? offered.filter((row) => !leftOut.has(row.orderId)) : [];
  return {
    offered,
    taken,
    isTogether,
    setTogether,
    isTaken: (row: BatchRow): boolean => taken.some((one) => one.orderId === row.orderId),
    take: (row: BatchRow, isTaken: boolean): void => {
      // Whoever takes one out of none means that one.
      const others = isTogether ? leftOut : new Set(offered.map((one) => one.orderId));
      leaveOut(new Set(isTaken ? [...others].filter((id) => id !== row.orderId) : [...others, row.orderId]));
      setTogether(true);
    },
  };
}

export type SameParcel = ReturnType<typeof useSameParcel>;

const canShip = (row: BatchRow): boolean =>
  stepsFor([row], { isClinic: false, may: () => true }).includes('ship');

/** The order of a page as a row among others. */
export const rowOf = (detail: OrderDetail): BatchRow => ({
  ...detail,
  awaitsParcel: detail.comesByParcel && detail.arrivedAt === null,
});
