import { record } from '../../platform/events/record.ts';
import type { Tx } from '../../platform/rpc/implement.ts';
import { caseChanged } from './case.events.ts';
import { saveCase } from './case.repository.ts';

/** Tells that something of a locked case has changed that does not move it. */
export async function touchCase(tx: Tx, orgId: string, caseId: string): Promise<void> {
  const { created_by: madeBy } = await saveCase(tx, orgId, caseId, {});
  await record(tx, caseChanged, { caseId, madeBy });
}
