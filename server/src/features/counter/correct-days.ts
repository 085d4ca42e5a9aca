import type { Tx } from '../../platform/rpc/implement.ts';
import { countDays, type CountedDay, type Counting } from '../order/public.ts';
import { listDays, lockCounters, markCounted, putDay, removeDay } from './counter.repository.ts';

export interface Corrected {
  /** What was corrected, as `day partner`. */
  corrected: string[];
  /** Anything was counted at all: it is worth looking again. */
  isBusy: boolean;
}

/**
 * Brings the counters from a day on to what the history says. Whatever these numbers hold counts as counted, so that an
 * event that comes late does not count it once more.
 */
export async function correctDays(tx: Tx, counting: Counting, since: string): Promise<Corrected> {
  const { orgId } = counting;
  await lockCounters(tx, orgId);
  const counted = await countDays(tx, counting, since);
  await markCounted(
    tx,
    orgId,
    counted.flatMap(({ entries }) => entries),
  );
  const kept = new Map((await listDays(tx, orgId, since)).map((day) => [keyOf(day), day]));
  const corrected: string[] = [];
  for (const day of counted) {
    const before = kept.get(keyOf(day));
    kept.delete(keyOf(day));
    if (before !== undefined && isSame(before, day)) continue;
    await putDay(tx, orgId, day);
    corrected.push(`${day.day} ${day.partner}`);
  }
  for (const left of kept.values()) {
    await removeDay(tx, orgId, left);
    corrected.push(`${left.day} ${left.partner}`);
  }
  return { corrected, isBusy: counted.length > 0 };
}

const keyOf = ({ partner, member, day }: CountedDay): string => `${partner} ${member} ${day}`;

const isSame = (one: CountedDay, other: CountedDay): boolean =>
  one.received === other.received &&
  one.remakes === other.remakes &&
  one.accepted === other.accepted &&
  one.rejected === other.rejected &&
  one.canceled === other.canceled &&
  one.completed === other.completed &&
  one.answers === other.answers &&
  one.answer_seconds === other.answer_seconds;
