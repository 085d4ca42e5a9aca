import { plusDays } from '@archway/rules/date-presets';
import { momentOf } from '@archway/rules/time-of-day';
import type { Tx } from '../../platform/rpc/implement.ts';
import { readClock } from '../organization/public.ts';

/** When an organization sleeps, by its own clock. */
const NIGHT_HOUR = 2;
/** Organizations of one time zone don't all recount in the same minute. */
const SPREAD_SECONDS = 7_200;

/** Seconds until the coming night of an organization: each has its own moment in it, the same every night. */
export async function untilNight(tx: Tx, orgId: string): Promise<number> {
  const { now, timeZone, today } = await readClock(tx, orgId);
  const spread = Number.parseInt(orgId.slice(-4), 16) % SPREAD_SECONDS;
  const [first = 0, second = 0] = [today, plusDays(today, 1)].map(
    (day) => Math.ceil((momentOf(day, NIGHT_HOUR, timeZone).getTime() - now.getTime()) / 1_000) + spread,
  );
  return first > 0 ? first : second;
}
