import type { WorkCalendar } from '@archway/rules/calendar';
import { todayIn } from '@archway/rules/date-presets';
import { clockDays, dateAfterHold, lostDays, type ClockEntry } from '@archway/rules/order/promise-clock';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { findPartnerSettings, readOwnSettings } from '../lab-settings/public.ts';
import { listEntries } from './order-history.repository.ts';
import { isClinic, readNow, type OrderRow } from './order.repository.ts';

/** What a hold has cost by now, and the agreed day once work goes on. Nothing before anything was agreed. */
export async function dateWhenResumed(
  tx: Tx,
  caller: Pick<Caller, 'orgId' | 'orgType'>,
  order: OrderRow,
): Promise<{ day: string | null; lostDays: number }> {
  const calendar = await calendarOf(tx, caller, order);
  const { estimated_on: agreed, held_at: heldAt } = order;
  if (agreed === null || heldAt === null || calendar === undefined) return { day: agreed, lostDays: 0 };
  const { timeZone } = calendar;
  const history = (await listEntries(tx, caller, order.id)).map(
    ({ action, at }) => ({ action, at }) as ClockEntry,
  );
  const { startedOn } = clockDays(history, { timeZone, byParcel: order.by_parcel });
  const lost = lostDays(
    calendar,
    { startedOn },
    { from: todayIn(timeZone, heldAt), to: todayIn(timeZone, await readNow(tx)) },
  );
  return { day: dateAfterHold(calendar, agreed, lost), lostDays: lost };
}

/** The lab's, whoever asks: a clinic reads it as its partner, and nobody ends a partnership while an order is open. */
async function calendarOf(
  tx: Tx,
  caller: Pick<Caller, 'orgId' | 'orgType'>,
  { counterpart }: OrderRow,
): Promise<WorkCalendar | undefined> {
  if (!isClinic(caller)) return readOwnSettings(tx, caller.orgId);
  return counterpart === null ? undefined : findPartnerSettings(tx, counterpart);
}
