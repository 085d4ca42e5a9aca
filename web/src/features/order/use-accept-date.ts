import type { OrderDetail } from '@archway/contract/order/model';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyInfoQuery } from '../organization/public.ts';
import { acceptDate, type AcceptDate } from './accept-date.ts';

/** By the day it is where the lab is, which is the reader's. */
export function useAcceptDate({ requestedOn }: Pick<OrderDetail, 'requestedOn'>): AcceptDate {
  const { data: lab } = useQuery(companyInfoQuery);
  const [now] = useState(() => new Date());
  const timeZone = lab?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return acceptDate(requestedOn, timeZone, now);
}
