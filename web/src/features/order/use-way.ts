import { getLabSettings } from '@archway/contract/lab-settings/calls';
import type { OrderDetail } from '@archway/contract/order/model';
import type { WorkCalendar } from '@archway/rules/calendar';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../platform/call/queries.ts';
import { partnerLabSettingsQuery } from '../lab-settings/public.ts';

/** How long parcels of the order's lab travel, in its own working days. */
export interface Way extends WorkCalendar {
  daysOnWay: number;
}

const ownSettingsQuery = callQuery(getLabSettings, {}, { ignoreErrors: true });

/** Each side asks for what it may read; null until it is told, and for whoever is not. */
export function useWay({ own, lab, other }: Pick<OrderDetail, 'own' | 'lab' | 'other'>): Way | null {
  const isOfLab = own === null;
  const { data: ofLab } = useQuery({ ...ownSettingsQuery, enabled: isOfLab });
  const { data: ofPartner } = useQuery({
    ...partnerLabSettingsQuery(other?.companyCode ?? ''),
    enabled: !isOfLab && lab !== null && other !== null,
  });
  return (isOfLab ? ofLab : ofPartner) ?? null;
}
