import type { Tx } from '../../platform/rpc/implement.ts';
import { saveCase } from './case.repository.ts';
import { tellCase } from './tell-case.ts';

/** Tells that something of a locked case has changed that does not move it. */
export async function touchCase(tx: Tx, orgId: string, caseId: string): Promise<void> {
  await tellCase(tx, await saveCase(tx, orgId, caseId, {}));
}
