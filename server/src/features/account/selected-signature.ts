import type { Tx } from '../../platform/rpc/implement.ts';
import { presentPreference } from './account.present.ts';
import { getPreference } from './account.repository.ts';

/** Which of the own dentist's signatures the member has chosen to use, by its number. */
export async function selectedSignature(
  tx: Tx,
  member: { orgId: string; userCode: string },
): Promise<number> {
  return presentPreference(await getPreference(tx, member)).dentistSignature;
}
