import { sql, type RawBuilder } from 'kysely';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { dentistsActedFor, peopleActingFor } from '../dentist/public.ts';

/**
 * The one place that says whose a case is: whoever made it, the dentist it is for, and that dentist's deputies. A role of
 * own scope sees no others.
 */
export function isOwnCase(caller: Pick<Caller, 'orgId' | 'userCode'>): RawBuilder<boolean> {
  // As an array it is read once, and both halves are found by an index.
  return sql<boolean>`(patient_case.created_by = ${caller.userCode}
    or patient_case.dentist_id = any (array(${dentistsActedFor(caller)})))`;
}

/** The members of whom it is their own, for what is told live. */
export async function ownersOf(
  tx: Tx,
  orgId: string,
  { created_by, dentist_id }: { created_by: string; dentist_id: string | null },
): Promise<string[]> {
  if (dentist_id === null) return [created_by];
  return [...new Set([created_by, ...(await peopleActingFor(tx, orgId, dentist_id))])];
}
