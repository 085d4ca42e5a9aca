import type { Shipping } from '@archway/contract/order/model';
import { todayIn } from '@archway/rules/date-presets';
import { ORDER_LIMITS } from '@archway/rules/order/limits';
import type { Carrier } from '@archway/rules/order/shipping';
import { useState } from 'react';
import { keepLastCarrier, readLastCarrier } from './last-carrier.ts';
import { arrivalOf, dayProblem } from './parcel-days.ts';
import type { Way } from './use-way.ts';

/** What a lab says of a parcel, by its own calendar; what was said before is there to be corrected. */
export function useParcel({ way, before }: { way: Way | null; before: Shipping | null }) {
  const [now] = useState(() => new Date());
  const today = todayIn(way?.timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone, now);
  const [carrier, setCarrier] = useState<Carrier | ''>(before?.carrier ?? readLastCarrier() ?? '');
  const [trackingNumber, setTrackingNumber] = useState(before?.trackingNumber ?? '');
  // Until they are typed they follow the calendar.
  const [typedShipped, setShippedOn] = useState<string | null>(before?.shippedOn ?? null);
  const [typedArrives, setArrivesOn] = useState<string | null>(before?.arrivesOn ?? null);
  const [isTried, setTried] = useState(false);
  const shippedOn = typedShipped ?? today;
  const arrivesOn = typedArrives ?? (shippedOn === '' ? '' : arrivalOf(shippedOn, way));
  const days = dayProblem({ shippedOn, arrivesOn }, today);
  return {
    carrier,
    setCarrier,
    trackingNumber,
    setTrackingNumber,
    shippedOn,
    setShippedOn,
    arrivesOn,
    setArrivesOn,
    /** Said at once, except for what is only not filled in yet. */
    dayProblem: days === 'missing' && !isTried ? null : days,
    isCarrierMissing: isTried && carrier === '',
    /** What was filled in, if it is enough; from then on what is missing is marked. */
    complete: (): Shipping | null => {
      setTried(true);
      const number = trackingNumber.trim();
      if (carrier === '' || days !== null || number.length > ORDER_LIMITS.trackingNumber) return null;
      keepLastCarrier(carrier);
      return { carrier, trackingNumber: number, shippedOn, arrivesOn };
    },
  };
}

export type ParcelFilling = ReturnType<typeof useParcel>;
