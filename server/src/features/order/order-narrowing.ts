import type { OrderFilters } from '@archway/contract/order/filters';
import { plusDays, presetDates, type DateChoice } from '@archway/rules/date-presets';
import { lastOfWeek } from '@archway/rules/order/list';
import { mayRelease } from '@archway/rules/order/release';
import { momentOf } from '@archway/rules/time-of-day';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { readClock, type Clock } from '../organization/public.ts';
import type { LabOrderNarrowing } from './lab-order-list.repository.ts';
import {
  listAskedDentists,
  type Moments,
  type NeedsYou,
  type OwnOrderNarrowing,
} from './order-list.repository.ts';
import { readRelease } from './release-facts.ts';

/** The clock is asked only where days matter. */
const goesByDays = ({ ended, queue, isOverdue }: OrderFilters): boolean =>
  ended !== undefined || queue !== undefined || isOverdue === true;

/** The filters of a clinic's list as its query takes them. */
export async function narrowingOfClinic(
  tx: Tx,
  caller: Caller,
  { ended, queue, ...filters }: OrderFilters,
  given?: Clock,
): Promise<OwnOrderNarrowing> {
  if (!goesByDays({ ended, queue })) return filters;
  const clock = given ?? (await readClock(tx, caller.orgId));
  const { today } = clock;
  return {
    ...filters,
    ended: momentsOf(ended, clock),
    ...(queue === 'arrivingThisWeek' && { arriving: { from: today, to: lastOfWeek(today) } }),
    ...(queue === 'needsYou' && { needsYou: await needsYouOf(tx, caller, today) }),
  };
}

export async function narrowingOfLab(
  tx: Tx,
  { orgId, userCode }: Pick<Caller, 'orgId' | 'userCode'>,
  { ended, queue, ...rest }: OrderFilters,
  given?: Clock,
): Promise<LabOrderNarrowing> {
  const filters = queue === 'mine' ? { ...rest, technicians: [userCode] } : rest;
  if (!goesByDays({ ended, queue: queue === 'mine' ? undefined : queue, ...filters })) return filters;
  const clock = given ?? (await readClock(tx, orgId));
  return {
    ...filters,
    ended: momentsOf(ended, clock),
    today: clock.today,
    ...(queue === 'leavingThisWeek' && { leavingBy: lastOfWeek(clock.today) }),
  };
}

async function needsYouOf(tx: Tx, caller: Caller, today: string): Promise<NeedsYou> {
  const releases: (string | null)[] = [];
  for (const dentist of await listAskedDentists(tx, caller.orgId))
    if (mayRelease((await readRelease(tx, caller, dentist)).facts)) releases.push(dentist);
  return { today, releases };
}

/** From the beginning of the first day to the end of the last one. Days that end today or later have no end. */
function momentsOf(choice: DateChoice | undefined, { timeZone, today }: Clock): Moments | undefined {
  const dates = typeof choice === 'string' ? presetDates(choice, today) : choice;
  if (dates === undefined) return undefined;
  return {
    from: momentOf(dates.from, 0, timeZone),
    before: dates.to >= today ? null : momentOf(plusDays(dates.to, 1), 0, timeZone),
  };
}
