import type { Tx } from '../../platform/rpc/implement.ts';
import { peopleActingFor } from '../dentist/public.ts';
import type { PlanRow } from './order-plan.repository.ts';

/** The members of a clinic whose own an order is: its maker, its dentist and the deputies. They are also those who are told. */
export async function ownersOf(
  tx: Tx,
  orgId: string,
  { created_by, dentist_id }: Pick<PlanRow, 'created_by' | 'dentist_id'>,
): Promise<string[]> {
  const people = dentist_id === null ? [] : await peopleActingFor(tx, orgId, dentist_id);
  return [...new Set([created_by, ...people])];
}
