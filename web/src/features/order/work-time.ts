import type { PartnerLabSettings } from '@archway/contract/lab-settings/model';
import type { WorkTime } from '@archway/rules/calendar';
import { lineOf } from '@archway/rules/treatment/lines';
import type { Work } from '@archway/rules/treatment/prescription';

/** How long a lab takes for some works: as long as for the slowest of them. */
export function workTimeOf(
  { usualDays, daysOnWay }: Pick<PartnerLabSettings, 'usualDays' | 'daysOnWay'>,
  works: readonly Work[],
): WorkTime {
  const days = works.flatMap((work) => {
    const line = lineOf(work);
    return line === null ? [] : usualDays[line];
  });
  return { usualDays: Math.max(0, ...days), daysOnWay };
}
