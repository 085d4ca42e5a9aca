import type { Tx } from '../../platform/rpc/implement.ts';
import { saveCase, type CaseRow } from './case.repository.ts';
import { tellCase } from './tell-case.ts';

/** Tells that something of a locked case has changed that does not move it. */
export async function touchCase(tx: Tx, orgId: string, caseId: string): Promise<CaseRow> {
  const row = await saveCase(tx, orgId, caseId, {});
  await tellCase(tx, row);
  return row;
}
