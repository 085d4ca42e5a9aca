import type { PartnerLabSettings } from '@archway/contract/lab-settings/model';
import type { WorkCalendar } from '@archway/rules/calendar';
import { deliveryDates, isPossibleDate, type DeliveryDates } from '@archway/rules/order/delivery';
import type { Work } from '@archway/rules/treatment/prescription';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { partnerLabSettingsQuery } from '../lab-settings/public.ts';
import { workTimeOf } from './work-time.ts';

export interface Delivery {
  /** Null while no lab is chosen, and until it has told. */
  settings: PartnerLabSettings | null;
  isFailed: boolean;
  dates: DeliveryDates;
  now: Date;
  isPossible: (date: string) => boolean;
}

const NO_DATES: DeliveryDates = { earliest: null, suggested: null };

/** When a lab can deliver some works, by its own calendar. */
export function useDelivery(labCode: string | null, works: readonly Work[]): Delivery {
  const [now] = useState(() => new Date());
  const { data, isError } = useQuery({
    ...partnerLabSettingsQuery(labCode ?? ''),
    enabled: labCode !== null,
  });
  const settings = labCode === null ? null : (data ?? null);
  const calendar: WorkCalendar | null = settings;
  return {
    settings,
    isFailed: labCode !== null && isError,
    dates:
      settings === null || works.length === 0
        ? NO_DATES
        : deliveryDates(settings, now, workTimeOf(settings, works)),
    now,
    isPossible: (date) => calendar !== null && isPossibleDate(calendar, now, date),
  };
}
