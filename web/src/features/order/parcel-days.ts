import { plusWorkingDays } from '@archway/rules/calendar';
import { plusDays } from '@archway/rules/date-presets';
import { areShippingDays } from '@archway/rules/order/shipping';
import type { Way } from './use-way.ts';

/** When a parcel that leaves on a day should arrive: after the lab's days on the way, or the next day while they are not known. */
export const arrivalOf = (shippedOn: string, way: Way | null): string =>
  (way === null ? null : plusWorkingDays(way, shippedOn, way.daysOnWay)) ?? plusDays(shippedOn, 1);

/** What is wrong with the days of a parcel. */
export type DayProblem = 'missing' | 'beforeShipped' | 'tooFar';

export function dayProblem(
  { shippedOn, arrivesOn }: { shippedOn: string; arrivesOn: string },
  today: string,
): DayProblem | null {
  if (shippedOn === '' || arrivesOn === '') return 'missing';
  if (arrivesOn < shippedOn) return 'beforeShipped';
  return areShippingDays({ shippedOn, arrivesOn }, today) ? null : 'tooFar';
}

/** How many days after the agreed one something is there; 0 for in time. */
export function daysLate(agreedOn: string, arrivesOn: string): number {
  const days = (Date.parse(`${arrivesOn}T00:00:00Z`) - Date.parse(`${agreedOn}T00:00:00Z`)) / 86_400_000;
  return Math.max(0, Math.round(days));
}
