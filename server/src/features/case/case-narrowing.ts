import type { CaseFilters } from '@archway/contract/case/filters';
import { presetDates } from '@archway/rules/date-presets';
import type { Tx } from '../../platform/rpc/implement.ts';
import { readClock } from '../organization/public.ts';
import type { CaseNarrowing } from './case.repository.ts';

/** A list as it was asked for, with the days its preset stands for where the organization is. */
export async function narrowingOf<F extends CaseFilters>(
  tx: Tx,
  orgId: string,
  { scanned, ...filters }: F,
): Promise<Omit<F, 'scanned'> & Pick<CaseNarrowing, 'scanned'>> {
  if (scanned === undefined || scanned === 'allTime') return filters;
  const dates =
    typeof scanned === 'string' ? presetDates(scanned, (await readClock(tx, orgId)).today) : scanned;
  return { ...filters, scanned: dates };
}

/** Whether the statement is one of few, and its index is right for every clinic. Words need a plan of their own. */
export const hasOnePlan = ({
  keyword = '',
  states = [],
  dentistIds = [],
  workTypes = [],
  orderStatuses = [],
  labCodes = [],
  ids,
}: CaseNarrowing): boolean =>
  keyword === '' &&
  states.length <= 1 &&
  dentistIds.length <= 1 &&
  workTypes.length === 0 &&
  orderStatuses.length === 0 &&
  labCodes.length === 0 &&
  ids === undefined;
