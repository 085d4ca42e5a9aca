import { EXACT_TOTAL_LIMIT } from '@archway/contract/core/paging';
import { countEach } from '../../platform/list/page.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { findCases, type CaseCaller, type CaseNarrowing } from './case.repository.ts';

/**
 * Counts lists for the tabs above them. The wide ones come last: where a part of one is more than is counted exactly,
 * the whole is so, too, and nothing is read for it. In a large clinic that spares the tab of all cases.
 */
export async function countLists(
  tx: Tx,
  caller: CaseCaller,
  lists: readonly CaseNarrowing[],
): Promise<number[]> {
  const totals = new Map<CaseNarrowing, number>();
  const count = async (some: readonly CaseNarrowing[]): Promise<void> => {
    if (some.length === 0) return;
    const queries = some.map((list) => findCases(tx, caller, list));
    for (const [i, total] of (await countEach(tx, queries)).entries()) totals.set(some[i]!, total);
  };
  const partsOf = (list: CaseNarrowing) => lists.filter((other) => other !== list && holdsAll(list, other));
  const wide = lists.filter((list) => partsOf(list).length > 0);
  await count(lists.filter((list) => !wide.includes(list)));
  const beyond = wide.filter((list) =>
    partsOf(list).some((part) => (totals.get(part) ?? 0) > EXACT_TOTAL_LIMIT),
  );
  for (const list of beyond) totals.set(list, EXACT_TOTAL_LIMIT + 1);
  await count(wide.filter((list) => !beyond.includes(list)));
  return lists.map((list) => totals.get(list)!);
}

/** Whether the one list has every case of the other: each of its filters is there as well, or a narrower one. */
export function holdsAll(list: CaseNarrowing, other: CaseNarrowing): boolean {
  return (Object.keys(list) as (keyof CaseNarrowing)[]).every((name) => {
    const [wanted, its] = [list[name], other[name]];
    if (wanted === undefined) return true;
    if (!Array.isArray(wanted)) return JSON.stringify(wanted) === JSON.stringify(its);
    if (wanted.length === 0) return true;
    const chosen: readonly unknown[] = Array.isArray(its) ? its : [];
    return chosen.length > 0 && chosen.every((one) => (wanted as readonly unknown[]).includes(one));
  });
}
