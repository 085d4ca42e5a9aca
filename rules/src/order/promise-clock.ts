import { isWorkingDay, plusWorkingDays, type WorkCalendar } from '../calendar.ts';
import { plusDays, todayIn } from '../date-presets.ts';
import type { OrderAction } from './table.ts';

type Calendar = Pick<WorkCalendar, 'workingDays' | 'holidays'>;

/** Days of the lab. Held at the end of each of them; one that is resumed on the day it was held has lost none. */
export interface HeldDays {
  from: string;
  /** When it went on; null while it is held. */
  to: string | null;
}

/** What of an order's history its clock goes by. */
export interface ClockDays {
  /** Those after it are counted. Null while nothing is promised, or the parcel with the impression has not come. */
  startedOn: string | null;
  held: readonly HeldDays[];
  /** When it was on its way, or over; null for work in the lab. */
  endedOn: string | null;
}

/** An entry of the history, as far as the clock is concerned. */
export interface ClockEntry {
  action: OrderAction | 'create' | 'copy' | 'autoAccept' | 'autoComplete';
  at: Date;
}

const ENDS: ReadonlySet<ClockEntry['action']> = new Set([
  'ship',
  'complete',
  'autoComplete',
  'cancel',
  'agreeCancel',
]);

/** Reads the clock's days from the history, oldest first. A work that is to be delivered once more goes on. */
export function clockDays(
  history: readonly ClockEntry[],
  { timeZone, byParcel }: { timeZone: string; byParcel: boolean },
): ClockDays {
  let startedOn: string | null = null;
  let endedOn: string | null = null;
  const held: HeldDays[] = [];
  for (const { action, at } of history) {
    const day = todayIn(timeZone, at);
    if (action === 'accept' || action === 'autoAccept') [startedOn, endedOn] = [byParcel ? null : day, null];
    else if (action === 'parcelArrived') startedOn ??= day;
    else if (action === 'hold') held.push({ from: day, to: null });
    else if (action === 'resume') held.push({ from: held.pop()?.from ?? day, to: day });
    else if (action === 'askRedelivery') endedOn = null;
    else if (ENDS.has(action)) endedOn = day;
  }
  return { startedOn, held, endedOn };
}

const isHeldOn = (held: readonly HeldDays[], day: string): boolean =>
  held.some(({ from, to }) => from <= day && (to === null || day < to));

/** The working days that have gone by, up to a day and with it. */
export function countedDays(
  calendar: Calendar,
  { startedOn, held, endedOn }: ClockDays,
  until: string,
): number {
  if (startedOn === null) return 0;
  const last = endedOn !== null && endedOn < until ? endedOn : until;
  let counted = 0;
  for (let day = plusDays(startedOn, 1); day <= last; day = plusDays(day, 1))
    if (isWorkingDay(calendar, day) && !isHeldOn(held, day)) counted += 1;
  return counted;
}

/** The working days that a hold has cost by the day on which it ends. Those before the clock began cost none. */
export function lostDays(
  calendar: Calendar,
  { startedOn }: Pick<ClockDays, 'startedOn'>,
  { from, to }: { from: string; to: string },
): number {
  if (startedOn === null) return 0;
  let lost = 0;
  for (let day = from > startedOn ? from : plusDays(startedOn, 1); day < to; day = plusDays(day, 1))
    if (isWorkingDay(calendar, day)) lost += 1;
  return lost;
}

/** The agreed day once work goes on: later by the days lost, never earlier. */
export const dateAfterHold = (calendar: WorkCalendar, agreed: string, lost: number): string =>
  plusWorkingDays(calendar, agreed, lost) ?? agreed;
