import type { Tx } from '../../platform/rpc/implement.ts';
import { listLiveCodes } from './partner-code.repository.ts';
import { listPartnerIds, type PartnerCaller } from './partnership.repository.ts';

/** Whether others can become partners by a code that was given, or have. */
export async function hasCodeOrPartner(tx: Tx, caller: PartnerCaller): Promise<boolean> {
  return (await listPartnerIds(tx, caller)).length > 0 || (await listLiveCodes(tx, caller.orgId)).length > 0;
}
