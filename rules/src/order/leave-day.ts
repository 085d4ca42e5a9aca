import { minusWorkingDays, type WorkCalendar } from '../calendar.ts';

/**
 * The day on which a parcel must leave its lab to be there on the agreed one: earlier by the days on the way, counted in
 * the lab's own working days. The agreed day itself for a lab that never works.
 */
export const leaveDay = (
  calendar: Pick<WorkCalendar, 'workingDays' | 'holidays'>,
  agreed: string,
  daysOnWay: number,
): string => minusWorkingDays(calendar, agreed, daysOnWay) ?? agreed;
